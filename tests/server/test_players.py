"""Players: silently known again, carried to another device, and never by guessing."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.core import GaslampError
from server.world import World, run


def test_a_player_is_known_again_after_a_restart_by_a_secret_that_is_not_kept(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        player, token = await world.house.players.come("Ada", "ru")
        secret = token.partition(".")[2]
        assert len(secret) * 5 >= 128
        await world.restart()
        known = await world.house.players.known(token)
        assert known is not None
        assert (known.id, known.name, known.language) == (player.id, "Ada", "ru")
        kept = (tmp_path / "gaslamp.db").read_bytes() + (tmp_path / "gaslamp.db-wal").read_bytes()
        assert player.id.encode() in kept
        assert secret.encode() not in kept
        for wrong in (
            "",
            token[:-1] + ("a" if token[-1] != "a" else "b"),
            player.id,
            f"{player.id}.",
            f"nobody12.{secret}",
            "…." + secret,
        ):
            assert await world.house.players.known(wrong) is None

    run(story, tmp_path)


def test_a_code_carries_a_player_to_another_device_once_and_soon(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        players = world.house.players
        player, first = await players.come("Ada", "en")
        code = await players.carry(player)
        same, second = await players.claim(code)
        assert same.id == player.id
        assert second != first
        assert await players.known(first) is player
        assert await players.known(second) is player
        with pytest.raises(GaslampError, match="Ask for a new one"):
            await players.claim(code)
        late = await players.carry(player)
        await world.restart()
        world.time += 601_000
        for wrong in (late, "", "x.y", f"{player.id}.{'a' * 32}"):
            with pytest.raises(GaslampError, match="Ask for a new one"):
                await world.house.players.claim(wrong)

    run(story, tmp_path)


def test_names_are_chosen_or_given_and_kept_short(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        players = world.house.players
        nobody, _ = await players.come("", "en")
        assert len(nobody.name) > 3
        await players.rename(nobody, "  Irene \u202e  Adler ", "zh")
        assert (nobody.name, nobody.language) == ("Irene Adler", "zh")
        for wrong in ("x" * 25, "\u200b", "   "):
            with pytest.raises(GaslampError):
                await players.rename(nobody, wrong, None)
        assert nobody.name == "Irene Adler"

    run(story, tmp_path)
