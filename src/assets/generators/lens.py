"""What is seen in a camera lens: steps of a black barrel, then coated glass, each with parallax."""

from __future__ import annotations

import numpy as np
from phone import Meeting
from studio import F, Studio, dot, fresnel, lerp, mirror, rgb, smooth

COVER = 1.45  # refractive index of the cover glass
# (depth, radius, color) of the barrel's steps, outermost first; radii as fractions of the cover's radius.
STEPS = (
    (0.03, 1.00, "0C0C10"),
    (0.08, 0.80, "121218"),
    (0.14, 0.70, "08080C"),
    (0.20, 0.60, "0F1018"),
)
# (depth, radius, curvature, roughness, tint, strength) of the glass elements that reflect light.
GLASSES = (
    (0.20, 0.54, 0.95, 0.010, "8F86FF", 0.10),
    (0.30, 0.46, -0.70, 0.020, "5FD3C8", 0.055),
    (0.42, 0.36, 0.60, 0.025, "FF8FB4", 0.06),
    (0.55, 0.30, -0.95, 0.030, "8FB8FF", 0.05),
)
PUPIL = (0.50, 0.27)


def inside(m: Meeting, q: np.ndarray, radius: float, studio: Studio) -> np.ndarray:
    """The color at points of the cover glass; q is their position relative to the lens's middle."""
    way, point, normal = m.way, m.point, m.normal
    into = m.local_way[:, :2] / COVER
    slope = into / np.sqrt(np.clip(1 - (into**2).sum(-1), 0.05, 1))[:, None]

    def at(depth: float) -> tuple[np.ndarray, np.ndarray]:
        place = (q + slope * F(depth * radius / 0.7)) / radius
        return place, np.hypot(place[:, 0], place[:, 1])

    # The barrel is lit from the upper side only, so its steps read as depth.
    upper = np.clip(0.5 + 0.5 * (q @ np.array([0.5, 0.86], F)) / radius, 0, 1)[:, None]
    out = np.zeros((len(q), 3), F)
    for depth, size, colour in STEPS:
        _, r = at(depth)
        on = (1 - smooth(size - 0.012, size + 0.012, r))[:, None]
        out = lerp(out, rgb(colour) * (0.3 + 0.9 * (1 - upper)), on)
        lip = np.exp(-(((r - size + 0.02) / 0.012) ** 2))[:, None]
        out += lip * (0.012 + 0.10 * upper**2) * (size < 1)
    _, r = at(0.24)
    glassy = (1 - smooth(0.53, 0.55, r))[:, None]
    iris = lerp(rgb("04040A"), rgb("1B1640"), smooth(0.1, 0.55, r)[:, None])
    out = lerp(out, iris, glassy)
    for depth, size, curve, rough, tint, strength in GLASSES:
        place, r = at(depth)
        lean = np.stack([place[:, 0], place[:, 1], np.zeros(len(q), F)], -1) * F(curve)
        n = lean + np.array([0, 0, -1], F)
        n = m.world(n / np.linalg.norm(n, axis=-1, keepdims=True))
        light = studio.reflected(point, mirror(way, n), ((None, rough),))
        on = (1 - smooth(size - 0.03, size + 0.01, r))[:, None]
        # Coated glass reflects only the lamps, not the room.
        out += on * np.clip(light - 0.55, 0, 6) * rgb(tint) * strength
    _, r = at(PUPIL[0])
    out *= 1 - 0.75 * (1 - smooth(PUPIL[1] - 0.05, PUPIL[1] + 0.03, r))[:, None]
    cosine = np.clip(-dot(way, normal), 0, 1)
    cover = studio.reflected(point, mirror(way, normal), ((None, 0.006),))
    return out + cover * (0.012 + 0.5 * fresnel(cosine, 0.0))[:, None]
