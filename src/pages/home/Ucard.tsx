import styled from 'styled-components';
import { card } from '../../assets/images/card.ts';
import { CardClaims } from '../../features/card/CardClaims.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { AppPanel } from '../../primitives/AppPanel.tsx';
import { DescriptionList } from '../../primitives/DescriptionList.tsx';
import { column, Container, Section } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Lead, Text } from '../../primitives/Text.tsx';
import { condition, cssVar, media } from '../../theme/css.ts';
import { stackedSection } from '../../theme/text-styles.ts';

const CARD_SIZES = `${condition.mobile} max(46rem, 118vw), 122vw`;

/** The card (HOME-6), its dashboard, and four claims with qualifiers. */
export function Ucard() {
  const t = useTranslate();
  return (
    <Section id="ucard" $skippable data-surface="ink">
      <Container>
        <Text as="h2" $variant="headingXl" $overlay>
          {t('card.title')}
        </Text>
      </Container>
      <CardWithPanel>
        <CloseUp>
          <div data-motion="parallax">
            <Picture data={card} alt={t('card.picture')} sizes={CARD_SIZES} />
          </div>
        </CloseUp>
        <Foreground>
          <Sticky>
            <div data-motion="scale">
              <AppPanel>
                <p>{t('card.balance')}</p>
                <strong>{t('card.balance.amount')}</strong>
                <DescriptionList
                  items={[
                    {
                      name: t('card.today'),
                      value: (
                        <Text as="span" $variant="bodySm" $color="positive">
                          {t('card.today.amount')}
                        </Text>
                      ),
                    },
                    { name: 'USD', value: t('card.usd') },
                    { name: 'USDT', value: t('card.usdt') },
                  ]}
                />
                <p>{t('common.example')}</p>
              </AppPanel>
            </div>
          </Sticky>
          <div>
            <Lead>{t('card.text')}</Lead>
            <RouteButton to={ROUTES.bankCard} $variant="ghost">
              {t('card.link')}
            </RouteButton>
          </div>
        </Foreground>
      </CardWithPanel>
      <Claims>
        <CardClaims />
      </Claims>
    </Section>
  );
}

/** The margin keeps the heading's descenders clear of the card. */
const CardWithPanel = styled.div`
  position: relative;
  margin-top: clamp(${cssVar('space-6')}, 1.5vw, ${cssVar('space-8')});
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }
`;

const CloseUp = styled.div`
  align-self: start;
  max-height: 88rem;
  overflow: clip;
  mask-image: linear-gradient(${cssVar('palette-black')} 62%, transparent 92%);

  img {
    width: max(60rem, 122vw);
    max-width: none;
    margin-left: clamp(-18rem, -9vw, -4rem);
  }

  ${media.mobile} {
    /* From a viewport width of 320 px, the whole name on the card is visible. */
    img {
      width: max(46rem, 118vw);
      margin-left: -6rem;
    }
  }
`;

/** How much lower the edge of the card is on very wide screens. */
const LOWER_EDGE = `min(var(--above-wide-min) * 0.25, ${cssVar('space-11')})`;

/** Keeps the panel narrower than its column. */
const PANEL_INSET = 'clamp(1rem, 6vw, 5.5rem)';

/** The copy starts with a column of the claims below. */
const Foreground = styled(Container)`
  display: grid;
  grid-template: clamp(18rem, 50vw, 44rem) auto / minmax(0, 1fr) minmax(0, 1fr);
  column-gap: ${cssVar('space-6')};
  align-items: end;
  align-self: end;

  > * {
    grid-row: 2;
  }

  > :last-child {
    ${column('6', 'flex-start')}
    /* Below the edge of the card. */
    margin-bottom: calc(-1 * (${cssVar('space-5')} + ${LOWER_EDGE}));
  }

  ${media.belowLg} {
    column-gap: ${cssVar('space-4')};
  }

  /* The panel is sticky while it moves down the card, and the copy does not overlap the card. */
  ${media.scrollEffects} {
    grid-template-rows: clamp(18rem, 54vw, 52rem) auto;
  }

  ${stackedSection} {
    grid-template: 20rem auto auto / minmax(0, 1fr);
    row-gap: ${cssVar('space-8')};

    > :last-child {
      grid-row: 3;
      margin-bottom: 0;
    }
  }
`;

/** Clear of the button above. */
const Claims = styled(Container)`
  padding-top: calc(${cssVar('space-14')} + ${LOWER_EDGE});

  ${media.belowLg} {
    padding-top: ${cssVar('space-13')};
  }

  ${stackedSection} {
    padding-top: ${cssVar('space-12')};
  }
`;

/** Stays in view over the card, and ends beside the copy (HOME-11). */
const Sticky = styled.div`
  /* Without scroll effects, the panel overlaps the card's edge. */
  margin-block: calc(-1 * ${cssVar('space-12')}) ${cssVar('space-12')};
  margin-inline-end: ${PANEL_INSET};

  ${media.scrollEffects} {
    position: sticky;
    top: calc(50vh - 11rem);
    grid-row: 1 / -1;
    align-self: start;
    /* Below the chip and the contactless sign. */
    margin-block: min(26.5vw, 33rem) 0;
  }

  /* With larger text the copy is below the panel. */
  ${stackedSection} {
    position: static;
    grid-row: 2;
    margin: 0;
  }
`;
