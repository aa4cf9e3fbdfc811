"""Two small games that exercise what the big ones need. They are interpreted, as a stranger's game would be."""
