import { LOCALE_NAMES, LOCALES } from '../../src/i18n/locales.ts';
import type { MessageId } from '../../src/i18n/messages.ts';
import { REWARD_LIMIT } from '../../src/pages/home/content.ts';
import { PREORDER_PRICE } from '../../src/features/preorder/content.ts';
import { translatorFor } from '../support/messages.ts';
import { Table } from './Table.tsx';

/**
 * Every message with legal weight: terms, claims about money with their qualifiers, and risk. The
 * owner and the owner's counsel read these, in every language, before they are published.
 */
const LEGAL: readonly MessageId[] = [
  'footer.risk',
  'order.terms',
  'order.price.label',
  'order.note',
  'home.hero.note',
  'home.phone.price',
  'home.feature.stablecoin.text',
  'home.feature.earn.text',
  'home.feature.card.text',
  'home.stablecoin.know.text',
  'home.stablecoin.spend.text',
  'home.earn.text',
  'card.text',
  'card.interest.text',
  'card.fees.title',
  'card.fees.text',
  'common.example',
  'home.faq.costs.answer',
  'home.faq.bank.answer',
  'home.faq.keys.answer',
  'home.faq.genuine.answer',
  'bank-card.lead',
  'bank-card.individuals.uses',
  'bank-card.benefits.interest.text',
  'bank-card.benefits.fees',
  'bank-card.support.text',
  'countries.subtitle',
  'verify.identity.text',
  'guide.android.file.note',
];

const VALUES = { amount: REWARD_LIMIT, price: PREORDER_PRICE };

/** The texts that await the owner's review, side by side in all languages. */
export function LegalTable() {
  const speakers = LOCALES.map(translatorFor);
  return (
    <Table
      caption="Texts with legal weight"
      head={['Message', ...LOCALES.map((locale) => LOCALE_NAMES[locale])]}
      rows={LEGAL.map((id) =>
        [<code key="id">{id}</code>].concat(
          speakers.map((say, index) => (
            <span key={LOCALES[index]} lang={LOCALES[index]}>
              {say(id, VALUES)}
            </span>
          )),
        ),
      )}
    />
  );
}
