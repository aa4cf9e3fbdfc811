## 为什么这样走：走这一步的人当时能知道什么。

# 苏格兰场。“rides”为0，表示没有车票能到。
why-yard-near = { $rest ->
        [0] X先生可能在{ $all }个车站，这{ $near }个距{ $station }号站都不超过两程。
       *[other] X先生可能在{ $all }个车站，其中{ $near }个距{ $station }号站不超过两程。
    }
why-yard-there = { $near ->
        [1] X先生可能就在{ $station }号站，那是他可能在的{ $all }个车站之一。
       *[other] X先生可能就在{ $station }号站；他可能在{ $all }个车站，{ $rest ->
            [0] 距那里都不超过两程。
           *[other] 其中{ $near }个距那里不超过两程。
        }
    }
why-yard-far = { $rides ->
        [0] X先生可能在{ $all }个车站，凭剩下的车票从{ $station }号站一个也到不了。
       *[other] X先生可能在{ $all }个车站，其中最近的距{ $station }号站{ $rides }程。
    }
why-yard-sure = { $rides ->
        [-1] X先生只可能在{ $where }号站，但凭剩下的车票从{ $station }号站到不了那里。
        [0] X先生只可能在{ $where }号站，正是这里（{ $station }号站）。
       *[other] X先生只可能在{ $where }号站，距{ $station }号站{ $rides }程。
    }
why-yard-hidden = { $all ->
        [1] 用了这张车票，侦探们就知道X先生在哪里；
       *[other] 用了这张车票，侦探们得在{ $all }个车站里找X先生；
    }{ $rides ->
        [0] 没有一名侦探到得了他那里。
       *[other] 最近的侦探距他{ $rides }程。
    }
why-yard-black = { $all ->
        [1] 用了黑票，X先生仍只可能在一个车站。
       *[other] 用了黑票，侦探们得在{ $all }个车站里找X先生；若是{ $ticket-by }，就只有{ $plain }个。
    }{ $rides ->
        [0] 没有一名侦探到得了他那里。
       *[other] 最近的侦探距他{ $rides }程。
    }
why-yard-only-black = { $all ->
        [1] 只有用黑票才能到那里，而侦探们知道X先生在哪里。
       *[other] 只有用黑票才能到那里，侦探们得在{ $all }个车站里找X先生。
    }{ $rides ->
        [0] 没有一名侦探到得了他那里。
       *[other] 最近的侦探距他{ $rides }程。
    }
why-yard-shown = 现在人人都看得见X先生。{ $rides ->
        [0] 没有一名侦探到得了他那里，
       *[other] 最近的侦探距他{ $rides }程，
    }而他的下一程可以前往{ $ways }个车站。
why-yard-double = { $all ->
        [1] 侦探们知道X先生在哪里，
       *[other] 侦探们得在{ $all }个车站里找X先生，
    }{ $hunters ->
        [0] 下一程没有一名侦探到得了他那里。
       *[other] 下一程有{ $hunters }名侦探到得了他那里。
    }

# 三款《开膛手杰克》。
why-jack-split = { $seen ->
        [0] 可能是杰克的有{ $all }人，此刻目击者一个也看不见。
       *[other] { $unseen ->
            [0] 可能是杰克的有{ $all }人，此刻目击者全都看得见。
           *[other] 可能是杰克的有{ $all }人：此刻目击者看得见{ $seen }人，看不见{ $unseen }人。
        }
    }
why-jack-call = 可能是杰克的有{ $all }人：目击者看得见{ $seen }人，看不见{ $unseen }人。无论怎样作证，至少能排除{ $least }人。
why-jack-exits = 可能是杰克的有{ $all }人：原来有{ $before }人走得到出口，{ $after ->
        [0] 现在一个也走不到了。
       *[other] 现在只剩{ $after }人。
    }
why-jack-barred = { $count ->
        [1] 如果杰克是{ $names }，这个回合他走不掉了。
       *[other] 如果杰克是这{ $count }人之一，这个回合他走不掉了：{ $names }。
    }
