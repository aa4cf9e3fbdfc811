"""How the pictures of a game are made from small text files: see art/mysterium/README.md."""
