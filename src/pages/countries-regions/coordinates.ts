/** In radians. */
export type Coordinates = { latitude: number; longitude: number };

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
