"""Mr. Jack: its rules, its board and what its players can know, as stories."""
