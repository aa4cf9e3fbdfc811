"""A whole game as text, and back. Chance is written in, so a record needs no seed.

    [Game "tiny_chase"]
    [Rules "1"]
    [Seats "fugitive red blue"]
    [Viewer "truth"]

    ; a comment before the first move
    *: hide 1
    fugitive: walk 2 ; a comment after two moves
    ; and another one
    red: go 3

Tags come first, in a fixed order: Game, Rules, Options (those that are not as usual), Seats, Viewer, Position (where the
game began, if not at the start), Result and Reason (once it is over), then tags of your own, in the order you gave them.
Then each seat's run of moves is one line; `*` is the referee.

A game that the rules have not ended has no result, unless the table ended it: then the reason is one of `TABLE_REASONS`
(`[Result "red blue"]`, `[Reason "resigned"]`), and the moves stop in mid-game.

A comment goes from a semicolon to the end of its line and belongs to the number of moves before it. There is one way to
write it: the first comment after a move stands behind that move and ends its line, even in the middle of a run; further
ones follow on lines of their own, and so do all comments before the first move. Whatever was read is written in this one
way, so the text written is the same however often it is read and written again.

`Record.of(table)` takes down a game, `write` and `read` are the text, `replay` plays a true record on a fresh table with
every move checked, and `hear` tells one seat's record to a belief. `steps` goes through either of them move by move, as the
`perspective` of one viewer has it.

A game of a table that is over has a *proof* besides: `proofs` is its text, `sealing` its arithmetic, `verifying` its check.
"""

from gaslamp.records.reading import read
from gaslamp.records.record import TABLE_REASONS, Record
from gaslamp.records.replaying import Step, hear, perspective, replay, steps
from gaslamp.records.shelf import Find
from gaslamp.records.writing import write

__all__ = ["TABLE_REASONS", "Find", "Record", "Step", "hear", "perspective", "read", "replay", "steps", "write"]