why-jack-card = { $count ->
        [1] 如果杰克是{ $names }，他本可以用这张卡逃走。
       *[other] 如果杰克是这{ $count }人之一，他本可以用这张卡逃走：{ $names }。
    }
why-jack-sure = 只有{ $names }可能是杰克。
why-jack-last-chance = 可能是杰克的有{ $all }人，而再没有别的机会指控了。
why-jack-accuse = 仍有{ $all }人可能是杰克。
why-jack-hunted = 嫌疑犯只剩{ $names }，{ $hunters ->
        [0] 没有角色走得到那一格。
       *[other] 有{ $hunters }名角色走得到那一格。
    }
why-jack-leaves = 上回合结束时没有人看见杰克，而这个出口是开着的。
why-jack-way-out = 上回合结束时没有人看见杰克，用这张卡他就能逃走。
why-jack-door = 杰克从所在的位置现在走得到出口了。
why-jack-hides = { $seen ->
        [0] 此刻目击者看不见杰克，{ $same ->
            [0] { $others ->
                [1] 却看得见另一名嫌疑犯。
               *[other] 却看得见其他{ $others }名嫌疑犯。
            }
           *[other] { $others ->
                [1] 另一名嫌疑犯也看不见。
               *[other] 其他{ $others }名嫌疑犯中也有{ $same }名看不见。
            }
        }
       *[1] 此刻目击者看得见杰克，{ $same ->
            [0] { $others ->
                [1] 另一名嫌疑犯却看不见。
               *[other] 其他{ $others }名嫌疑犯却都看不见。
            }
           *[other] { $others ->
                [1] 另一名嫌疑犯也看得见。
               *[other] 其他{ $others }名嫌疑犯中也有{ $same }名看得见。
            }
        }
    }

# 口袋版。
why-pocket-hides = { $seen ->
        [0] 此刻没有人看得见杰克，{ $same ->
            [0] { $others ->
                [1] 另一名嫌疑犯却看得见。
               *[other] 其他{ $others }名嫌疑犯却全都看得见。
            }
           *[other] { $others ->
                [1] 另一名嫌疑犯也看不见。
               *[other] 其他{ $others }名嫌疑犯中也有{ $same }名看不见。
            }
        }这样他就有{ $hourglasses }个沙漏，目标6个。
       *[1] 此刻有人看得见杰克，{ $same ->
            [0] { $others ->
                [1] 另一名嫌疑犯却看不见。
               *[other] 其他{ $others }名嫌疑犯却都看不见。
            }
           *[other] { $others ->
                [1] 另一名嫌疑犯也看得见。
               *[other] 其他{ $others }名嫌疑犯中也有{ $same }名看得见。
            }
        }他有{ $hourglasses }个沙漏，目标6个。
    }
why-pocket-last = { $seen ->
        [0] 只剩一名嫌疑犯，此刻没有人看得见他。
       *[1] 只剩一名嫌疑犯，此刻有人看得见他。
    }
why-pocket-alibi = 仍有{ $all }人可能是杰克；100次中有{ $share }次，这张卡能再排除其中一人。
why-pocket-cards = 剩下的{ $deck }张不在场证明卡中有{ $full }张带沙漏；杰克已有{ $hourglasses }个沙漏，目标6个。

# 神秘大地。图画好不好懂，是按画上的东西算出来的。
why-seance-things = { $things }（{ $dream }号梦境）
why-seance-guess = { $all ->
        [1] 只有这张卡可能。有利的迹象：{ $reasons }。
       *[other] 可能的卡有{ $all }张。对这张有利的迹象：{ $reasons }。
    }
why-seance-vote = 真凶可能是{ $all }个组合之一，共同的梦最像在说这一个：单看图画，100次中有{ $share }次。
why-seance-dream = 单看图画，有了这个梦，{ $colour }水晶球的{ $kind }在100次中有{ $share }次会被找到。
why-seance-throw = 单看图画，这手牌里最好的梦在100次中有{ $share }次会被看懂。
why-seance-shared = 单看图画，100次中有{ $share }次能让大家都认出这个组合。
