import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { VisuallyHidden } from '../primitives/Text.tsx';
import { useSite } from '../site-context.ts';
import { ExternalTextLink, NEW_TAB } from './Link.tsx';

/** A quiet link to the owner's mail, unless another address is given. */
export function ContactLink({ href, children }: { href?: string; children: ReactNode }) {
  const t = useTranslate();
  const { mailUrl } = useSite();
  return (
    <Link href={href ?? mailUrl} {...NEW_TAB}>
      {children} <VisuallyHidden>{t('link.new-tab')}</VisuallyHidden>
    </Link>
  );
}

const Link = styled(ExternalTextLink)`
  text-wrap: balance;
`;
