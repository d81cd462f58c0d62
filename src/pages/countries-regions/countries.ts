/** Where the wallet is available (CTRY-2): ISO 3166-1 codes, and XK for Kosovo. Their places: `places.ts`. */
export const REGIONS = {
  'asia-pacific': codesIn(
    'AM AU AZ BD BN BT CN FJ GE HK ID IN JP KG KH KI KR KZ LA LK MN MO MV MY NP NZ PG PH PK SG',
    'TH TJ TM TV TW UZ VN',
  ),
  europe: codesIn(
    'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT',
    'NL NO PL PT RO RS SE SI SK TR UA XK',
  ),
  americas: codesIn(
    'AG AR BB BO BR BS BZ CA CL CO CR DM DO EC GD GT GY HN JM KN LC MX PA PE PY SR SV',
    'TT US UY VC',
  ),
  'middle-east': codesIn('AE BH IL IQ JO KW LB OM QA SA'),
  africa: codesIn(
    'AO BF BI BJ BW CG CI CM CV DJ DZ EG ET GA GH GM GN GQ KE LR LS MA MG ML MR MU MW MZ NA NE NG',
    'RW SC SL SN SZ TD TG TN TZ UG ZA ZM',
  ),
} as const;

export type Region = keyof typeof REGIONS;

export const COUNTRY_CODES = Object.values(REGIONS).flat();

function codesIn(...rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => row.split(' '));
}
