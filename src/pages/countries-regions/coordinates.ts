/** In radians. */
export type Coordinates = { north: number; east: number };

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
