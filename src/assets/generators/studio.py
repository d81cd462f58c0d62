"""A photographer's studio in numpy: a camera, soft boxes and the development of the picture.

There is no path tracing and so no noise. A soft box is a rectangle of light with
a Gaussian edge; what a rough surface mirrors of it is the same rectangle, blurred
by the roughness, in closed form. Lengths are centimetres; X right, Y away, Z up.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from pearl import linear, smooth, unit, write_png
from scipy.special import erf

__all__ = ["Box", "Camera", "Studio", "lerp", "linear", "paint", "smooth", "unit"]

F = np.float32
CHUNK = 600_000
# Neighbours that differ by more than this part of full brightness are sampled again.
BUSY = 0.025


def rgb(colour: str) -> np.ndarray:
    """An sRGB hex colour as linear light, in single precision."""
    return linear(colour).astype(F)


def lerp(a, b, t):
    """Linear interpolation from a to b; t may be one number per pixel."""
    return a + (b - a) * t


def dot(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Scalar products of the last axis."""
    return np.einsum("...i,...i->...", a, b)


def fresnel(cosine: np.ndarray, base: float) -> np.ndarray:
    """Schlick's approximation: the share of light that a surface reflects at this angle."""
    return base + (1 - base) * np.clip(1 - cosine, 0, 1) ** 5


def mirror(away: np.ndarray, normal: np.ndarray) -> np.ndarray:
    """The reflection of a ray that goes `away` from the camera."""
    return away - 2 * dot(away, normal)[..., None] * normal


@dataclass(frozen=True)
class Camera:
    """A pinhole camera: `lens` is its focal length in mm for a picture 36 mm high."""

    eye: tuple[float, float, float]
    target: tuple[float, float, float]
    lens: float

    def axes(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Its right, up and forward directions."""
        forward = unit(np.array(self.target, float) - np.array(self.eye, float))
        right = unit(np.cross(forward, (0, 0, 1.0)))
        return right, np.cross(right, forward), forward

    def rays(self, u: np.ndarray, v: np.ndarray) -> np.ndarray:
        """Directions through points of the picture; it is 1 high and (0, 0) its middle."""
        right, up, forward = (a.astype(F) for a in self.axes())
        k = F(36 / self.lens)
        way = forward + (u * k)[..., None] * right + (v * k)[..., None] * up
        return way / np.linalg.norm(way, axis=-1, keepdims=True)


@dataclass(frozen=True)
class Box:
    """A soft box: center, what it looks at, half sizes, radiance, color, softness of its edge.

    `diffuse` is how much of it also falls on matt surfaces, `roll` turns it (degrees).
    """

    at: tuple[float, float, float]
    target: tuple[float, float, float]
    half: tuple[float, float]
    strength: float
    colour: tuple[float, float, float] = (1, 1, 1)
    feather: float = 0.35
    diffuse: float = 1
    roll: float = 0

    def axes(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The directions of its width, of its height and of its light."""
        ahead = unit(np.array(self.target, float) - np.array(self.at, float))
        level = unit(np.cross(ahead, (0, 0, 1.0)))
        upright = np.cross(level, ahead)
        c, s = np.cos(np.radians(self.roll)), np.sin(np.radians(self.roll))
        return tuple(a.astype(F) for a in (c * level - s * upright, c * upright + s * level, ahead))

    def seen(self, point: np.ndarray, way: np.ndarray, spread) -> np.ndarray:
        """How much of it is seen along `way`, 0 to 1; spread: (axis or None, angle) blurs."""
        wide, high, ahead = self.axes()
        towards = np.array(self.at, F) - point
        facing = -(way @ ahead)
        ok = facing > 0.02
        t = -(towards @ ahead) / np.where(ok, facing, 1)
        ok &= t > 0
        hit = way * t[..., None] - towards
        out = ok.astype(F)
        for axis, half in ((wide, self.half[0]), (high, self.half[1])):
            s2 = (half * self.feather) ** 2
            for along, angle in spread:
                share = 1 if along is None else (along @ axis) ** 2
                s2 = s2 + (angle * t) ** 2 * share
            s = np.sqrt(2 * s2 + 1e-9)
            x = hit @ axis
            out = out * (0.5 * (erf((half - x) / s) + erf((half + x) / s)))
        return out

    def falls(self, point: np.ndarray, normal: np.ndarray, wrap: float) -> np.ndarray:
        """The share of its light that a matt white surface at `point` reflects."""
        _, _, ahead = self.axes()
        towards = np.array(self.at, F) - point
        r = np.linalg.norm(towards, axis=-1)
        towards = towards / r[..., None]
        area = 4 * self.half[0] * self.half[1]
        cosine = np.clip((dot(normal, towards) + wrap) / (1 + wrap), 0, 1)
        return cosine * np.clip(towards @ -ahead, 0, 1) * area / (np.pi * r * r)


@dataclass(frozen=True)
class Studio:
    """Soft boxes in a room whose light goes from `floor` over `wall` to `ceiling`."""

    boxes: dict[str, Box]
    ceiling: tuple[float, float, float]
    wall: tuple[float, float, float]
    floor: tuple[float, float, float]

    def room(self, way: np.ndarray, blur: float = 0.1) -> np.ndarray:
        """The room's own light in a direction."""
        z = way[..., 2:3]
        low, wall, high = (np.array(c, F) for c in (self.floor, self.wall, self.ceiling))
        up = smooth(-blur, 1, z)
        return lerp(lerp(low, wall, smooth(-1, blur, z)), high, up)

    def reflected(self, point, way, spread=((None, 0.01),), skip=()) -> np.ndarray:
        """The light of the room and of every box along `way`, blurred as by a rough surface."""
        out = self.room(way)
        for name, box in self.boxes.items():
            if name not in skip:
                seen = box.seen(point, way, spread)
                out = out + seen[..., None] * np.array(box.colour, F) * F(box.strength)
        return out

    def matt(self, point, normal, wrap: float = 0.15, shade=None) -> np.ndarray:
        """The light that a matt white surface reflects; `shade` has, by box name, the share that is not hidden."""
        out = self.room(normal, 0.6)
        for name, box in self.boxes.items():
            light = box.falls(point, normal, wrap) * F(box.strength * box.diffuse)
            if shade and name in shade:
                light = light * shade[name]
            out = out + light[..., None] * np.array(box.colour, F)
        return out


def develop(light: np.ndarray, knee: float = 0.8) -> np.ndarray:
    """Linear light to sRGB: exact below the knee, above it a shoulder that never clips."""
    peak = light.max(-1, keepdims=True)
    rolled = knee + (1 - knee) * (1 - np.exp(-np.clip(peak - knee, 0, None) / (1 - knee)))
    light = np.clip(light * np.where(peak > knee, rolled / np.maximum(peak, 1e-6), 1), 0, 1)
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * np.power(light, 1 / 2.4) - 0.055)


