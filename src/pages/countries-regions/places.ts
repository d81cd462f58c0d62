/** About the middle of each country, in the order of REGIONS: code, degrees north, degrees east. */
const PLACES = `AM 40 45 AU -25 134 AZ 40 48 BD 24 90 BN 4 115 BT 27 90 CN 35 104 FJ -18 178 GE 42 44 HK 22 114
ID -2 118 IN 22 79 JP 36 138 KG 41 75 KH 13 105 KI 1 173 KR 36 128 KZ 48 67 LA 19 103 LK 7 81 MN 47 104 MO 22 113
MV 3 73 MY 4 102 NP 28 84 NZ -41 174 PG -6 144 PH 12 122 PK 30 69 SG 1 104 TH 15 101 TJ 39 71 TM 39 59 TV -8 179
TW 24 121 UZ 41 64 VN 16 107 AD 42 2 AL 41 20 AT 47 14 BA 44 18 BE 51 4 BG 43 25 CH 47 8 CY 35 33 CZ 50 15
DE 51 10 DK 56 9 EE 59 26 ES 40 -4 FI 64 26 FR 47 2 GB 54 -2 GR 39 22 HR 45 16 HU 47 19 IE 53 -8 IS 65 -18
IT 43 12 LI 47 10 LT 55 24 LU 50 6 LV 57 25 MC 44 7 MD 47 29 ME 43 19 MK 42 22 MT 36 14 NL 52 5 NO 61 9
PL 52 19 PT 39 -8 RO 46 25 RS 44 21 SE 62 15 SI 46 15 SK 49 20 TR 39 35 UA 49 32 XK 43 21 AG 17 -62 AR -34 -64
BB 13 -60 BO -17 -65 BR -10 -53 BS 24 -76 BZ 17 -89 CA 57 -106 CL -33 -71 CO 4 -73 CR 10 -84 DM 15 -61 DO 19 -70
EC -1 -78 GD 12 -62 GT 15 -90 GY 5 -59 HN 15 -87 JM 18 -77 KN 17 -63 LC 14 -61 MX 23 -102 PA 9 -80 PE -10 -75
PY -23 -58 SR 4 -56 SV 14 -89 TT 11 -61 US 39 -98 UY -33 -56 VC 13 -61 AE 24 54 BH 26 51 IL 31 35 IQ 33 44
JO 31 36 KW 29 48 LB 34 36 OM 21 57 QA 25 51 SA 24 45 AO -12 18 BF 12 -2 BI -3 30 BJ 9 2 BW -22 24 CG -1 15
CI 8 -6 CM 6 12 CV 16 -24 DJ 12 43 DZ 28 3 EG 27 30 ET 9 40 GA -1 12 GH 8 -1 GM 13 -15 GN 10 -11 GQ 2 10
KE 0 38 LR 6 -9 LS -30 28 MA 32 -6 MG -19 47 ML 17 -4 MR 20 -10 MU -20 58 MW -13 34 MZ -18 35 NA -22 17 NE 17 8
NG 9 8 RW -2 30 SC -5 55 SL 8 -12 SN 14 -14 SZ -26 31 TD 15 19 TG 8 1 TN 34 9 TZ -6 35 UG 1 32 ZA -29 24
ZM -14 28`;

/** In radians. */
export type Coordinates = { north: number; east: number };

const radians = (degrees: string) => (Number(degrees) * Math.PI) / 180;

export const PLACE_OF: ReadonlyMap<string, Coordinates> = new Map(
  [...PLACES.matchAll(/(\w\w) (\S+) (\S+)/g)].map(([, code = '', north = '', east = '']) => [
    code,
    { north: radians(north), east: radians(east) },
  ]),
);
