"""Several seats are asked at once: what one does must not disturb another."""

from __future__ import annotations

from pathlib import Path

from server.world import World, run


def test_a_guess_is_not_stale_because_the_ghost_went_on_dealing(tmp_path: Path) -> None:
    """Between the ghost's card and Red's guess the referee showed and drew cards; Red was asked the same all along."""

    async def story(world: World) -> None:
        ada, ben, cy = [await world.player(name) for name in ("Ada", "Ben", "Cy")]
        seats = {"ghost": "me", "red": "open", "blue": "open"}
        table = await world.table(ada, "mysterium", options={"players": 3}, seats=seats, public=True)
        ghost, red, blue = [await world.client(person, table).join() for person in (ada, ben, cy)]
        await red.sit("red")
        await blue.sit("blue")

        async def dream(colour: str) -> None:
            ghost.hear()
            await ghost.move(next(move for move in ghost.now["moves"]["ghost"] if move.startswith(f"dream {colour} ")))
            await ghost.move("close")

        await dream("red")
        red.hear()
        asked, guess = red.now["questions"]["red"], red.now["moves"]["red"][0]
        await dream("blue")
        await red.send("move", move=guess, on=asked, seat="red")
        assert guess in red.moves()
        ghost.hear()
        assert "ghost" not in ghost.now["questions"]

    run(story, tmp_path)
