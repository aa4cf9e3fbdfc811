"""What busts are cut from: papers of a few colours, each piece with a lit edge."""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.icons import far_side, hatch
from tools.art.svg import Canvas, group, line, mix, path


@dataclass(frozen=True)
class Cutter:
    canvas: Canvas
    skin: str
    hair: str
    coat: str
    hat: str
    pale: str  # linen
    gold: str
    ink: str
    light: str

    def piece(self, outline: str, tint: str, lit: float = 0.75) -> str:
        """A piece of paper: darker and hatched away from the light, its edge lit."""
        ends = (1.0, 0.0, 0.0, 0.6)
        fill = self.canvas.linear(
            (0, mix(tint, self.light, 0.24), 1), (0.4, tint, 1), (1, mix(tint, self.ink, 0.4), 1), ends=ends
        )
        edge = line(outline, self.light, 3.6, stroke_opacity=lit, transform="translate(-1 .7)")
        shown = path(outline, self.ink, opacity=0.3, transform="translate(-2.5 3)") + path(outline, fill)
        shown += path(outline, hatch(self.canvas, self.ink), mask=far_side(self.canvas, ends), opacity=0.35)
        return shown + group(edge, clip_path=self.canvas.clip(outline))
