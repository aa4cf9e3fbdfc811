"""`gaslamp verify`: check the proof of a game, and that it is the game somebody saw."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from gaslamp.cli.common import add_json, complain, console, ending, print_json, read_bytes, text
from gaslamp.core import GaslampError, NotationError
from gaslamp.records import proofs, write
from gaslamp.records.proofs import Proof
from gaslamp.records.verifying import Checked, verify


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=text("cli-arg-proof"))
    parser.add_argument("--commitment", metavar="HEX", default="", help=text("cli-arg-commitment"))
    parser.add_argument("--head", action="append", metavar="HEX", default=[], help=text("cli-arg-head"))
    parser.add_argument("--nonce", action="append", metavar="TEXT", default=[], help=text("cli-arg-nonce"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=text("cli-arg-proof-record"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    data = read_bytes(args.file)
    record = read_bytes(args.record) if args.record is not None else None
    try:
        proof = proofs.read(data)
        checked = verify(proof)
        _check_noted(args, proof, checked)
        if record is not None and record != write(checked.record).encode():
            raise NotationError("cli-proof-record", path=str(args.record))
    except GaslampError as error:  # the proof was checked, and did not hold
        complain(error, args.json)
        return 1
    if args.json:
        nonces = [{"event": number, "by": by, "nonce": nonce} for number, by, nonce in checked.nonces]
        about = {"table": proof.table, "game": checked.game.name, "commitment": proof.commitment.hex(), "head": proof.head.hex()}
        counts = {"events": len(proof.lines), "moves": checked.moves, "draws": checked.draws, "hidden": checked.hidden}
        print_json(about | counts | {"nonces": nonces, "outcome": msgspec.to_builtins(checked.result)})
        return 0
    _tell(proof, checked)
    return 0


def _check_noted(args: argparse.Namespace, proof: Proof, checked: Checked) -> None:
    """Whether this is what somebody was shown while he played."""
    if args.commitment and args.commitment.strip().lower() != proof.commitment.hex():
        raise NotationError("cli-proof-other-commitment", found=proof.commitment.hex())
    links = {line.link.hex() for line in proof.lines}
    for head in args.head:
        if head.strip().lower() not in links:
            raise NotationError("cli-proof-other-head", head=head)
    for nonce in args.nonce:
        if nonce not in [brought for _, _, brought in checked.nonces]:
            raise NotationError("cli-proof-no-nonce", nonce=nonce)


def _tell(proof: Proof, checked: Checked) -> None:
    out = console()
    out.print(text("cli-proof-holds", table=proof.table, events=len(proof.lines)))
    out.print(text("cli-proof-counts", moves=checked.moves, draws=checked.draws, hidden=checked.hidden))
    for number, by, nonce in checked.nonces:
        out.print(text("cli-proof-nonce", number=number, by=by, nonce=nonce))
    out.print(text("cli-proof-commitment", hash=proof.commitment.hex()))
    out.print(text("cli-proof-head", hash=proof.head.hex()))
    if checked.result is not None:
        out.print(ending(checked.game, checked.result))
