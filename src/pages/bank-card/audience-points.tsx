import { FormattedMessage } from 'react-intl';
import type { TitledItem } from '../../primitives/TitledList.tsx';

/** What is said about each group of users, in this order (CARD-3, CARD-4). */
const ASPECTS = ['who', 'payments', 'uses'] as const;

/** Target user, payments and use cases of one group, under the same three headings. */
export function audiencePoints(group: 'individuals' | 'businesses'): TitledItem[] {
  return ASPECTS.map((aspect) => ({
    id: aspect,
    title: <FormattedMessage id={`bank-card.${aspect}`} />,
    text: <FormattedMessage id={`bank-card.${group}.${aspect}`} />,
  }));
}
