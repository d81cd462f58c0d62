import type { PhoneSpec } from '../../features/phone-specs/parse-specs.ts';

/** In every language the rear camera is the first with a unit (HOME-7). */
export function splitCamera(specs: readonly PhoneSpec[]): {
  camera: PhoneSpec;
  others: readonly PhoneSpec[];
} {
  const camera = specs.find(({ unit }) => unit !== '') ?? { value: '', unit: '', text: '' };
  return { camera, others: specs.filter((spec) => spec !== camera) };
}
