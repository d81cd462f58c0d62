"""The body of Unio One, shared by the front and rear views, and how camera rays hit it.

Local axes: x right and y up as seen from the front, z out of the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields

import numpy as np
from solid import Solid, crevice, extrude, march, normals, rounded, slab_span
from studio import Camera, F, Studio, dot, fresnel, mirror, rgb, smooth

WIDE, TALL, THICK = 7.15, 14.96, 0.82
CORNER, POWER = 1.62, 2.55
GLASS = 0.165  # how far the edge of the glass is inside the outline
RISE = 0.03  # how far the glass rises above the frame
BANDS = (5.4, -5.4)  # where antenna bands interrupt the frame
# (side, middle, length) of the buttons on the frame.
BUTTONS = ((1, 2.6, 1.75), (-1, 3.3, 2.3))
TITANIUM = rgb("D8D5D1")


def edge(p: np.ndarray) -> np.ndarray:
    """Distance to the phone's outline, seen flat: 0 at the frame, negative inside."""
    return rounded(p[..., 0], p[..., 1], (WIDE / 2, TALL / 2), CORNER, POWER)


def body(p: np.ndarray) -> np.ndarray:
    """Frame, both glasses and the buttons."""
    flat, z = edge(p), p[..., 2]
    out = extrude(flat, z, THICK / 2, 0.14)
    out = np.minimum(out, extrude(flat + GLASS, z, THICK / 2 + RISE, 0.055))
    for side, middle, length in BUTTONS:
        face = rounded(p[..., 1] - middle, z, (length / 2, 0.15), 0.15)
        out = np.minimum(out, extrude(face, p[..., 0] - side * WIDE / 2, 0.055, 0.03))
    return out


@dataclass(frozen=True)
class Pose:
    """Where the phone stands and how it is turned (degrees): lean back, tilt in plane, turn."""

    lean: float
    tilt: float
    turn: float
    at: tuple[float, float, float] = (0, 0, 0)

    def matrix(self) -> np.ndarray:
        """From local to studio axes."""

        def spin(axis: int, degrees: float) -> np.ndarray:
            c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
            out = np.eye(3)
            i, j = ((1, 2), (2, 0), (0, 1))[axis]
            out[i, i] = out[j, j] = c
            out[i, j], out[j, i] = -s, s
            return out

        out = spin(2, self.turn) @ spin(1, self.tilt) @ spin(0, self.lean) @ spin(0, 90)
        return out.astype(F)


@dataclass(frozen=True)
class Meeting:
    """Where rays meet the solid: points, normals and rays, both local and in the studio."""

    local: np.ndarray
    local_normal: np.ndarray
    local_way: np.ndarray
    point: np.ndarray
    normal: np.ndarray
    way: np.ndarray
    bounce: np.ndarray
    matrix: np.ndarray

    def __len__(self) -> int:
        return len(self.local)

    def take(self, chosen: np.ndarray) -> Meeting:
        """The chosen points only, so that each material is computed only where it is needed."""
        parts = (getattr(self, f.name) for f in fields(self))
        return Meeting(*(a if a is self.matrix else a[chosen] for a in parts))

    def world(self, local_direction: np.ndarray) -> np.ndarray:
        """Local directions in the studio's axes."""
        return local_direction @ self.matrix.T


Shade = Callable[[Meeting], np.ndarray]


def photograph(camera: Camera, pose: Pose, solid: Solid, span, shade: Shade):
    """A `shade(u, v)` for `studio.paint`: traces the phone and shades the points that rays hit."""
    matrix = pose.matrix()
    at = np.array(pose.at, F)
    eye = (np.array(camera.eye, F) - at) @ matrix

    def picture(u: np.ndarray, v: np.ndarray) -> np.ndarray:
        way = camera.rays(u.ravel(), v.ravel())
        local_way = np.ascontiguousarray(way @ matrix)
        start = np.broadcast_to(eye, local_way.shape)
        near, far = slab_span(start, local_way, span)
        t = march(solid, start, local_way, near, far)
        met = np.flatnonzero(np.isfinite(t))
        out = np.zeros((way.shape[0], 4), F)
        if met.size:
            p = start[met] + local_way[met] * t[met, None]
            n = normals(solid, p)
            world_n = n @ matrix.T
            point = p @ matrix.T + at
            away = way[met]
            meeting = Meeting(
                p, n, local_way[met], point, world_n, away, mirror(away, world_n), matrix
            )
            out[met, :3] = shade(meeting)
            out[met, 3] = 1
        return out.reshape((*u.shape, 4))

    return picture


def frame(m: Meeting, studio: Studio, solid: Solid) -> np.ndarray:
    """The metal of the frame: brushed along its perimeter, interrupted by two antenna bands."""
    n, p = m.local_normal, m.local
    along = np.stack([-n[:, 1], n[:, 0], np.zeros(len(n), F)], -1)
    along /= np.maximum(np.linalg.norm(along, axis=-1, keepdims=True), 1e-6)
    across = np.cross(n, along)
    spread = ((m.world(along), 0.05), (m.world(across), 0.24))
    light = studio.reflected(m.point, m.bounce, spread)
    cosine = np.abs(dot(m.way, m.normal))
    tint = TITANIUM + (1 - TITANIUM) * fresnel(cosine, 0)[:, None]
    open_ = crevice(solid, p, n, 0.12)[:, None]
    out = tint * light * (0.25 + 0.75 * open_)
    band = np.minimum(*(np.abs(p[:, 1] - y) for y in BANDS))
    matt = rgb("8B8985") * studio.matt(m.point, m.normal)
    on_side = np.abs(p[:, 0]) > WIDE / 2 - 0.16
    out = np.where(((band < 0.05) & on_side)[:, None], matt * 0.75, out)
    for side, middle, length in BUTTONS:
        face = rounded(p[:, 1] - middle, p[:, 2], (length / 2, 0.15), 0.15)
        near = (p[:, 0] * side > WIDE / 2 - 0.05) & (np.abs(face) < 0.022)
        flush = p[:, 0] * side < WIDE / 2 + 0.01
        out = np.where((near & flush)[:, None], out * 0.12, out)
    return out


def on_glass(m: Meeting, side: int) -> np.ndarray:
    """Whether the point belongs to the glass of this side (1 front, -1 back)."""
    return (edge(m.local) < -GLASS + 0.012) & (m.local[:, 2] * side > THICK / 2 - 0.02)


def seam(m: Meeting) -> np.ndarray:
    """The dark line between frame and glass, 0 to 1."""
    d = edge(m.local)
    face = smooth(0.30, 0.36, np.abs(m.local[:, 2]))
    return smooth(-GLASS - 0.004, -GLASS + 0.006, d) * (1 - smooth(-0.15, -0.138, d)) * face
