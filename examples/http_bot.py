"""A player of random moves, in plain Python: python http_bot.py http://127.0.0.1:8000/t/TABLE#KEY SEAT"""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

link, seat = urlsplit(sys.argv[1]), sys.argv[2]
api = f"{link.scheme}://{link.netloc}/api"
table = f"{api}/tables/{link.path.removeprefix('/t/')}"
headers = {"Content-Type": "application/json"}


def ask(url: str, **message: Any) -> Any:
    with urlopen(Request(url, json.dumps(message).encode(), headers)) as answer:
        return json.load(answer)


token = ask(f"{api}/players", name="Random", token=True)["token"]
headers["Authorization"] = f"Bearer {token}"
nonce = f"{random.SystemRandom().getrandbits(128):032x}"  # our share in the referee's luck
ask(table, type="sit", seats=[seat], nonce=nonce, key=link.fragment)
answered = set()
with urlopen(Request(f"{table}/events?as={seat}", headers=headers)) as events:
    for line in filter(bytes.strip, events):  # an empty line only says that the server is there
        now = json.loads(line)["now"] or {"status": "", "questions": {}}  # null where people only talked
        if now["status"] in ("over", "closed"):
            print(now["result"])
            break
        if seat in now["questions"] and now["questions"][seat] not in answered:
            answered.add(now["questions"][seat])
            try:
                ask(table, type="move", move=random.choice(now["moves"][seat]), on=now["questions"][seat])
            except HTTPError as error:
                if error.code != 409:  # stale: a move was taken back, say; the next news asks again
                    raise
