import { LOCALE_NAMES, LOCALES } from '../../src/i18n/locales.ts';
import type { MessageId } from '../../src/i18n/messages.ts';
import { translatorFor } from '../support/messages.ts';
import { Table } from './Table.tsx';

/**
 * Messages with legal weight: terms, financial claims with their qualifiers, and risk. The owner's
 * counsel approves them in every language before they are published.
 */
const LEGAL: readonly MessageId[] = [
  'meta.description',
  'footer.risk',
  'order.terms',
  'order.price',
  'order.price.label',
  'order.note',
  'home.hero.note',
  'home.phone.price',
  'home.feature.stablecoin.text',
  'home.hero.lead',
  'home.feature.stablecoin.title',
  'home.feature.earn.text',
  'home.stablecoin.title',
  'home.stablecoin.send.text',
  'home.feature.card.text',
  'home.stablecoin.know.text',
  'home.stablecoin.spend.text',
  'home.earn.text',
  'card.text',
  'card.interest.text',
  'card.pay.text',
  'card.fees.title',
  'card.fees.text',
  'common.example',
  'home.faq.costs.answer',
  'home.faq.bank.answer',
  'home.faq.keys.answer',
  'home.faq.genuine.answer',
  'bank-card.lead',
  'bank-card.credit.title',
  'bank-card.individuals.uses',
  'bank-card.benefits.interest.text',
  'bank-card.benefits.fees',
  'bank-card.support.text',
  'countries.subtitle',
  'countries.note',
  'verify.identity.text',
  'verify.identity.text.ios',
  'verify.identity.text.direct',
  'verify.identity.none',
  'verify.identity.signer.ours',
  'verify.promise',
  'verify.foreign.text',
  'verify.file-check.text',
  'file-check.genuine',
  'file-check.genuine.certificate',
  'file-check.limits',
  'file-check.next.installed',
  'guide.ios.lead',
  'guide.ios.enterprise.about',
  'guide.ios.enterprise.developer.signer',
  'guide.ios.enterprise.trust.text',
  'guide.ios.enterprise.trust.signer',
  'guide.ios.note.warning.advice',
  'guide.ios.note.name.advice',
  'guide.ios.note.stops.advice',
  'guide.note.phrase.advice',
  'guide.android.file.about',
  'guide.android.note.title',
  'guide.android.note.cancel',
  'guide.android.note.cancel.advice',
  'guide.android.note.scan',
  'guide.android.note.scan.advice',
  'guide.android.note.update',
  'guide.android.note.update.advice',
  'guide.android.note.dates',
];

/** In all languages, side by side. */
export function LegalTable() {
  const translators = LOCALES.map(translatorFor);
  return (
    <Table
      caption="Texts with legal weight"
      head={['Message', ...LOCALES.map((locale) => LOCALE_NAMES[locale])]}
      rows={LEGAL.map((id) =>
        [<code key="id">{id}</code>].concat(
          translators.map((translate, index) => (
            <span key={LOCALES[index]} lang={LOCALES[index]}>
              {translate(id)}
            </span>
          )),
        ),
      )}
    />
  );
}
