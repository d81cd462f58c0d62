"""Where UCard lies in the pictures of card.py, and the light on it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from studio import Box, Camera, F, Studio

ROOM = ((0.12, 0.12, 0.15), (0.05, 0.05, 0.065), (0.010, 0.010, 0.015))


@dataclass(frozen=True)
class Pose:
    """The rotation of the card (degrees, around the vertical), the camera and the lighting.

    `bevel` is the radius of the card's edges, larger where a whole edge is visible, to catch more light.
    Close up, the card is less `thick`: an edge as high as a line of text would look like a slab. `chip`
    is the share of light that the chip reflects, per color channel.
    """

    size: tuple[int, int]
    window: tuple[float, float, float]
    turn: float
    camera: Camera
    studio: Studio
    bevel: float
    thick: float
    chip: tuple[float, float, float]

    def matrix(self) -> np.ndarray:
        """From the card's axes to the studio's."""
        c, s = np.cos(np.radians(self.turn)), np.sin(np.radians(self.turn))
        return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]], F)


SHARED = {
    "key": Box((3, 34, 34), (0, 0, 0), (7, 2), 0.8, (1, 0.98, 0.95), 0.4),
    "front": Box((-8, -26, 22), (0, 0, 0), (12, 4), 1.6, feather=0.5),
    "edge": Box((-14, -22, 5), (0, 0, 0), (10, 2.5), 3, (0.9, 0.88, 1), 0.5),
}

# The near edge mirrors `lip`.
CLOSE = Pose(
    (3280, 2050),
    (-0.47, 0.24, 0.494),
    -33,
    Camera((-1.2, -21, 10.5), (0.2, -0.25, 0), 92),
    Studio(
        {
            "blush": Box((-15, 25, 13), (0, 0, 0), (3, 7), 6, (1, 0.42, 0.62), 0.7, roll=16),
            "lilac": Box((-7.5, 28, 14), (0, 0, 0), (3.2, 7), 9, (0.46, 0.40, 1), 0.7, roll=16),
            "halo": Box((2.6, 29, 15), (0, 0, 0), (2.2, 8), 3.2, (0.56, 0.54, 1), 0.8, roll=16),
            "sweep": Box((2.3, 30, 15), (0, 0, 0), (0.34, 8), 19, (1, 0.95, 0.99), 0.7, roll=16),
            "ice": Box((12.5, 27, 14), (0, 0, 0), (2.6, 7), 8.5, (0.28, 0.64, 1), 0.7, roll=16),
            "mint": Box((19, 23, 13), (0, 0, 0), (2.4, 6), 5, (0.36, 1, 0.70), 0.7, roll=16),
            "lip": Box((-20, -10, -11), (0, 0, 0), (8, 5), 1.6, (0.74, 0.72, 1), 0.7),
            **SHARED,
        },
        *ROOM,
    ),
    0.018,
    0.042,
    (1, 1, 1),
)

# The face mirrors the boxes high up; the far edge mirrors `rim`, the near one `lip`.
WHOLE = Pose(
    (2720, 1580),
    (-0.5485, 0.2658, 0.6245),
    -24,
    Camera((0, -14.86, 13.38), (0, 0, 0), 78),
    Studio(
        {
            "blush": Box((-14, 23, 20.7), (0, 0, 0), (3, 7), 5.5, (1, 0.42, 0.62), 0.7, roll=16),
            "lilac": Box((-7.6, 23, 20.7), (0, 0, 0), (2.7, 7), 10.5, (0.46, 0.40, 1), 0.7, roll=16),
            "halo": Box((2.2, 23, 20.7), (0, 0, 0), (2, 8), 3.6, (0.56, 0.54, 1), 0.7, roll=16),
            "sweep": Box((1.2, 23, 20.7), (0, 0, 0), (0.36, 8), 32, (1, 0.95, 0.99), 0.7, roll=16),
            "ice": Box((11.5, 23, 20.7), (0, 0, 0), (2.1, 7), 10, (0.28, 0.62, 1), 0.7, roll=16),
            "mint": Box((17.5, 23, 20.7), (0, 0, 0), (2.4, 6), 8, (0.36, 1, 0.72), 0.7, roll=16),
            "rim": Box((0, 26, 3), (0, 0, 0), (24, 4), 18, (0.93, 0.92, 1), 0.5),
            "lip": Box((-3, -18, -17), (0, 0, 0), (7, 5), 2.2, (0.72, 0.74, 1), 0.7),
            **SHARED,
        },
        *ROOM,
    ),
    0.026,
    0.085,
    (0.62, 0.62, 0.62),
)


def overhead(x: float, half: tuple[float, float], strength: float, colour, feather: float) -> Box:
    """A box that the card reflects to a camera above it; upright, like the card."""
    return Box((x, 0.3, 30), (x, 6, 0), half, strength, colour, feather, roll=4)


# Lit like WHOLE. The chip reflects only the colored boxes; its `chip` factors keep it gold.
FRONT = Pose(
    (1080, 684),
    (-0.4669, 0.2957, 0.5914),
    0,
    Camera((0, -0.2, 20), (0, 0, 0), 78),
    Studio(
        {
            "blush": overhead(-15.2, (3, 7), 5.5, (1, 0.42, 0.62), 0.7),
            "lilac": overhead(-8.8, (2.7, 7), 10.5, (0.46, 0.40, 1), 0.7),
            "halo": overhead(1, (2, 8), 3.6, (0.56, 0.54, 1), 0.7),
            "sweep": overhead(0, (0.36, 8), 32, (1, 0.95, 0.99), 0.7),
            "ice": overhead(10.3, (2.1, 7), 10, (0.28, 0.62, 1), 0.7),
            "mint": overhead(16.3, (2.4, 6), 8, (0.36, 1, 0.72), 0.7),
            "rim": Box((0, 26, 3), (0, 0, 0), (24, 4), 18, (0.93, 0.92, 1), 0.5),
            "lip": Box((-3, -18, 6), (0, 0, 0), (7, 5), 2.2, (0.72, 0.74, 1), 0.7),
            "key": Box((3, 20, 34), (0, 0, 0), (7, 2), 0.8, (1, 0.98, 0.95), 0.4),
            "front": Box((-4, -24, 22), (0, 0, 0), (14, 5), 5, (1, 0.95, 0.85), 0.5),
        },
        *ROOM,
    ),
    0.022,
    0.085,
    (1.12, 1.04, 0.8),
)
