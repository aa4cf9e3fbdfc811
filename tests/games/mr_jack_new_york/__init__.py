"""Mr. Jack in New York: its rules, its board and what its players can know, as stories."""
