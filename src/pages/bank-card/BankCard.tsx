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

/** CARD. Traditional Chinese has two sections of its own; contact support is its end (CARD-6). */
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
