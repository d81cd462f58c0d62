"""UCard under soft boxes: close up (`card.png`), whole (`card-whole.png`) and from the front (`card-front.png`).

    python3 card.py MASTERS_FOLDER [percent]

Needs `card-face.npy` in that folder: see textures.ts. Dark metal with straight brushing, and a
pearl: a disc with circular brushing, which reflects light like the dial of a watch.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import numpy as np
from card_poses import CLOSE, FRONT, WHOLE, Pose
from pearl import LIGHT_NACRE
from scipy.ndimage import gaussian_filter, gaussian_filter1d, map_coordinates
from solid import extrude, march, normals, rounded, slab_span
from studio import F, dot, fresnel, lerp, mirror, paint, rgb, smooth

WIDE, TALL, CORNER = 8.56, 5.398, 0.318
CM = 600  # pixels of the map per centimeter
DISC = (1.55, -0.1, 2.0)  # middle and radius of the pearl in the metal
MARK = (-3.36, 1.83, 0.33)  # and of the pearl before the name
METAL, GOLD, EDGE = rgb("42444F"), rgb("E8D2A6"), rgb("C9CBD2")


def slab(pose: Pose, p: np.ndarray) -> np.ndarray:
    """The card without its engraving, which is too shallow to hide anything."""
    flat = rounded(p[..., 0], p[..., 1], (WIDE / 2, TALL / 2), CORNER)
    return extrude(flat, p[..., 2], pose.thick / 2, pose.bevel)


class Face:
    """The map of the face: where it is engraved, and the slopes of the engraving."""

    def __init__(self, file: Path) -> None:
        raw = np.load(file, mmap_mode="r")
        self.height, self.width = raw.shape[:2]
        self.maps = {}
        for name, channel, soften in (("cut", 0, 2.2), ("pad", 1, 2.0), ("pocket", 2, 1.5)):
            layer = gaussian_filter(raw[..., channel].astype(F) / 255, soften)
            self.maps[name] = layer
            if name != "pocket":
                self.maps[f"{name}-y"], self.maps[f"{name}-x"] = np.gradient(layer)
        noise = np.random.default_rng(4).standard_normal((6000, 96)).astype(F)
        noise = gaussian_filter1d(noise, 1.3, axis=0) + 0.8 * gaussian_filter1d(noise, 7, axis=0) * 2
        self.streaks = gaussian_filter1d(noise, 1.6, axis=1)

    def at(self, name: str, x: np.ndarray, y: np.ndarray) -> np.ndarray:
        """One layer of the map at points of the card."""
        row = (TALL / 2 - y) * CM
        column = (x + WIDE / 2) * CM
        return map_coordinates(self.maps[name], (row, column), order=1, mode="nearest")

    def brushed(self, across: np.ndarray, along: np.ndarray) -> np.ndarray:
        """The scratches of brushing, about -1 to 1: fine across, long along (both 0 to 1)."""
        rows, columns = self.streaks.shape
        at = (across * (rows - 1), along * (columns - 1))
        return map_coordinates(self.streaks, at, order=1, mode="wrap")


def ramp(phase: np.ndarray) -> np.ndarray:
    """The color at each phase of the nacre cycle."""
    colours = np.array([rgb(c) for c in LIGHT_NACRE])
    t = np.mod(phase, 1) * len(colours)
    step = t.astype(int) % len(colours)
    mix = (t - np.floor(t))[:, None]
    return lerp(colours[step], colours[(step + 1) % len(colours)], mix * mix * (3 - 2 * mix))


def lean(n_x: np.ndarray, n_y: np.ndarray) -> np.ndarray:
    """A unit normal with these slopes."""
    out = np.stack([n_x, n_y, np.ones_like(n_x)], -1)
    return out / np.linalg.norm(out, axis=-1, keepdims=True)


def top(face: Face, pose: Pose, p: np.ndarray, point: np.ndarray, way: np.ndarray) -> np.ndarray:
    """The face: brushed metal, the disc, engraving filled with nacre, the chip."""
    matrix = pose.matrix()
    x, y = p[:, 0], p[:, 1]
    ones, zeros = np.ones_like(x), np.zeros_like(x)

    def lit(normal, spread):
        n = normal @ matrix.T
        return pose.studio.reflected(point, mirror(way, n), spread), np.abs(dot(way, n))

    dx, dy = x - DISC[0], y - DISC[1]
    r = np.hypot(dx, dy) + 1e-6
    disc = 1 - smooth(DISC[2] - 0.006, DISC[2] + 0.006, r)
    angle = np.arctan2(dy, dx) / (2 * np.pi) + 0.5
    straight = face.brushed(y / TALL + 0.5, x / WIDE * 0.5 + 0.5)
    round_ = face.brushed(r / 6, angle)
    along = np.stack([lerp(ones, -dy / r, disc), lerp(zeros, dx / r, disc), zeros], -1)
    across = np.stack([-along[:, 1], along[:, 0], zeros], -1)
    scratch = lerp(straight, round_, disc) * F(0.012)
    # A fine groove runs around the disc: one of its sides faces the light.
    groove = np.exp(-(((r - DISC[2]) / 0.016) ** 2)) * np.sign(r - DISC[2]) * -0.5
    cut_x, cut_y = (face.at(k, x, y) for k in ("cut-x", "cut-y"))
    n = lean(
        across[:, 0] * scratch - groove * dx / r + cut_x * 1.6,
        across[:, 1] * scratch - groove * dy / r - cut_y * 1.6,
    )
    narrow = lerp(F(0.02), F(0.025), disc)
    wide = lerp(F(0.24), F(0.25), disc)
    up = np.array([0, 0, 1], F)

    def lobe(axis: np.ndarray) -> np.ndarray:
        """How the reflected ray turns when the normal tilts along this axis."""
        axis = axis @ matrix.T
        return way[:, 2:] * axis + dot(way, axis)[:, None] * up

    light, cosine = lit(n, ((lobe(along), narrow), (lobe(across), wide)))
    tint = METAL + (1 - METAL) * fresnel(cosine, 0)[:, None]
    tint = lerp(tint, tint * (0.35 + 0.95 * ramp(r * 0.19 + 0.08)), disc[:, None])
    out = tint * light
    flat, cosine = lit(lean(zeros, zeros), ((None, 0.03),))
    out += flat * 0.01

    # The engraving is filled with nacre.
    filled = face.at("cut", x, y)[:, None]
    light, _ = lit(lean(zeros, zeros), ((None, 0.45),))
    shell = lerp(rgb("F4F1F2"), ramp(x * 0.33 - y * 0.21), 0.34)
    out = lerp(out, shell * (0.62 + light * 0.35), smooth(0.45, 0.8, filled))

    mx, my = (x - MARK[0]) / MARK[2], (y - MARK[1]) / MARK[2]
    q = np.hypot(mx, my)
    dome = lean(mx * 0.75, my * 0.75)
    light, cosine = lit(dome, ((None, 0.16),))
    glint, _ = lit(dome, ((None, 0.03),))
    pearl = lerp(rgb("F1ECEC"), ramp(0.02 + q * 0.22 + mx * 0.1), (0.2 + 0.4 * np.clip(q, 0, 1))[:, None])
    pearl = pearl * ((0.60 + 0.22 * my)[:, None] + light * 0.2) + glint * 0.04
    out = lerp(out, pearl, 1 - smooth(0.985, 1.015, q)[:, None])
    out *= 1 - 0.55 * np.exp(-(((q - 1.02) / 0.035) ** 2))[:, None]
    return chip(face, out, x, y, lit, np.array(pose.chip, F))


def chip(face: Face, out: np.ndarray, x: np.ndarray, y: np.ndarray, lit, gain) -> np.ndarray:
    """The chip: gold pads, each slightly domed, so that the light varies across them."""
    near = (np.abs(x + 2.98) < 0.8) & (np.abs(y - 0.12) < 0.7)
    if not near.any():
        return out
    pad, pocket = (face.at(k, x, y) for k in ("pad", "pocket"))
    slope_x, slope_y = (face.at(k, x, y) for k in ("pad-x", "pad-y"))
    dome = lean(
        0.30 * (x + 2.98) - slope_x * 1.4,
        0.42 * (y - 0.12) + slope_y * 1.4,
    )
    soft, _ = lit(dome, ((None, 0.20),))
    sharp, _ = lit(dome, ((None, 0.07),))
    gold = GOLD * (0.10 + soft * 0.30 + sharp * 0.26) * gain
    out = lerp(out, rgb("A68C63") * (0.13 + soft * 0.22) * gain, pocket[:, None])
    return lerp(out, gold, smooth(0.35, 0.75, pad)[:, None])


def picture(face: Face, pose: Pose):
    """A `shade(u, v)` for `studio.paint`."""
    matrix = pose.matrix()
    eye = np.array(pose.camera.eye, F)
    solid = partial(slab, pose)

    def look(u: np.ndarray, v: np.ndarray) -> np.ndarray:
        way = pose.camera.rays(u.ravel(), v.ravel())
        start = np.broadcast_to(eye @ matrix, way.shape)
        local = way @ matrix
        t = march(solid, start, local, *slab_span(start, local, (WIDE / 2, TALL / 2, pose.thick / 2)))
        met = np.flatnonzero(np.isfinite(t))
        out = np.zeros((way.shape[0], 4), F)
        if met.size:
            p = start[met] + local[met] * t[met, None]
            n = normals(solid, p, 8e-4)
            point, away = p @ matrix.T, way[met]
            world_n = n @ matrix.T
            rim = pose.studio.reflected(point, mirror(away, world_n), ((None, 0.16),)) * EDGE * 0.8
            up = n[:, 2] > 0.995
            if up.any():
                rim[up] = top(face, pose, p[up], point[up], away[up])
            out[met, :3], out[met, 3] = rim, 1
        return out.reshape((*u.shape, 4))

    return look


def main() -> None:
    """Renders the masters, or previews at the given percentage of their size."""
    folder = Path(sys.argv[1])
    share = float(sys.argv[2]) / 100 if len(sys.argv) > 2 else 1
    face = Face(folder / "card-face.npy")
    for name, pose in (("card", CLOSE), ("card-whole", WHOLE), ("card-front", FRONT)):
        size = (round(pose.size[0] * share), round(pose.size[1] * share))
        paint(folder / f"{name}.png", size, pose.window, picture(face, pose))


if __name__ == "__main__":
    main()
