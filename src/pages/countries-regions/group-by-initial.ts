import type { Country } from './search.ts';

/** `initial` is undefined for names that are not in Latin script. */
export type InitialGroup = { initial: string | undefined; countries: Country[] };

/** Preserves the order. Accented letters are grouped with their base letter, except Đ. */
export function groupByInitial(countries: readonly Country[]): InitialGroup[] {
  const groups: InitialGroup[] = [];
  for (const country of countries) {
    const initial = initialOf(country.name);
    const last = groups.at(-1);
    if (last && last.initial === initial) last.countries.push(country);
    else groups.push({ initial, countries: [country] });
  }
  return groups;
}

function initialOf(name: string): string | undefined {
  const first = [...name.normalize('NFD')][0]?.toUpperCase();
  return first && /\p{Script=Latin}/u.test(first) ? first : undefined;
}
