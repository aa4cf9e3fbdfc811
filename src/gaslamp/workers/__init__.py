"""Where computer players think: a bounded pool of processes, so that no search ever freezes the server."""
