import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ExternalTextLink, NEW_TAB } from '../../navigation/Link.tsx';
import { VisuallyHidden } from '../../primitives/Text.tsx';
import { useSite } from '../../site-context.ts';

/** For visitors whose country is not listed. */
export function ContactLink() {
  const t = useTranslate();
  const { mailUrl } = useSite();
  return (
    <Link href={mailUrl} {...NEW_TAB}>
      {t('countries.contact')} <VisuallyHidden>{t('link.new-tab')}</VisuallyHidden>
    </Link>
  );
}

const Link = styled(ExternalTextLink)`
  text-wrap: balance;
`;
