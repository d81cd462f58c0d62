import type { ReactNode } from 'react';
import { formatParts, useIntl } from '../../i18n/IntlProvider.tsx';
import { InlineExternalLink } from '../../navigation/Link.tsx';
import { Caption } from '../../primitives/Text.tsx';
import { useSite } from '../../site-context.ts';

/**
 * The terms (ORD-3). The privacy policy and the terms of sale are links if the owner configured their addresses,
 * otherwise plain text (ORD-4).
 */
export function LegalTerms() {
  const intl = useIntl();
  const { privacyUrl, termsUrl } = useSite();
  return (
    <Caption $color="muted">
      {formatParts<ReactNode>(intl, 'order.terms', {
        privacy: (chunks) => linkIfSet('privacy', chunks, privacyUrl),
        sale: (chunks) => linkIfSet('sale', chunks, termsUrl),
      })}
    </Caption>
  );
}

const linkIfSet = (key: string, chunks: ReactNode[], href?: string) =>
  href ? (
    <InlineExternalLink key={key} href={href}>
      {chunks}
    </InlineExternalLink>
  ) : (
    chunks
  );
