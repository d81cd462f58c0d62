/**
 * Two-letter codes of the countries and regions the wallet is offered in (CTRY-2): ISO 3166-1, and
 * XK for Kosovo. Names come from CLDR in the visitor's language, so only codes live here.
 */
export const COUNTRY_CODES = [
  // Europe
  'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT',
  'NL NO PL PT RO RS SE SI SK SM TR UA VA XK',
  // Africa
  'AO BF BI BJ BW CG CI CM CV DJ DZ EG ET GA GH GM GN GQ KE KM LR LS MA MG ML MR MU MW MZ NA NE NG',
  'RW SC SL SN ST SZ TD TG TN TZ UG ZA ZM',
  // Middle East
  'AE BH IL IQ JO KW LB OM QA SA',
  // Americas
  'AG AI AR AW BB BM BO BR BS BZ CA CL CO CR DM DO EC GD GT GY HN JM KN KY LC MX PA PE PY SR SV TC',
  'TT US UY VC VG',
  // Asia-Pacific
  'AM AU AZ BD BN BT CN FJ GE HK ID IN JP KG KH KI KR KZ LA LK MN MO MV MY NP NZ PG PH PK PW SB SG',
  'TH TJ TL TM TO TV TW UZ VN VU WS',
].flatMap((row) => row.split(' '));
