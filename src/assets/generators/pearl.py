"""Renders the site's pearls: one sphere lit by a studio, computed in closed form.

There is no path tracing and so no noise: every light is a soft rectangle (a soft
box) looked up in the mirror direction of each pixel, blurred as a lacquered
surface would blur it. Any size renders in seconds.

    python3 pearl.py OUT_FOLDER [name ...]

writes 16-bit RGBA PNG masters (sRGB, straight alpha) named as in PEARLS.
Needs numpy and scipy. The pictures are deterministic: same source, same bytes.
"""

from __future__ import annotations

import struct
import sys
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy.ndimage import gaussian_filter, zoom

# The sphere is drawn slightly smaller than its frame, so its edge is never cut.
FRAME = 1.004
WARM = np.array([1.0, 0.985, 0.97])


@dataclass(frozen=True)
class Pearl:
    """One pearl: its size in pixels, its body and where its key light stands."""

    size: int
    dark: bool
    light: tuple[float, float, float]
    body: str
    seed: int
    tinted: bool = False
    turn: float = 0.0  # shifts the nacre ramp round its cycle, 0 to 1
    saturation: float = 1.0
    bump: float = 0.018  # height of the surface's slow waves, in radii


SIDE = (-0.5, 0.66, 0.56)
PEARLS = {
    "pearl-dark": Pearl(2360, True, (-0.55, 0.72, 0.42), "15171F", 3, saturation=1.14),
    "pearl-horizon": Pearl(2600, True, (0.05, 0.95, 0.20), "15171F", 9, bump=0.014),
    "pearl-white": Pearl(1100, False, SIDE, "EFE8E4", 3),
    "pearl-blush": Pearl(600, False, SIDE, "F3D3DC", 5, True),
    "pearl-lilac": Pearl(600, False, SIDE, "D5D1F3", 6, True, 0.2),
    "pearl-ice": Pearl(600, False, SIDE, "C9E2F0", 7, True, 0.35),
    "pearl-mint": Pearl(600, False, SIDE, "D2EDE2", 8, True, 0.5),
}

LIGHT_NACRE = ("F2A9BC", "A79BF2", "7CC4EE", "A6E3CB", "F2B9C8")
DARK_NACRE = ("F0B9CB", "C3BAF3", "BBDFF1", "97B0C9", "CBB0D2")


