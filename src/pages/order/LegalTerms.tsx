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
        privacy: (words) => linked('privacy', words, privacyUrl),
        sale: (words) => linked('sale', words, termsUrl),
      })}
    </Caption>
  );
}

const linked = (key: string, words: ReactNode[], href?: string) =>
  href ? (
    <InlineExternalLink key={key} href={href}>
      {words}
    </InlineExternalLink>
  ) : (
    words
  );
