import type { ReactNode } from 'react';
import { LOCALE_NAMES, LOCALES } from '../../src/i18n/locales.ts';
import { Table } from './Table.tsx';
import { TERMS } from './terms.ts';

/** The site's terms side by side, with the reason for each. */
export function TermTable() {
  return (
    <Table
      caption="Terms in five languages"
      head={[...LOCALES.map((locale) => LOCALE_NAMES[locale]), 'Why']}
      rows={TERMS.map((term) =>
        LOCALES.map((locale): ReactNode => (
          <span key={locale} lang={locale}>
            {term[locale]}
          </span>
        )).concat(term.why),
      )}
    />
  );
}
