import { useIntl } from '../../i18n/IntlProvider.tsx';
import {
  Benefits,
  Businesses,
  CreditCards,
  Individuals,
  Solutions,
  Support,
} from './BankCardSections.tsx';
import { Hero } from './Hero.tsx';
import { Where } from './Where.tsx';

/** CARD. Only Traditional Chinese has the last two sections, benefits and contact support (CARD-6). */
export default function BankCard() {
  const { locale } = useIntl();
  return (
    <>
      <Hero />
      <CreditCards />
      <Individuals />
      <Businesses />
      <Solutions />
      {locale === 'zh-TW' ? (
        <>
          <Benefits />
          <Support />
        </>
      ) : (
        <Where />
      )}
    </>
  );
}
