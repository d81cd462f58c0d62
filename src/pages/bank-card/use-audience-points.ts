import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { TitledItem } from '../../primitives/TitledList.tsx';

const ASPECTS = ['who', 'payments', 'uses'] as const;

/** Target users, payments and use cases of one group (CARD-3, CARD-4). */
export function useAudiencePoints(group: 'individuals' | 'businesses'): TitledItem[] {
  const t = useTranslate();
  return ASPECTS.map((aspect) => ({
    id: aspect,
    title: t(`bank-card.${aspect}`),
    text: t(`bank-card.${group}.${aspect}`),
  }));
}
