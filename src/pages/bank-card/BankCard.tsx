import { useIntl } from '../../i18n/IntlProvider.tsx';
import { Hero } from './Hero.tsx';
import { SECTION_COMPONENTS } from './BankCardSections.tsx';
import { sectionsOf } from './sections.ts';

/** CARD. The sections depend on the locale. */
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
