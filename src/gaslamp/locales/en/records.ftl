## What can be wrong with the record of a game.

error-record-long = A record has at most { $longest } characters. This text is longer, so it is no game’s.
error-record-line = “{ $text }” is no line of a record. Write a tag as [Name "value"], moves as “seat: move, move”, a comment as “; text”.
error-record-tag = “{ $text }” is no tag. Write [Name "value"], and inside the quotes \" for " and \\ for \.
error-record-tag-late = The tag { $tag } stands below a move. Write all tags above the first move.
error-record-tag-twice = The tag { $tag } is already in line { NUMBER($line, useGrouping: 0) }. Keep one of the two.
error-record-tag-name = “{ $tag }” cannot be a tag of your own. Use letters, digits and “_”, a letter first, and none of these names: { $known }.
error-record-one-line = The tag { $tag } has a line break in its value. Write it in one line.
error-record-comment = There is a comment after move { $after } of { $moves }. Put it after one of the moves, or at 0 before the first.
error-record-no-move = A move is missing in “{ $text }”. Write “seat: move, move”, without a comma at the end.
error-record-no-game = The tag Game is missing. Begin with [Game "name"]; the games here: { $games }.
error-record-game = This is a record of “{ $text }”, but { $game } was brought to read it. Bring the game it names.
error-record-rules = This record follows rules { $text } of { $game }, and only rules { $rules } can be played here. Use a Gaslamp that has those rules.
error-record-seats = “{ $text }” are not the seats of { $game }. Write “{ $seats }”, or leave the tag out.
error-record-options = “{ $text }” are no options. Write each one once as name=value, with spaces between them.
error-record-position = A position is the whole truth, so a record as { $viewer } saw it cannot hold one. Write the record for the viewer “truth”.
error-record-winners = “{ $text }” cannot have won. Name seats with spaces between them ({ $seats }), or “-” for nobody.
error-record-reason = The tag Reason has no Result beside it. Add the tag Result, or leave both out.
error-record-not-truth = This record tells what { $viewer } saw, and only the truth can be replayed. Hear it as a belief instead.
error-record-truth = This record tells the truth, which leaves nothing to believe. Replay it instead.
error-record-not-seen = “{ $seen }” cannot be what { $viewer } saw now. Possible were: { $possible }.
error-record-no-world = “{ $seen }” cannot be what { $viewer } saw now: no game could go on like that. End the record before it.
error-record-not-over = The record has a result, but the game goes on; to act: { $to_act }. Add the missing moves, or leave out Result and Reason. Only a game ended at the table stops like that; its reason is one of: { $reasons }.
error-record-result = The record says that the game ended with { $told }, but its moves end it with { $real }. Correct Result and Reason, or leave them out.
error-record-too-many = More worlds fit this story of { $game } than can be followed. Replay the record of the truth instead.
error-record-viewer = This record tells only what { $has } saw, so it cannot be shown as { $asked }.

## What can be wrong with the proof of a game.

error-proof-none = This is no proof of a game. Its first line would be “{ $first }”; take the file as the server gave it.
error-proof-end = The last line of the proof has no end: something was cut off or put there. Take the file as the server gave it.
error-proof-line = This is no line of a proof. Somebody changed it, or it was saved in another form.
error-proof-field = Here stands “{ $name }” with its value, and nothing else. Somebody changed it.
error-proof-written = The proof is not written in the one way there is. Somebody changed it.
error-proof-commitment = The key is not the one that was laid down: its hash is not the commitment. One of the two was changed.
error-proof-number = Event { $number } should stand here, and it is { $found }: an event was left out, put in twice, or exchanged.
error-proof-changed = Event { $number } is not what was laid down: it, its link or the key was changed.
error-proof-head = The head is not the link of the last event, { $number }: the head was changed, or events at the end are missing.
error-proof-event = This event cannot be understood: { $why }. It was not written by a table.
error-proof-unopened = A proof begins with the opening of its table, and has only one. Somebody put it together.
error-proof-unfinished = The proof ends before the game does. Take it once the game is over.
error-proof-begun = The game began here, though not everybody had brought a nonce, or it had begun before.
error-proof-not-on = Something was done here that a table does only before, during or after a game, though the game had not begun or was over.
error-proof-bot = A computer player brought a nonce here: so the server could have chosen the draws.
error-proof-draw = The referee did not draw this: it is “{ $told }”, and the key and the nonces give “{ $drawn }”.
error-proof-seen = What was seen of “{ $move }” is not what the rules show of it.
error-proof-undone = The move of event { $number } could not be taken back here.
error-proof-time = The time goes backwards here: the event before is said to be later.
error-proof-options = The table was opened with other seats or options than { $game } has. Somebody put it together.
error-proof-long = A table never makes a line of more than { NUMBER($longest, useGrouping: 0) } characters, nor more than { NUMBER($most, useGrouping: 0) } events. This is no game’s proof.
error-proof-seats = “{ $seats }” are not the seats of one person at the table, all of them and no others. Nobody can have done this.
error-proof-nobody = Nobody sat in seat { $seat } here, so nobody can have done this, and no game can have begun.
error-proof-taken = Nobody could take or open “{ $seats }” here: somebody sat there, or no one person may have these seats.
error-proof-nonce = A nonce came from “{ $seats }”, and none was owed there: so the server could have chosen the draws.
error-proof-paused = The table had agreed to a pause and something was played here, or it had not and went on.
error-proof-must-end = The game had to end here: a flag had fallen, or all people of a side had given up.
error-proof-undone-bot = The move of event { $number } was taken back together with one that a computer player made. A table never does that.
error-proof-undone-unasked = The move of event { $number } was taken back together with somebody else’s, and nobody had proposed that.
error-proof-proposed = This is carried out, answered or proposed here, and what stood to be agreed upon was another thing or nothing.
error-proof-flag = The flag of { $seat } cannot have fallen here: it has no clock that ran, or its clock gave it more time than it had been asked for.
error-proof-ending = The game ended here with { $told }, and nothing that came before leads to this end: no flag, no giving up of the side that lost, no proposal to end it.
