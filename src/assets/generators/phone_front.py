"""The phone from the front with the wallet open: `phone-front.png`.

    python3 phone_front.py MASTERS_FOLDER [percent]

Needs `screen.npy` in that folder: see textures.ts. A full-size run also writes the position of the screen in the
picture, for src/features/app-screens/WalletPhone.tsx.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from phone import RISE, THICK, WIDE, Meeting, Pose, Shade, body, frame, on_glass, photograph, seam
from scipy.ndimage import map_coordinates
from solid import rounded
from studio import Box, Camera, F, Studio, dot, fresnel, paint, rgb, smooth

PLACE = Path(__file__).parents[2] / "features" / "app-screens" / "wallet-phone-screen.json"
SIZE = (1440, 2964)
SCREEN = 6.66
# Half the size of the screen: as wide as the bezel allows, in the app's ratio of 393 to 852.
HALF = (SCREEN / 2, SCREEN / 2 * 852 / 393)
POSE = Pose(lean=-7, tilt=-5, turn=-20)
CAMERA = Camera((0, -62, 3), (0, 0, 0), 128)
STUDIO = Studio(
    {
        "key": Box((-24, -24, 18), (-1, 0, 1), (13, 15), 1.9, (1, 0.93, 0.95), 0.45),
        "top": Box((0, 4, 30), (0, 0, 0), (17, 11), 1.6, feather=0.45),
        "right": Box((23, 7, 4), (1, 0, 0), (4.2, 17), 2.6, (0.84, 0.92, 1), 0.4),
        "left": Box((-22, 6, 3), (0, 0, 0), (6, 22), 1.5, (0.9, 0.86, 1), 0.5),
        "rim": Box((21, 23, 9), (0, 0, 0), (4, 7), 0.95, (0.95, 0.96, 1), 0.6, diffuse=0),
        "floor": Box((8, -14, -26), (0, 0, -4), (16, 8), 1.1, (0.86, 0.88, 1), 0.5),
    },
    ceiling=(0.62, 0.64, 0.70),
    wall=(0.20, 0.21, 0.23),
    floor=(0.10, 0.10, 0.12),
)


def lookup(texture: np.ndarray, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The app's screen at points of the glass, as linear light."""
    height, width, _ = texture.shape
    column = (x / HALF[0] + 1) / 2 * width - 0.5
    row = (1 - y / HALF[1]) / 2 * height - 0.5
    return np.stack(
        [map_coordinates(texture[..., c], (row, column), order=1, mode="nearest") for c in range(3)],
        -1,
    )


def screen(texture: np.ndarray, studio: Studio) -> Shade:
    """How the front glass looks: bezel, and the screen under the glass."""

    def face(m: Meeting) -> np.ndarray:
        p = m.local
        cosine = np.clip(-dot(m.way, m.normal), 0, 1)
        shine = studio.reflected(m.point, m.bounce, ((None, 0.008),))
        flat = m.local_normal[:, 2] > 0.999
        inside = rounded(p[:, 0], p[:, 1], HALF, 1.62 - 0.245, 2.55)
        lit = (1 - smooth(-0.008, 0.004, inside))[:, None] * flat[:, None]
        mirror_share = np.where(flat, 0.022 + 0.3 * (fresnel(cosine, 0.0)), fresnel(cosine, 0.04))
        bezel = rgb("050507") * 0.4 + shine * mirror_share[:, None]
        picture = lookup(texture, p[:, 0], p[:, 1]) * F(0.97)
        return bezel * (1 - lit) + lit * (picture + shine * mirror_share[:, None] * 0.55)

    return face


def shade(texture: np.ndarray) -> Shade:
    """How the phone looks: frame, seam, front glass."""
    face = screen(texture, STUDIO)

    def look(m: Meeting) -> np.ndarray:
        glass = on_glass(m, 1)
        out = np.empty((len(m), 3), F)
        metal = m.take(~glass)
        out[~glass] = frame(metal, STUDIO, body) * (1 - 0.94 * seam(metal)[:, None])
        out[glass] = face(m.take(glass))
        return out

    return look


def load_texture(folder: Path) -> np.ndarray:
    """The screen in linear light; textures.ts writes it in sRGB."""
    raw = np.load(folder / "screen.npy", mmap_mode="r")
    value = np.arange(256) / 255
    curve = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4).astype(F)
    return curve[raw]


def place(alpha: np.ndarray, window: tuple[float, float, float]) -> dict[str, str]:
    """CSS that moves a box from the top left of the trimmed picture onto the screen; its width is the screen's."""
    rows, columns = (np.flatnonzero((alpha > 1 / 255).any(axis)) for axis in (1, 0))
    step = window[2] / alpha.shape[0]
    focus = 1 / (36 / CAMERA.lens * step)
    corner = (-window[0] / step - columns[0], window[1] / step - rows[0])
    right, up, forward = CAMERA.axes()
    view = np.stack([right, -up, -forward])
    turn = view @ POSE.matrix() @ np.diag([1, -1, 1])
    at = view @ (POSE.matrix() @ (-HALF[0], HALF[1], THICK / 2 + RISE) - np.array(CAMERA.eye))
    scale = focus / np.linalg.norm(CAMERA.eye)
    share = 100 / (columns[-1] + 1 - columns[0])
    x, y, z = at * scale + (0, 0, focus)
    length = [f"{a * share:.3f}cqi" for a in (*corner, focus, x, y, z, SCREEN * scale)]
    matrix = np.eye(4)
    matrix[:3, :3] = turn
    numbers = ", ".join(f"{n:.5g}" for n in matrix.T.ravel())
    return {
        "width": length[6],
        "transform": f"translate({length[0]}, {length[1]}) perspective({length[2]}) "
        f"translate3d({', '.join(length[3:6])}) matrix3d({numbers})",
    }


def main() -> None:
    """Renders the master, or a preview at the given percentage of its size."""
    folder = Path(sys.argv[1])
    share = float(sys.argv[2]) / 100 if len(sys.argv) > 2 else 1
    texture = load_texture(folder)
    size = (round(SIZE[0] * share), round(SIZE[1] * share))
    window = (-0.2107, 0.4435, 0.885)
    span = (WIDE / 2 + 0.1, 7.6, THICK / 2 + 0.06)
    picture = photograph(CAMERA, POSE, body, span, shade(texture))
    alpha = paint(folder / "phone-front.png", size, window, picture, knee=0.94)
    if share == 1:
        PLACE.write_text(json.dumps(place(alpha, window), indent=2) + "\n")


if __name__ == "__main__":
    main()
