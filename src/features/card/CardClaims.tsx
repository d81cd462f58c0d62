import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { FeatureColumns } from '../../primitives/TitledList.tsx';

const CLAIMS = ['currencies', 'interest', 'pay', 'fees'] as const;

/** The four claims about the card, with their qualifiers (HOME-6, CARD-2). */
export function CardClaims() {
  const t = useTranslate();
  return (
    <FeatureColumns
      items={CLAIMS.map((id) => ({
        id,
        title: t(`card.${id}.title`),
        text: t(`card.${id}.text`),
      }))}
    />
  );
}
