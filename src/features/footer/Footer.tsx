import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { column, Container } from '../../primitives/Layout.tsx';
import { NEW_TAB, RouteLink } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { SectionLink } from '../../navigation/SectionLink.tsx';
import { Caption, Text, VisuallyHidden } from '../../primitives/Text.tsx';
import { BRAND } from '../../site.ts';
import { useSite } from '../../site-context.ts';
import { cssVar, hiddenIn, hovered, media } from '../../theme/css.ts';
import { container } from '../../theme/generated/tokens.ts';
import { inRem, TEXT_STYLES } from '../../theme/text-styles.ts';
import { COPYRIGHT } from './content.ts';
import { Wordmark } from './Wordmark.tsx';

const SECTIONS = ['home', 'ai-wallet', 'stablecoin', 'earn-dapp'] as const;

/** FTR */
export function Footer({ language }: { language: ReactNode }) {
  const t = useTranslate();
  const { mailUrl, socialUrl, supportUrl } = useSite();
  const newTab = <VisuallyHidden>{t('link.new-tab')}</VisuallyHidden>;

  return (
    <Root data-surface="ink" aria-label={t('footer.label')}>
      <Container>
        <Grid>
          <TaglineColumn>
            <Tagline $variant="title">{t('footer.tagline')}</Tagline>
          </TaglineColumn>
          <Columns>
            <div>
              <Title id="footer-product">{t('footer.product')}</Title>
              <ul aria-labelledby="footer-product">
                {SECTIONS.map((section) => (
                  <li key={section}>
                    <SectionLink section={section}>{t(`header.nav.${section}`)}</SectionLink>
                  </li>
                ))}
                <li>
                  <RouteLink to={ROUTES.bankCard}>{t('footer.card')}</RouteLink>
                </li>
                <li>
                  <RouteLink to={ROUTES.order} translate="no">
                    {BRAND.phone}
                  </RouteLink>
                </li>
                <li>
                  <RouteLink to={ROUTES.download}>{t('header.get-app')}</RouteLink>
                </li>
              </ul>
            </div>
            <div>
              <Title id="footer-contact">{t('footer.contact')}</Title>
              <ul aria-labelledby="footer-contact">
                <li>
                  <a href={mailUrl} {...NEW_TAB}>
                    {t('common.mail')} {newTab}
                  </a>
                </li>
                <li>
                  <a href={socialUrl} {...NEW_TAB}>
                    {t('footer.social')} {newTab}
                  </a>
                </li>
                {supportUrl && (
                  <li>
                    <a href={supportUrl}>{t('footer.support')}</a>
                  </li>
                )}
                <li>
                  <RouteLink to={ROUTES.countriesRegions}>{t('footer.countries')}</RouteLink>
                </li>
              </ul>
            </div>
            <div>
              <Title>{t('footer.language')}</Title>
              {language}
            </div>
          </Columns>
        </Grid>
        <Legal>
          <div>
            <LegalLinks />
            <Caption $color="muted">{t('footer.risk')}</Caption>
          </div>
          <Caption $color="muted" translate="no">
            {COPYRIGHT}
          </Caption>
        </Legal>
      </Container>
      <Wordmark />
    </Root>
  );
}

const Root = styled.footer`
  container: footer / inline-size;
  position: relative;
  overflow: clip;
  padding-top: ${cssVar('space-14')};
  background: ${cssVar('color-surface-page')};

  ${media.mobile} {
    padding-top: ${cssVar('space-12')};
  }

  @media print {
    padding-top: ${cssVar('space-4')};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${cssVar('space-6')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const TaglineColumn = styled.div`
  grid-column: span 5;
  container-type: inline-size;

  ${media.mobile} {
    grid-column: auto;
  }

  ${hiddenIn('print')}
`;

const Tagline = styled(Text)`
  max-width: 8em;
  font-size: clamp(
    ${cssVar('font-size-title-min')},
    12.4cqi,
    ${cssVar('font-size-title-max')} * 1.3
  );
  word-spacing: normal;
`;

const COLUMNS_BELOW = css`
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  margin-top: ${cssVar('space-6')};
`;

const Columns = styled.div`
  grid-column: 6 / -1;
  display: grid;
  /* As wide as their content, so that links wrap as late as possible. */
  grid-template-columns: repeat(3, auto);
  gap: ${cssVar('space-6')};

  a {
    ${TEXT_STYLES.bodySm}
    display: block;
    padding-block: ${cssVar('space-2')};
    color: ${cssVar('color-text-soft')};
    text-wrap: balance;

    ${hovered(`color: ${cssVar('color-text-default')};`)}
  }

  /* The button is taller than a link: aligns the baselines. */
  > :last-child > button {
    margin-top: calc(-0.5 * ${cssVar('space-1')});
  }

  ${media.mobile} {
    ${COLUMNS_BELOW}
  }

  @container footer (width < ${inRem(container.footerColumns)}) {
    ${COLUMNS_BELOW}
  }

  ${hiddenIn('print')}
`;

const Title = styled.h2`
  ${TEXT_STYLES.caption}
  margin-bottom: ${cssVar('space-2')};
  color: ${cssVar('color-text-muted')};
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${cssVar('space-4')} ${cssVar('space-9')};
  margin-top: ${cssVar('space-11')};

  > :first-child {
    ${column('3')}
    max-width: ${cssVar('size-prose')};
    text-wrap: balance;
  }

  @media print {
    break-inside: avoid;
    margin-top: ${cssVar('space-6')};
  }
`;
