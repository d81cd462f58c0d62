import type { PhoneSpec } from '../../features/phone-specs/parse-specs.ts';

type SplitSpecs = {
  camera: PhoneSpec;
  frontCamera: PhoneSpec;
  display: PhoneSpec;
  battery: PhoneSpec;
  others: readonly PhoneSpec[];
};

const NO_SPEC: PhoneSpec = { value: '', unit: '', text: '' };
const BATTERY_UNIT = 'mAh';

/**
 * In every language the first specifications with a unit are the rear camera, the front one and the display
 * (HOME-7). The others have the same order in all languages.
 */
export function splitSpecs(specs: readonly PhoneSpec[]): SplitSpecs {
  const [camera = NO_SPEC, frontCamera = NO_SPEC, display = NO_SPEC] = specs.filter(
    ({ unit }) => unit !== '',
  );
  const battery = specs.find(({ unit }) => unit === BATTERY_UNIT) ?? NO_SPEC;
  const shown = new Set([camera, frontCamera, display, battery]);
  return {
    camera,
    frontCamera,
    display,
    battery,
    others: specs.filter((spec) => !shown.has(spec)),
  };
}
