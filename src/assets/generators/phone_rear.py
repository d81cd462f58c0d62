"""Unio One with its bar of three lenses: from behind, close up and whole, and from its side.

    python3 phone_rear.py MASTERS_FOLDER [percent]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from lens import inside
from phone import RISE, TALL, THICK, WIDE, Meeting, Pose, body, frame, on_glass, photograph, seam
from solid import carve, crevice, extrude, melt, open_to, rounded
from studio import Box, Camera, F, Studio, dot, fresnel, lerp, paint, rgb, smooth

BACK = -(THICK / 2 + RISE)
BAR_Y = TALL / 2 - 2.05
BAR = (3.05, 1.075)
LIFT = 0.20  # height of the bar above the glass
BEVEL, FILLET = 0.06, 0.03  # radii of the bar: its upper edge, and where it meets the glass
RING = 0.19  # height of a lens ring above the bar
WALL = 0.115
# (x, radius) of the lenses: seen from behind, x grows to the left.
LENSES = ((-1.98, 0.80), (-0.22, 0.80), (1.36, 0.62))
LIGHT = (2.36, BAR_Y + 0.36, 0.235)
SENSOR = (2.36, BAR_Y - 0.40, 0.165)
MARK = (0.0, -1.2, 0.36)

SPAN = (WIDE / 2 + 0.1, TALL / 2 + 0.05, THICK / 2 + RISE + LIFT + RING + 0.02)

# The phone fits into the window at every turn, because phone_turn.py uses the window, too.
UPRIGHT = Pose(lean=6, tilt=-11, turn=202)
FRONTAL = Camera((0, -62, 3.5), (0, 0, 0), 118)
WINDOW = (-0.256, 0.420, 0.842)
# By master: pose, camera, size, window. The camera moves around, so that the light stays on the glass.
VIEWS = {
    "phone-rear": (
        Pose(lean=8, tilt=-24, turn=206),
        Camera((0, -62, 3.5), (0, 0, 0.6), 118),
        (1620, 2160),
        (-0.213, 0.423, 0.645),
    ),
    "phone-back": (UPRIGHT, FRONTAL, (1216, 2000), WINDOW),
    "phone-side": (
        Pose(lean=6, tilt=-11, turn=212),
        Camera((-29.1, -54.7, 4), (0, 0, 0), 118),
        (1130, 2000),
        (-0.24, 0.425, 0.85),
    ),
}
STUDIO = Studio(
    {
        "key": Box((-14, -30, 26), (-1, 0, 1), (11, 9), 2.9, (1, 0.98, 0.96), 0.4),
        "blush": Box((27, -21, 17), (0, 0, 0), (10, 6.5), 1.7, (1, 0.60, 0.70), 0.5),
        "lilac": Box((27, -21, 8), (0, 0, 0), (10, 6), 1.7, (0.70, 0.64, 1), 0.5),
        "ice": Box((27, -21, -1), (0, 0, 0), (10, 6), 1.7, (0.55, 0.84, 1), 0.5),
        "mint": Box((27, -21, -9), (0, 0, 0), (10, 6), 1.4, (0.56, 1, 0.80), 0.5),
        "gloss": Box((26, -26, 8), (0, 0, 0), (5, 15), 1.9, (1, 0.98, 0.99), 0.3, diffuse=0.3),
        "left": Box((-26, -12, 2), (0, 0, 0), (5, 17), 2.2, (1, 0.92, 0.94), 0.4),
        "rim": Box((-23, 21, 14), (0, 0, 0), (6, 5), 1.35, (0.95, 0.94, 1), 0.6, diffuse=0),
        "strip": Box((-9, -34, 18), (-1, 0, 3), (1.1, 12), 5, (1, 0.98, 0.97), 0.35, diffuse=0.2),
        "spark": Box((9, -30, 22), (-3, 2, 4), (2.5, 1.5), 8, feather=0.3, diffuse=0),
    },
    ceiling=(0.60, 0.60, 0.64),
    wall=(0.30, 0.30, 0.33),
    floor=(0.20, 0.19, 0.21),
)
# A black panel that dims the reflection at the bottom of the glass, by these shares per color channel.
FLAG = Box((28.2, -12.8, -2), (0, 0, 0), (5, 9.5), 1, (0.80, 0.92, 0.66), 0.3)


def bar_edge(p: np.ndarray) -> np.ndarray:
    """Distance to the outline of the camera bar."""
    return rounded(p[..., 0], p[..., 1] - BAR_Y, BAR, BAR[1])


def solid(p: np.ndarray) -> np.ndarray:
    """Body, bar and rings. The wells of the lenses are shallow: lens.py draws their depth."""
    out = body(p)
    near = (np.abs(p[..., 1] - BAR_Y) < BAR[1] + 0.7) & (p[..., 2] < 0)
    # Farther away, a lower bound of the distance to the bar is enough.
    away = np.clip(BACK - p[..., 2] - LIFT - RING, 0, None)
    aside = np.hypot(np.abs(p[..., 1] - BAR_Y) - BAR[1], away)
    aside = np.where(p[..., 2] < 0, aside, 0.4)
    out[~near] = np.minimum(out, aside)[~near]
    if near.any():
        out[near] = with_bar(p[near], out[near])
    return out


def with_bar(p: np.ndarray, phone: np.ndarray) -> np.ndarray:
    """The distance to `solid` near the bar; `phone` is the distance to the body."""
    z = p[..., 2] - BACK
    out = melt(phone, extrude(bar_edge(p), z, LIFT, BEVEL), FILLET)
    for x, radius in LENSES:
        r = np.hypot(p[..., 0] - x, p[..., 1] - BAR_Y) - radius
        ring = extrude(r, z, LIFT + RING, 0.06)
        well = extrude(r + WALL, z + LIFT + RING, 0.055, 0.012)
        out = np.minimum(out, carve(ring, well))
    return out


def ramp(t: np.ndarray) -> np.ndarray:
    """The nacre of the back glass, 0 at its foot to 1 at its top."""
    stops = np.array([rgb(c) for c in ("CFEFE0", "BFE0F2", "CFCBF5", "F3D3DC")])
    at = np.clip(t, 0, 0.999) * 3
    step = at.astype(int)
    mix = (at - step)[:, None]
    return lerp(stops[step], stops[step + 1], mix * mix * (3 - 2 * mix))


def glass(m: Meeting, shades: dict[str, np.ndarray], open_: np.ndarray) -> np.ndarray:
    """The satin back: mother of pearl under a clear coat."""
    p = m.local
    base = lerp(rgb("EFEBE8"), ramp(p[:, 1] / TALL + 0.5 + p[:, 0] * 0.03), F(0.36))
    matt = STUDIO.matt(m.point, m.normal, shade=shades)
    satin = STUDIO.reflected(m.point, m.bounce, ((None, 0.26),), skip=("spark",))
    satin *= 1 - FLAG.seen(m.point, m.bounce, ((None, 0.18),))[:, None] * np.array(FLAG.colour, F)
    coat = STUDIO.reflected(m.point, m.bounce, ((None, 0.012),), skip=("spark",))
    cosine = np.clip(-dot(m.way, m.normal), 0, 1)
    veil = fresnel(cosine, 0.045)[:, None]
    return (base * (0.25 * matt + 0.46 * satin)) * open_ + coat * veil


def metal(m: Meeting, tint: np.ndarray, rough: float, open_: np.ndarray) -> np.ndarray:
    """Polished metal of the rings."""
    light = STUDIO.reflected(m.point, m.bounce, ((None, rough),))
    cosine = np.clip(-dot(m.way, m.normal), 0, 1)
    return (tint + (1 - tint) * fresnel(cosine, 0)[:, None]) * light * (0.35 + 0.65 * open_)


def small_parts(m: Meeting, out: np.ndarray) -> np.ndarray:
    """The light, the sensor and the microphone in the bar, flush with it."""
    x, y = m.local[:, 0], m.local[:, 1]
    top = (m.local_normal[:, 2] < -0.99)[:, None]
    r = np.hypot(x - LIGHT[0], y - LIGHT[1]) / LIGHT[2]
    waves = 0.5 + 0.5 * np.cos(r * 15)
    lamp = rgb("F6EBD0") * (0.66 + 0.10 * waves + 0.18 * (y - LIGHT[1]) / LIGHT[2])[:, None]
    out = np.where(top & (r < 1.16)[:, None], out * 0.42, out)
    out = np.where(top, lerp(lamp, out, smooth(0.97, 1.02, r)[:, None]), out)
    for cx, cy, radius in (SENSOR, (2.80, BAR_Y, 0.05)):
        r = np.hypot(x - cx, y - cy) / radius
        cosine = np.clip(-dot(m.way, m.normal), 0, 1)
        shine = STUDIO.reflected(m.point, m.bounce, ((None, 0.01),)) * fresnel(cosine, 0.05)[:, None]
        out = np.where(top, lerp(rgb("0B0A10") + shine, out, smooth(0.96, 1.03, r)[:, None]), out)
    return out


def mark(m: Meeting, out: np.ndarray) -> np.ndarray:
    """Adds the pearl that is inlaid in the back."""
    dx, dy = (m.local[:, i] - MARK[i] for i in (0, 1))
    q = np.hypot(dx, dy) / MARK[2]
    on = on_glass(m, -1) & (q < 1.2)
    if on.any():
        out[on] = pearl(m.take(on), dx[on], dy[on], q[on], out[on])
    return out


def pearl(m: Meeting, dx, dy, q, out: np.ndarray) -> np.ndarray:
    """The color of points on the inlaid pearl; q is the distance from its middle, 1 at its edge."""
    lean = np.stack([dx, dy, np.zeros_like(dx)], -1) / MARK[2] * F(0.8)
    n = m.local_normal + lean * (q < 1)[:, None]
    n = m.world(n / np.linalg.norm(n, axis=-1, keepdims=True))
    bounce = m.way - 2 * dot(m.way, n)[:, None] * n
    light = STUDIO.reflected(m.point, bounce, ((None, 0.2),))
    glint = STUDIO.reflected(m.point, bounce, ((None, 0.03),))
    body = lerp(rgb("F3EEEE"), ramp(0.5 + dy / MARK[2] * 0.5), F(0.35))
    body = body * (0.50 + 0.30 * light) + glint * 0.06
    out = lerp(body, out, smooth(0.985, 1.02, q)[:, None])
    return out * (1 - 0.4 * np.exp(-(((q - 1.03) / 0.04) ** 2)))[:, None]


def hidden(m: Meeting) -> np.ndarray:
    """How much of the key light reaches each point past the bar and its rings."""
    out = np.ones(len(m), F)
    flat = bar_edge(m.local)
    near = flat < 1.6
    if near.any():
        way = np.array(STUDIO.boxes["key"].at, F) - m.point[near]
        way = (way / np.linalg.norm(way, axis=-1, keepdims=True)) @ m.matrix
        seen = open_to(solid, m.local[near], m.local_normal[near], way, 2.0, 0.5)
        out[near] = lerp(seen, 1, smooth(0.8, 1.6, flat[near]))
    return out


def back(m: Meeting) -> np.ndarray:
    """The glass and the bar, which is of the same glass, with polished flanks."""
    open_ = crevice(solid, m.local, m.local_normal, 0.2)[:, None]
    key = hidden(m)
    dim = (0.62 + 0.38 * key)[:, None]
    out = mark(m, glass(m, {"key": key}, open_) * dim)
    bar = (bar_edge(m.local) < 0.02) & (BACK - m.local[:, 2] > 0.035)
    if bar.any():
        part = m.take(bar)
        flank = metal(part, rgb("E4E1DF"), 0.07, open_[bar]) * dim[bar]
        top = smooth(0.90, 0.985, -part.local_normal[:, 2])[:, None]
        out[bar] = lerp(flank, small_parts(part, out[bar] * 1.02), top)
    return out


def look(m: Meeting) -> np.ndarray:
    """The color of every point that a ray hits."""
    p = m.local
    height = BACK - p[:, 2]
    out = np.zeros((len(m), 3), F)
    satin = on_glass(m, -1) | ((bar_edge(p) < 0.02) & (height > 0.035))
    rest = m.take(~satin)
    out[~satin] = frame(rest, STUDIO, solid) * (1 - 0.92 * seam(rest)[:, None])
    if satin.any():
        out[satin] = back(m.take(satin))
    for x, radius in LENSES:
        q = p[:, :2] - np.array([x, BAR_Y], F)
        r = np.hypot(q[:, 0], q[:, 1])
        ring = (r < radius + 0.004) & (height > LIFT + 0.012)
        if ring.any():
            part = m.take(ring)
            open_ = crevice(solid, part.local, part.local_normal, 0.35)[:, None]
            out[ring] = metal(part, rgb("E6E4E6"), 0.10, open_)
        well = ring & (r < radius - WALL + 0.012) & (height < LIFT + RING - 0.01)
        if well.any():
            out[well] = inside(m.take(well), q[well], radius - WALL, STUDIO)
    return out


def main() -> None:
    """Renders the masters, or previews at the given percentage of their size."""
    folder = Path(sys.argv[1])
    share = float(sys.argv[2]) / 100 if len(sys.argv) > 2 else 1
    for name, (pose, camera, (width, height), window) in VIEWS.items():
        picture = photograph(camera, pose, solid, SPAN, look)
        size = (round(width * share), round(height * share))
        paint(folder / f"{name}.png", size, window, picture, over=3, knee=0.86)


if __name__ == "__main__":
    main()
