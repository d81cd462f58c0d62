"""Solids as signed distance functions: ray intersections, normals and occlusion.

A solid is a function from points to the distance to its surface (negative inside).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

F = np.float32
Solid = Callable[[np.ndarray], np.ndarray]


def rounded(x: np.ndarray, y: np.ndarray, half, corner: float, power: float = 2) -> np.ndarray:
    """Distance to a rectangle with superellipse corners (never overestimated, so no ray steps through it)."""
    qx, qy = np.abs(x) - (half[0] - corner), np.abs(y) - (half[1] - corner)
    out = np.maximum(qx, qy)
    # Powers are slow, and only the corners need them.
    both = (qx > 0) & (qy > 0)
    if both.any():
        out[both] = (qx[both] ** power + qy[both] ** power) ** F(1 / power)
    return out - corner


def extrude(outline: np.ndarray, z: np.ndarray, half: float, edge: float) -> np.ndarray:
    """Extrudes an outline to a slab of thickness 2 * half, its edges rounded by `edge`."""
    a, b = outline + edge, np.abs(z) - (half - edge)
    return np.hypot(np.clip(a, 0, None), np.clip(b, 0, None)) + np.minimum(np.maximum(a, b), 0) - edge


def melt(a: np.ndarray, b: np.ndarray, k: float) -> np.ndarray:
    """The union of two solids with a fillet of about k between them."""
    h = np.clip(k - np.abs(a - b), 0, None) / k
    return np.minimum(a, b) - h * h * k / 4


def carve(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Subtracts solid b from solid a."""
    return np.maximum(a, -b)


def march(solid: Solid, start, way, near, far, steps: int = 90, tol: float = 4e-4):
    """How far each ray goes until it meets the solid; infinity where it does not."""
    t = near.astype(F).copy()
    live = np.flatnonzero(near < far)
    found = np.full(t.shape, np.inf, F)
    for _ in range(steps):
        if live.size == 0:
            break
        d = solid(start[live] + way[live] * t[live, None])
        hit = d < tol
        found[live[hit]] = t[live[hit]]
        t[live] += np.maximum(d, tol * 0.5) * F(0.92)
        live = live[~hit & (t[live] < far[live])]
    return found


def normals(solid: Solid, p: np.ndarray, eps: float = 1.5e-3) -> np.ndarray:
    """Unit normals of the surface, from four samples of the distance."""
    out = np.zeros_like(p)
    for k in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        k = np.array(k, F)
        out += k * solid(p + k * F(eps))[..., None]
    return out / np.maximum(np.linalg.norm(out, axis=-1, keepdims=True), 1e-9)


def crevice(solid: Solid, p: np.ndarray, n: np.ndarray, reach: float) -> np.ndarray:
    """Ambient occlusion, from 1 (open) to 0: dark in corners and under edges."""
    closed = np.zeros(p.shape[:-1], F)
    for i in range(1, 6):
        h = reach * (i / 5) ** 1.6
        closed += (h - solid(p + n * F(h))) / h * F(0.72**i)
    return np.clip(1 - closed * 0.62, 0, 1)


def open_to(solid: Solid, p, n, way, reach: float, soft: float, steps: int = 18) -> np.ndarray:
    """The visible share of a light of angular size `soft` in this direction, 0 to 1."""
    t = np.full(p.shape[:-1], 0.012, F)
    out = np.ones(p.shape[:-1], F)
    base = p + n * F(0.008)
    for _ in range(steps):
        d = solid(base + way * t[..., None])
        out = np.minimum(out, 0.5 + 0.5 * d / (soft * t))
        t = t + np.clip(d, 0.012, reach / 7)
    out = np.clip(out, 0, 1)
    return out * out * (3 - 2 * out)


def slab_span(origin, way, half) -> tuple[np.ndarray, np.ndarray]:
    """Where rays enter and leave a box around the origin. Outside the box there is nothing to trace."""
    inverse = 1 / np.where(np.abs(way) < 1e-7, 1e-7, way)
    a, b = (-np.array(half, F) - origin) * inverse, (np.array(half, F) - origin) * inverse
    return np.minimum(a, b).max(-1), np.maximum(a, b).min(-1)
