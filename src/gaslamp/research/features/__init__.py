"""What each game's view can say, field by field: one file a game. The words for it are in `research/encode.py`."""
