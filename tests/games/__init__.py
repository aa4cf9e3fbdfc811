"""Each game's rules as stories."""
