import styled from 'styled-components';
import { blushPearl } from '../../assets/images/blush-pearl.ts';
import { icePearl } from '../../assets/images/ice-pearl.ts';
import { lilacPearl } from '../../assets/images/lilac-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { plainText } from '../../i18n/plain-text.ts';
import { splitAmount } from '../../i18n/split-amount.ts';
import { RouteButton, TextLink } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { renderWhenNear } from '../../primitives/content-visibility.ts';
import { Container, Section, SectionHeader, Stack } from '../../primitives/Layout.tsx';
import { CqiFrame, currencyMark, giantText } from '../../primitives/pearl-figures.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { Lead, SectionTitle, Text } from '../../primitives/Text.tsx';
import { TitledItems } from '../../primitives/TitledList.tsx';
import { cssVar, media } from '../../theme/css.ts';
import { balancedText, stackedSection, TEXT_STYLES } from '../../theme/text-styles.ts';

const PEARL_SIZES = 'min(24vw, 19rem)';
const REWARDS = ['task', 'trial', 'content', 'referral'] as const;

/** Rewards (HOME-5): four kinds, and the maximum amount with its qualifier. Pearls replace the zeros of the amount. */
export function EarnDapp() {
  const t = useTranslate();
  const limit = t('home.earn.limit');
  const { before, symbol, digit, after } = splitAmount(limit);
  return (
    <Section id="earn-dapp" $skippable data-surface="paper">
      <Container $gap="9">
        <SectionHeader>
          <SectionTitle>{t('home.earn.title')}</SectionTitle>
          <Stack $gap="6" $align="start">
            <Lead>{t('home.earn.text')}</Lead>
            <Stack $row $wrap $gap="6" $align="center">
              <RouteButton to={ROUTES.download}>{t('common.get-app')}</RouteButton>
              <TextLink to={ROUTES.countriesRegions}>{t('footer.countries')}</TextLink>
            </Stack>
          </Stack>
        </SectionHeader>
        <CqiFrame>
          <Text $variant="title">{t('home.earn.up-to')}</Text>
          <PearlAmount
            role="img"
            aria-label={plainText(limit)}
            translate="no"
            data-motion="slide-in"
          >
            {before && <small>{before}</small>}
            <span>
              {symbol}
              {digit}
            </span>
            <Picture data={blushPearl} alt="" sizes={PEARL_SIZES} />
            <Picture data={lilacPearl} alt="" sizes={PEARL_SIZES} />
            <Picture data={icePearl} alt="" sizes={PEARL_SIZES} />
            {after && <small>{after}</small>}
          </PearlAmount>
        </CqiFrame>
        <RewardTable
          items={REWARDS.map((reward) => ({
            id: reward,
            title: t(`home.earn.${reward}.title`),
            text: t(`home.earn.${reward}.text`),
          }))}
        />
      </Container>
    </Section>
  );
}

const PearlAmount = styled.div`
  position: relative;
  display: flex;
  /* The last pearl ends at the column's edge, even where a currency code leaves spare width. */
  justify-content: space-between;
  align-items: center;
  gap: 1.4cqi;
  height: 33.6cqi;
  /* The line box of the digit is higher than this element. */
  margin-block-start: 2cqi;

  > span {
    /* How far the middle of the capitals is below the middle of the line. */
    --capitals: 0.75%;
    position: relative;
    flex: none;
    margin-left: -1cqi;
    ${giantText('36.4cqi')}
    translate: 0 var(--capitals);
  }

  /* The string of pearls, from behind the first pearl to the edge of the page. */
  > span::after {
    content: '';
    position: absolute;
    top: calc(50% - var(--capitals));
    left: calc(100% + 5cqi);
    width: 100vw;
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  }

  /* At the top of the figure's capitals, above the string. */
  > small {
    ${currencyMark('5.6cqi')}
    margin: 0.75em -0.4cqi 0 0;
  }

  /* A digit has no serif to hang over the edge. */
  > span:has(~ small) {
    margin-left: 0;
  }

  /* In front of the string. */
  > picture {
    position: relative;
    flex: 1;
    display: block;
    /* At most as high as the digit. */
    max-width: 25cqi;
    ${renderWhenNear('1')}
  }

  > picture > img {
    width: 100%;
  }
`;

const RewardTable = styled(TitledItems)`
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${cssVar('space-6')};
    align-items: baseline;
    padding-block: ${cssVar('space-6')};
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  h3 {
    ${TEXT_STYLES.title}
  }

  p {
    ${TEXT_STYLES.bodySm}
    ${balancedText}
    line-height: var(--leading-body);
    color: ${cssVar('color-text-muted')};
  }

  /* Each name in one line, also in Vietnamese. */
  ${media.belowLg} {
    > li {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${stackedSection} {
    > li {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${cssVar('space-1')};
      padding-block: ${cssVar('space-5')};
    }
  }
`;
