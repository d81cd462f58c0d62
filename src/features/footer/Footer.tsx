import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useText } from '../../i18n/IntlBoundary.tsx';
import { Container, Grid, GridItem } from '../../primitives/Layout.tsx';
import { NEW_TAB, RouteLink } from '../../primitives/link/Link.tsx';
import { ROUTES } from '../../primitives/link/navigation.ts';
import { SectionLink } from '../../primitives/link/SectionLink.tsx';
import { Text, VisuallyHidden } from '../../primitives/Text.tsx';
import { BRAND, site } from '../../site.ts';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';

const SECTIONS = ['home', 'ai-wallet', 'stablecoin', 'earn-dapp'] as const;

/** The footer of every page (FTR). The language dropdown is put in by the shell. */
export function Footer({ language }: { language: ReactNode }) {
  const t = useText();
  const newTab = (
    <VisuallyHidden>
      <FormattedMessage id="link.new-tab" />
    </VisuallyHidden>
  );

  return (
    <Ground data-surface="ink" aria-label={t('footer.label')}>
      <Container>
        <Grid>
          <GridItem $span={4}>
            <Tagline $style="title">
              <FormattedMessage id="footer.tagline" />
            </Tagline>
          </GridItem>
          <Columns>
            <div>
              <Title id="footer-product">
                <FormattedMessage id="footer.product" />
              </Title>
              <ul aria-labelledby="footer-product">
                {SECTIONS.map((section) => (
                  <li key={section}>
                    <SectionLink section={section}>
                      <FormattedMessage id={`header.nav.${section}`} />
                    </SectionLink>
                  </li>
                ))}
                <li>
                  <RouteLink to={ROUTES.bankCard}>
                    <FormattedMessage id="footer.card" />
                  </RouteLink>
                </li>
              </ul>
            </div>
            <div>
              <Title id="footer-contact">
                <FormattedMessage id="footer.contact" />
              </Title>
              <ul aria-labelledby="footer-contact">
                <li>
                  <a href={site.mailUrl} {...NEW_TAB}>
                    <FormattedMessage id="header.nav.mail" /> {newTab}
                  </a>
                </li>
                <li>
                  <a href={site.socialUrl} {...NEW_TAB}>
                    <FormattedMessage id="footer.social" /> {newTab}
                  </a>
                </li>
                <li>
                  <RouteLink to={ROUTES.countriesRegions}>
                    <FormattedMessage id="footer.countries" />
                  </RouteLink>
                </li>
              </ul>
            </div>
            <div>
              <Title>
                <FormattedMessage id="footer.language" />
              </Title>
              {language}
            </div>
          </Columns>
        </Grid>
        <Small>
          <Text $style="caption" $tone="muted">
            <FormattedMessage id="footer.risk" />
          </Text>
          <Text $style="caption" $tone="muted">
            <FormattedMessage id="footer.copyright" />
          </Text>
        </Small>
      </Container>
      <Wordmark aria-hidden translate="no">
        {BRAND.short}
      </Wordmark>
    </Ground>
  );
}

const Ground = styled.footer`
  position: relative;
  overflow: clip;
  padding-top: ${cssVar('space-14')};
  background: ${cssVar('color-surface-page')};

  ${media.mobile} {
    padding-top: ${cssVar('space-12')};
  }
`;

const Tagline = styled(Text)`
  max-width: 9em;
  font-size: calc(${cssVar('font-size-title-max')} * 1.3);
`;

const Columns = styled.div`
  grid-column: 6 / -1;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${cssVar('space-6')};

  a {
    ${TEXT_STYLES.control}
    display: block;
    padding-block: ${cssVar('space-2')};
    color: ${cssVar('color-text-soft')};

    ${media.hover} {
      &:hover {
        color: ${cssVar('color-text-default')};
      }
    }
  }

  ${media.mobile} {
    grid-column: auto;
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
    margin-top: ${cssVar('space-6')};
  }
`;

const Title = styled.h2`
  ${TEXT_STYLES.caption}
  margin-bottom: ${cssVar('space-2')};
  color: ${cssVar('color-text-muted')};
`;

const Small = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${cssVar('space-4')} ${cssVar('space-9')};
  margin-top: ${cssVar('space-11')};

  > :first-child {
    max-width: ${cssVar('size-prose')};
    text-wrap: balance;
  }
`;

/** The name, sunk into the ground as a last ornament. */
const Wordmark = styled.div`
  margin-top: ${cssVar('space-8')};
  margin-bottom: -0.24em;
  font-family: ${cssVar('font-family-display')};
  font-size: clamp(10rem, 39vw, 35rem);
  line-height: 0.9;
  letter-spacing: -0.06em;
  text-align: center;
  background: linear-gradient(${cssVar('palette-slate')}, ${cssVar('palette-ink')} 88%);
  background-clip: text;
  color: transparent;
  user-select: none;
`;