def paint(path: Path, size: tuple[int, int], window, shade, over: int = 4, knee: float = 0.8):
    """Renders `shade(u, v) -> RGBA premultiplied, linear` and writes a PNG.

    `window` is (left, top, height) in the camera's units. Every pixel gets one sample. Pixels that
    differ from a neighbor, such as edges, get `over` times `over` samples. Returns the picture's alpha.
    """
    width, height = size
    left, top, tall = window
    step = tall / height

    def samples(column: np.ndarray, row: np.ndarray) -> np.ndarray:
        """Developed and premultiplied colors at positions in pixels, `CHUNK` at a time."""
        out = np.empty((column.size, 4), F)
        for i in range(0, column.size, CHUNK):
            part = slice(i, i + CHUNK)
            u = (left + column[part] * step).astype(F)
            seen = shade(u, (top - row[part] * step).astype(F))
            alpha = seen[:, 3:]
            # Very bright samples would alias, so light is developed before it is averaged.
            colour = develop(seen[:, :3] / np.maximum(alpha, 1e-4), knee) ** 2
            out[part] = np.concatenate([colour * alpha, alpha], -1)
        return out

    row, column = (a.ravel() for a in np.indices((height, width), dtype=F))
    out = samples(column + 0.5, row + 0.5).reshape(height, width, 4)
    shown = np.sqrt(out)
    busy = np.zeros((height, width), bool)
    for axis in (0, 1):
        jump = np.abs(np.diff(shown, axis=axis)).max(-1) > BUSY
        first, second = ((slice(None),) * axis + (s,) for s in (slice(None, -1), slice(1, None)))
        busy[first] |= jump
        busy[second] |= jump
    again = np.flatnonzero(busy)
    total = np.zeros((again.size, 4), F)
    for i in range(over * over):
        dy, dx = (np.array(divmod(i, over)) + 0.5) / over
        total += samples(column[again] + dx, row[again] + dy)
    out.reshape(-1, 4)[again] = total / over**2
    alpha = out[..., 3:]
    colour = np.sqrt(np.clip(out[..., :3] / np.maximum(alpha, 1e-4), 0, 1))
    write_png(path, np.concatenate([colour, np.clip(alpha, 0, 1)], -1))
    return alpha[..., 0]
