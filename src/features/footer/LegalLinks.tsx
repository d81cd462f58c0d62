import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ExternalTextLink } from '../../navigation/Link.tsx';
import { LinkRow } from '../../navigation/LinkRow.tsx';
import { useSite } from '../../site-context.ts';

/** The owner's legal pages; nothing where none is configured (ORD-4). */
export function LegalLinks() {
  const t = useTranslate();
  const { privacyUrl, termsUrl } = useSite();
  if (!privacyUrl && !termsUrl) return null;
  return (
    <LinkRow>
      {privacyUrl && <ExternalTextLink href={privacyUrl}>{t('footer.privacy')}</ExternalTextLink>}
      {termsUrl && <ExternalTextLink href={termsUrl}>{t('footer.terms')}</ExternalTextLink>}
    </LinkRow>
  );
}
