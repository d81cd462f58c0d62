import type { ReactNode } from 'react';
import { formatParts, useIntl } from '../../i18n/IntlProvider.tsx';
import { InlineExternalLink } from '../../navigation/Link.tsx';
import { Caption } from '../../primitives/Text.tsx';
import { useSite } from '../../site-context.ts';

/** The terms (ORD-3). They link the documents that the owner configured (ORD-4). */
export function LegalTerms() {
  const intl = useIntl();
  const { privacyUrl, termsUrl } = useSite();
  return (
    <Caption $color="muted">
      {formatParts<ReactNode>(intl, 'order.terms', {
        privacy: (words) => linked(words, privacyUrl),
        sale: (words) => linked(words, termsUrl),
      })}
    </Caption>
  );
}

const linked = (words: ReactNode[], href?: string) =>
  href ? (
    <InlineExternalLink key={href} href={href}>
      {words}
    </InlineExternalLink>
  ) : (
    words
  );
