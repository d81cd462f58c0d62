import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './countries.ts';

/** An independent copy, so that the tests detect a country that is missing from the list. */
const REGIONS = {
  Europe:
    'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK TR UA XK',
  Africa:
    'AO BF BI BJ BW CG CI CM CV DJ DZ EG ET GA GH GM GN GQ KE LR LS MA MG ML MR MU MW MZ NA NE NG RW SC SL SN SZ TD TG TN TZ UG ZA ZM',
  'Middle East': 'AE BH IL IQ JO KW LB OM QA SA',
  Americas:
    'AG AR BB BO BR BS BZ CA CL CO CR DM DO EC GD GT GY HN JM KN LC MX PA PE PY SR SV TT US UY VC',
  'Asia-Pacific':
    'AM AU AZ BD BN BT CN FJ GE HK ID IN JP KG KH KI KR KZ LA LK MN MO MV MY NP NZ PG PH PK SG TH TJ TM TV TW UZ VN',
} as const;

test.each(Object.entries(REGIONS))('CTRY-2 lists every country and region of %s', (_, codes) => {
  expect(COUNTRY_CODES).toEqual(expect.arrayContaining(codes.split(' ')));
});

test('CTRY-2 CONST about 160 countries and regions, each once and no others; Kosovo is XK', () => {
  expect(COUNTRY_CODES.toSorted()).toEqual(Object.values(REGIONS).join(' ').split(' ').toSorted());
  expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
  expect(REGIONS.Europe).toContain('XK');
});
