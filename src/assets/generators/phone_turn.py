"""Unio One turned once around: `phone-turn-01.png` to `phone-turn-35.png`, after `phone-back.png`.

    python3 phone_turn.py MASTERS_FOLDER [percent]

Needs `screen.npy` in that folder: see textures.ts.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
from phone import Meeting, on_glass, photograph
from phone_front import load_texture, screen
from phone_rear import FRONTAL, SPAN, STUDIO, UPRIGHT, WINDOW, look, solid
from studio import paint

FRAMES = 36
SIZE = (560, 921)


def main() -> None:
    """Renders the masters, or previews at the given percentage of their size."""
    folder = Path(sys.argv[1])
    share = float(sys.argv[2]) / 100 if len(sys.argv) > 2 else 1
    face = screen(load_texture(folder), STUDIO)

    def both(m: Meeting) -> np.ndarray:
        out = look(m)
        front = on_glass(m, 1)
        if front.any():
            out[front] = face(m.take(front))
        return out

    size = (round(SIZE[0] * share), round(SIZE[1] * share))
    for step in range(1, FRAMES):
        pose = replace(UPRIGHT, turn=UPRIGHT.turn + step * 360 / FRAMES)
        picture = photograph(FRONTAL, pose, solid, SPAN, both)
        paint(folder / f"phone-turn-{step:02}.png", size, WINDOW, picture, over=3, knee=0.86)


if __name__ == "__main__":
    main()
