import type { ComponentType } from 'react';
import { useIntl } from '../../i18n/IntlProvider.tsx';
import { Benefits } from './Benefits.tsx';
import { Businesses } from './Businesses.tsx';
import { CreditCards } from './CreditCards.tsx';
import { Hero } from './Hero.tsx';
import { Individuals } from './Individuals.tsx';
import { Solutions } from './Solutions.tsx';
import { Support } from './Support.tsx';
import { sectionsOf, type SectionName } from './sections.ts';

const SECTION_COMPONENTS: Record<SectionName, ComponentType> = {
  credit: CreditCards,
  individuals: Individuals,
  businesses: Businesses,
  solutions: Solutions,
  benefits: Benefits,
  support: Support,
};

/** The bank card page (CARD). The language decides which sections it has. */
export default function BankCard() {
  const { locale } = useIntl();
  return (
    <>
      <Hero />
      {sectionsOf(locale).map((name) => {
        const SectionComponent = SECTION_COMPONENTS[name];
        return <SectionComponent key={name} />;
      })}
    </>
  );
}