def linear(hex_colour: str) -> np.ndarray:
    """An sRGB hex colour as linear light."""
    parts = [int(hex_colour[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return np.array([((p + 0.055) / 1.055) ** 2.4 for p in parts])


def unit(vector: np.ndarray) -> np.ndarray:
    """The vector(s) at length one."""
    return vector / np.linalg.norm(vector, axis=-1, keepdims=True)


def smooth(low: float, high: float, x: np.ndarray) -> np.ndarray:
    """A smooth step from 0 at low to 1 at high."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def waves(size: int, cells: int, seed: int) -> np.ndarray:
    """A slow random field: cubic interpolation of a small grid of normals."""
    grid = np.random.default_rng(seed).standard_normal((cells + 3, cells + 3))
    return zoom(grid, size / cells, order=3)[:size, :size]


class Surface:
    """The sphere seen from straight ahead: per-pixel normals and reflections."""

    def __init__(self, pearl: Pearl) -> None:
        size = self.size = pearl.size
        axis = ((np.arange(size) + 0.5) / size * 2 - 1) * FRAME
        x, y = np.meshgrid(axis, -axis)
        self.y = y
        self.radius = np.hypot(x, y)
        z = np.sqrt(np.clip(1 - self.radius**2, 0, 1))
        self.normal = np.stack([x, y, z], -1)
        bumped = self._bumped(z, pearl)
        self.facing = np.clip(bumped[..., 2], 0, 1)
        self.mirror = 2 * self.facing[..., None] * bumped - np.array([0, 0, 1.0])
        self.lambert = bumped @ unit(np.array(pearl.light))

    def _bumped(self, z: np.ndarray, pearl: Pearl) -> np.ndarray:
        size = self.size
        height = waves(size, 5, pearl.seed) + waves(size, 11, pearl.seed + 1) * 0.35
        height += waves(size, 34, pearl.seed + 2) * 0.02
        slope_y, slope_x = np.gradient(height)
        tilt = pearl.bump * size / 14
        shift = np.stack([-slope_x * tilt, slope_y * tilt, np.zeros_like(z)], -1)
        return unit(self.normal + shift * z[..., None])

    def soft_box(self, towards, up, half, feather: float) -> np.ndarray:
        """How much of a feathered rectangle of light each pixel mirrors, 0 to 1."""
        d = unit(np.array(towards, float))
        u = unit(np.cross(np.array(up, float), d))
        v = np.cross(d, u)
        ahead = self.mirror @ d
        a, b = (np.abs((self.mirror @ k) / np.clip(ahead, 1e-3, None)) for k in (u, v))
        inside = [
            1 - smooth(h * (1 - feather), h * (1 + feather), c) for h, c in zip(half, (a, b))
        ]
        return (ahead > 0) * inside[0] * inside[1]

    def glow(self, image: np.ndarray, *lobes: tuple[float, float]) -> np.ndarray:
        """A reflection through lacquer: a sum of blurs, (radius in sizes, weight)."""
        return sum(gaussian_filter(image, self.size * r) * w for r, w in lobes)[..., None]


def nacre(surface: Surface, pearl: Pearl) -> np.ndarray:
    """The iridescence: a cyclic ramp over viewing angle, with a slow drift."""
    ramp = np.array([linear(c) for c in (DARK_NACRE if pearl.dark else LIGHT_NACRE)])
    along = surface.normal @ unit(np.array(pearl.light))
    phase = 0.16 + 0.78 * (1 - surface.facing) ** 0.95 + 0.10 * along
    phase += 0.045 * waves(surface.size, 4, pearl.seed + 7) + pearl.turn
    t = np.mod(phase - (0.5 if pearl.dark else 0), 1) * len(ramp)
    step = t.astype(int)
    mix = (t - step)[..., None]
    mix = mix * mix * (3 - 2 * mix)
    return ramp[step % 5] * (1 - mix) + ramp[(step + 1) % 5] * mix


def shade_dark(s: Surface, pearl: Pearl) -> np.ndarray:
    """A black pearl: ink in the shade, nacre towards the light, a pale rim."""
    lx, ly, _ = unit(np.array(pearl.light))
    edge = 1 - s.facing
    colour = nacre(s, pearl)
    wrap = np.clip((s.lambert + 0.28) / 1.28, 0, 1) ** 2.1
    out = linear("0C0D12") + linear(pearl.body) * 1.9 * wrap[..., None]
    out = out + colour * (wrap**1.25 * (0.17 + 0.42 * edge**1.5))[..., None]
    lit_edge = s.normal @ unit(np.array([lx, ly, -0.10]))
    rim = edge**2.1 * np.clip((lit_edge + 0.16) / 1.16, 0, 1) ** 1.5
    out += colour * (rim * 1.12)[..., None] + np.array([1, 0.98, 0.96]) * (rim**3.2 * 0.75)[..., None]
    key = s.soft_box((lx * 0.94, ly * 0.98, 0.62), (0, 0, 1), (0.46, 0.15), 0.8)
    out += WARM * s.glow(key, (0.01, 0.13), (0.016, 0.28), (0.045, 0.34), (0.1, 0.22))
    blade = s.soft_box((-0.97, -0.50, 0.16), (0.55, -1, 0), (0.035, 1.1), 0.9)
    out += np.array([1, 0.975, 0.97]) * s.glow(blade, (0.008, 0.06), (0.022, 0.13))
    strip = s.soft_box((0.86, -0.28, 0.30), (0.3, 1, 0), (0.10, 1.0), 0.9)
    out += linear("BFE0F2") * s.glow(strip, (0.016, 0.022))
    ground = s.soft_box((0.1, -1, 0.05), (0, 0, 1), (0.9, 0.28), 0.8)
    return out + linear("CFCBF5") * s.glow(ground, (0.01, 0.022))


def shade_light(s: Surface, pearl: Pearl) -> np.ndarray:
    """A white or tinted pearl: milky body, colored rim, light bounced from the floor."""
    lx, ly, _ = unit(np.array(pearl.light))
    edge = 1 - s.facing
    colour = nacre(s, pearl)
    wrap = np.clip((s.lambert + 0.62) / 1.62, 0, 1) ** 1.25
    out = linear(pearl.body) * (0.40 + 0.70 * wrap[..., None])
    out = out * (1 - 0.42 * edge[..., None] ** 1.5 * (1 - colour))
    strength = 0.40 if pearl.tinted else 0.58
    out += (colour - 0.45) * (strength * edge**0.75 * (0.35 + 0.65 * wrap))[..., None]
    out *= 1 - 0.26 * smooth(0.15, -0.95, s.y)[..., None] * np.array([1, 0.96, 0.86])
    bounce = np.clip(-s.normal[..., 1], 0, 1) ** 3 * edge**0.8
    out += linear("F6E9E4") * (bounce * 0.26)[..., None]
    key = s.soft_box((lx * 0.94, ly * 0.98, 0.66), (0, 0, 1), (0.26, 0.16), 0.5)
    # A tinted pearl is small on screen: a broader highlight keeps it from looking like glass.
    lobes = ((0.024, 0.22), (0.06, 0.42)) if pearl.tinted else ((0.012, 0.24), (0.034, 0.46))
    out += np.array([1, 0.99, 0.985]) * s.glow(key, *lobes)
    strip = s.soft_box((0.8, -0.1, 0.42), (0.3, 1, 0), (0.09, 0.8), 0.9)
    return out + linear("BFE0F2") * s.glow(strip, (0.008, 0.07))


def develop(light: np.ndarray, saturation: float) -> np.ndarray:
    """Linear light to sRGB, 0 to 1, with a soft shoulder so that nothing clips."""
    grey = light @ np.array([0.2126, 0.7152, 0.0722])
    light = np.clip(grey[..., None] + (light - grey[..., None]) * saturation, 0, None)
    light = np.where(light > 0.8, 0.8 + 0.2 * (1 - np.exp(-(light - 0.8) / 0.2)), light)
    curve = 1.055 * np.power(light, 1 / 2.4) - 0.055
    return np.clip(np.where(light <= 0.0031308, 12.92 * light, curve), 0, 1)


def render(pearl: Pearl) -> np.ndarray:
    """The finished pearl as an RGBA array, 0 to 1, its edge antialiased in alpha."""
    surface = Surface(pearl)
    shade = shade_dark if pearl.dark else shade_light
    colour = develop(shade(surface, pearl), pearl.saturation)
    alpha = np.clip((1 - surface.radius) * pearl.size / 2 / FRAME + 0.5, 0, 1)
    return np.concatenate([colour, alpha[..., None]], -1)


def write_png(path: Path, image: np.ndarray) -> None:
    """Writes an RGBA PNG with 16 bits per channel, so that later resizing causes no banding."""
    rows = np.round(image * 65535).astype(">u2")
    height, width, _ = rows.shape
    raw = b"".join(b"\0" + row.tobytes() for row in rows)

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 16, 6, 0, 0, 0))
    body = chunk(b"sRGB", b"\0") + chunk(b"IDAT", zlib.compress(raw, 4)) + chunk(b"IEND", b"")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + header + body)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or PEARLS:
        write_png(folder / f"{name}.png", render(PEARLS[name]))
        print(name)
