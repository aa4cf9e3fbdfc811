"""Our games for the tools of game researchers: action ids, rewards, and other people's interfaces."""
