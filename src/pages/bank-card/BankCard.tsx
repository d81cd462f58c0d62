import { useIntl } from '../../i18n/IntlProvider.tsx';
import { Hero } from './Hero.tsx';
import { SECTION_COMPONENTS } from './BankCardSections.tsx';
import { sectionsOf } from './sections.ts';
import { Where } from './Where.tsx';

/** CARD. The sections depend on the locale; contact support is an end of its own (CARD-6). */
export default function BankCard() {
  const { locale } = useIntl();
  const sections = sectionsOf(locale);
  return (
    <>
      <Hero />
      {sections.map((name) => {
        const SectionComponent = SECTION_COMPONENTS[name];
        return <SectionComponent key={name} />;
      })}
      {!sections.includes('support') && <Where />}
    </>
  );
}
