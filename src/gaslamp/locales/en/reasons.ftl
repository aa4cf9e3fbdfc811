## Why somebody moved as he did: what he could know then. Said of his own move, by whoever explains it.

# Scotland Yard. `rides` is 0 where no ticket leads there.
why-yard-near = { $rest ->
        [0] All { $all } stations where Mr X can be are within two rides of { $station }.
       *[other] { $near ->
            [one] One of the { $all } stations where Mr X can be is within two rides of { $station }.
           *[other] { $near } of the { $all } stations where Mr X can be are within two rides of { $station }.
        }
    }
why-yard-there = { $near ->
        [one] Mr X can be at { $station } itself, one of { $all } stations where he can be.
       *[other] Mr X can be at { $station } itself, and { $rest ->
            [0] all { $all } stations where he can be are within two rides of it.
           *[other] { $near } of the { $all } stations where he can be are within two rides of it.
        }
    }
why-yard-far = { $rides ->
        [0] No ticket left leads from { $station } to any of the { $all } stations where Mr X can be.
       *[other] Of the { $all } stations where Mr X can be, the nearest is { $rides } rides from { $station }.
    }
why-yard-sure = { $rides ->
        [-1] Mr X can only be at { $where }, and no ticket left leads there from { $station }.
        [0] Mr X can only be at { $where }: this is station { $station }.
        [one] Mr X can only be at { $where }, one ride from { $station }.
       *[other] Mr X can only be at { $where }, { $rides } rides from { $station }.
    }
why-yard-hidden = { $all ->
        [one] After this ticket the detectives know where Mr X is; { $rides ->
            [0] none of them can get there.
            [one] the nearest detective is one ride away.
           *[other] the nearest detective is { $rides } rides away.
        }
       *[other] After this ticket the detectives have to look for Mr X at { $all } stations; { $rides ->
            [0] none of them can get to where he is.
            [one] the nearest detective is one ride away.
           *[other] the nearest detective is { $rides } rides away.
        }
    }
why-yard-black = { $all ->
        [one] After a black ticket there is one station where Mr X can be.
       *[other] After a black ticket the detectives have to look for Mr X at { $all } stations; had he gone { $ticket-by }, at { $plain }.
    } { $rides ->
        [0] None of them can get there.
        [one] The nearest detective is one ride away.
       *[other] The nearest detective is { $rides } rides away.
    }
why-yard-only-black = { $all ->
        [one] Only a black ticket takes Mr X there, and the detectives know where he is.
       *[other] Only a black ticket takes Mr X there, and the detectives have to look for him at { $all } stations.
    } { $rides ->
        [0] None of them can get there.
        [one] The nearest detective is one ride away.
       *[other] The nearest detective is { $rides } rides away.
    }
why-yard-shown = Everybody sees Mr X now. { $rides ->
        [0] No detective can get there,
        [one] The nearest detective is one ride away,
       *[other] The nearest detective is { $rides } rides away,
    } and { $ways ->
        [one] Mr X can ride on to one station.
       *[other] Mr X can ride on to { $ways } stations.
    }
why-yard-double = { $all ->
        [one] The detectives know where Mr X is,
       *[other] The detectives have to look for Mr X at { $all } stations,
    } and with the next ride { $hunters ->
        [0] none of them could be where he is.
        [one] one of them could be where he is.
       *[other] { $hunters } of them could be where he is.
    }

# The Mr. Jack games.
why-jack-split = { $seen ->
        [0] Of the { $all } who can be Mr. Jack, a witness would now see nobody.
       *[other] { $unseen ->
            [0] A witness would now see all { $all } who can be Mr. Jack.
           *[other] Of the { $all } who can be Mr. Jack, a witness would now see { $seen } and not see { $unseen }.
        }
    }
why-jack-call = Of the { $all } who can be Mr. Jack, a witness sees { $seen } and does not see { $unseen }: { $least ->
        [one] whatever the answer, at least one is cleared.
       *[other] whatever the answer, at least { $least } are cleared.
    }
