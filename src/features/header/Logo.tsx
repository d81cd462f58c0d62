import styled from 'styled-components';
import { logoPearl } from '../../assets/images/logo-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { SectionLink } from '../../navigation/SectionLink.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { BRAND } from '../../site.ts';
import { cssVar } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';

const PEARL_SIZES = `${size.logo}px`;

/** Scrolls to the intro of Home (HDR-1). */
export function Logo({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTranslate();
  return (
    <LogoLink section="intro" aria-label={t('header.logo')} onClick={onNavigate}>
      <Picture data={logoPearl} alt="" sizes={PEARL_SIZES} priority />
      <span translate="no">{BRAND.short}</span>
    </LogoLink>
  );
}

const LogoLink = styled(SectionLink)`
  display: inline-flex;
  align-items: center;
  gap: ${cssVar('space-3')};
  min-height: ${cssVar('size-target')};
  font-family: ${cssVar('font-family-display')};
  font-size: ${cssVar('font-size-title-min')};
  line-height: 1;
  letter-spacing: calc(${cssVar('tracking-title-latin')} * 1em);

  > picture {
    flex: none;
  }
`;