why-jack-exits = { $before ->
        [one] Of the { $all } who can be Mr. Jack, one could reach a way out;
       *[other] Of the { $all } who can be Mr. Jack, { $before } could reach a way out;
    } { $after ->
        [0] now nobody can.
        [one] now only one can.
       *[other] now only { $after } can.
    }
why-jack-barred = { $count ->
        [one] If Mr. Jack is { $names }, he can no longer leave in this round.
       *[other] If Mr. Jack is one of these, he can no longer leave in this round: { $names }.
    }
why-jack-card = { $count ->
        [one] If Mr. Jack is { $names }, he could have left with this card.
       *[other] If Mr. Jack is one of these, he could have left with this card: { $names }.
    }
why-jack-sure = Only { $names } can be Mr. Jack.
why-jack-last-chance = { $all } can be Mr. Jack, and there will be no other chance to accuse.
why-jack-accuse = { $all } can still be Mr. Jack.
why-jack-hunted = Only { $names } is still suspected, and { $hunters ->
        [0] nobody could walk to that hex.
        [one] one character could walk to that hex.
       *[other] { $hunters } characters could walk to that hex.
    }
why-jack-leaves = Nobody saw Mr. Jack at the end of the last round, and this way out is open.
why-jack-way-out = Nobody saw Mr. Jack at the end of the last round, and with this card he can leave.
why-jack-door = From where he stands Mr. Jack can now reach a way out.
why-jack-hides = { $seen ->
        [0] A witness would not see Mr. Jack now, { $same ->
            [0] { $others ->
                [one] but would see the other suspect.
               *[other] but would see all { $others } other suspects.
            }
           *[other] { $others ->
                [one] nor the other suspect.
               *[other] nor { $same } of the { $others } other suspects.
            }
        }
       *[1] A witness would see Mr. Jack now, { $same ->
            [0] { $others ->
                [one] but not the other suspect.
               *[other] but none of the { $others } other suspects.
            }
           *[other] { $others ->
                [one] and the other suspect, too.
               *[other] and with him { $same } of the { $others } other suspects.
            }
        }
    }

# Mr. Jack Pocket.
why-pocket-hides = { $seen ->
        [0] Nobody would see Mr. Jack now, { $same ->
            [0] { $others ->
                [one] but the other suspect would be seen.
               *[other] but all { $others } other suspects would be seen.
            }
           *[other] { $others ->
                [one] nor the other suspect.
               *[other] nor { $same } of the { $others } other suspects.
            }
        } With that he would have { $hourglasses } of his 6 hourglasses.
       *[1] Mr. Jack would be seen now, { $same ->
            [0] { $others ->
                [one] but not the other suspect.
               *[other] but none of the { $others } other suspects.
            }
           *[other] { $others ->
                [one] and the other suspect, too.
               *[other] and with him { $same } of the { $others } other suspects.
            }
        } He has { $hourglasses } of his 6 hourglasses.
    }
why-pocket-last = { $seen ->
        [0] One suspect is left, and nobody would see him now.
       *[1] One suspect is left, and he would be seen now.
    }
why-pocket-alibi = { $all } can still be Mr. Jack, and in { $share } of 100 cases the card clears one of them.
why-pocket-cards = { $full } of the { $deck } alibi cards left show hourglasses, and Mr. Jack has { $hourglasses } of his 6.

# Mysterium. How well pictures are understood is worked out from what is on them.
why-seance-things = { $things } (dream { $dream })
why-seance-guess = { $all ->
        [one] Only this card is possible. What speaks for it: { $reasons }.
       *[other] { $all } cards are possible. What speaks for this one: { $reasons }.
    }
why-seance-vote = Of { $all } who can be the culprit, the shared dream speaks most for this one: by the pictures, in { $share } of 100 cases.
why-seance-dream = By the pictures alone, the { $kind } of the { $colour } orb would be found with this in { $share } of 100 cases.
why-seance-throw = By the pictures alone, the best dream in this hand would be understood in { $share } of 100 cases.
why-seance-shared = By the pictures alone, everybody could be led to this combination in { $share } of 100 cases.
