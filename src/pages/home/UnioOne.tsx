import styled from 'styled-components';
import { phoneRear } from '../../assets/images/phone-rear.ts';
import { PhoneSpecs } from '../../features/phone-specs/PhoneSpecs.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { column, Container, mobileGutter, NacreSection, Stack } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Caption, Lead, Text } from '../../primitives/Text.tsx';
import { condition, cssVar, fade, media } from '../../theme/css.ts';
import { moneyFigures, stackedSection } from '../../theme/text-styles.ts';

const PHONE_SIZES = `${condition.mobile} min(92vw, 36rem), min(66vw, 62rem)`;

/** The phone (HOME-7), its price, and the locale's list of specifications. */
export function UnioOne() {
  const t = useTranslate();
  return (
    <NacreSection $skippable data-surface="paper">
      <Container $gap="9">
        <PhoneAndCopy>
          <Phone>
            <div data-motion="parallax">
              <Picture data={phoneRear} alt={t('order.picture')} sizes={PHONE_SIZES} />
            </div>
          </Phone>
          <Copy>
            <Text as="h2" $variant="display" translate="no" $overlay>
              {t('order.product')}
            </Text>
            <Lead>{t('home.phone.text')}</Lead>
            <Stack $gap="2">
              <Price $variant="headingSm" translate="no">
                {t('order.price')}
              </Price>
              <Caption $color="soft">{t('home.phone.price')}</Caption>
            </Stack>
            <RouteButton to={ROUTES.order}>{t('home.hero.preorder')}</RouteButton>
          </Copy>
        </PhoneAndCopy>
        <PhoneSpecs />
      </Container>
    </NacreSection>
  );
}

const Price = styled(Text)`
  ${moneyFigures}
`;

const PhoneAndCopy = styled.div`
  position: relative;
  min-height: min(46rem, 54vw);

  ${stackedSection} {
    display: flex;
    flex-direction: column-reverse;
    min-height: 0;
  }
`;

const Phone = styled.div`
  position: absolute;
  /* Below the top of the section, also on very wide screens. */
  top: max(-9rem + 84 * var(--wide-step), -9vw);
  --width: clamp(27rem, 66vw, 62rem);
  /* The whole frame is inside the viewport, with a gap to its edge. */
  left: min(31rem, 100% + var(--gutter) - ${cssVar('space-8')} - var(--width));
  width: var(--width);
  /* The phone has faded out above the specifications, and above its logo if the copy is high. */
  bottom: 0;
  mask-image: ${fade('to bottom', 'min(60%, 0.54 * var(--width))', 'min(100%, 0.9 * var(--width))')};
  pointer-events: none;

  img {
    width: 100%;
  }

  /* The section's padding is smaller there. */
  ${media.mobile}, ${condition.landscapePhone} {
    top: calc(-1 * ${cssVar('space-8')});
  }

  ${stackedSection} {
    --width: min(100cqi - ${cssVar('space-8')}, 36rem);
    --overlap: calc(0.37 * var(--width));
    position: relative;
    inset: auto;
    margin-block: ${cssVar('space-8')} calc(-1 * var(--overlap));
    margin-inline-start: calc(100cqi - ${mobileGutter} - ${cssVar('space-8')} - var(--width));
    mask-image: ${fade('to bottom', '42%', 'calc(100% - var(--overlap))')};
  }

  /* Masks do not print, so the phone must not overlap the copy. */
  @media print {
    inset-inline: auto 0;
    width: 50%;
    margin: 0;
    mask-image: none;
  }
`;

const Copy = styled.div`
  position: relative;
  ${column('8', 'flex-start')}
  max-width: min(24rem, 46%);

  /* The product name stays on one line. */
  > h2 {
    white-space: nowrap;
  }

  /* Narrower, because the edge of the phone leans over the copy. */
  ${media.belowLg} {
    max-width: 39%;

    > div > :last-child {
      max-width: 12rem;
      text-wrap: balance;
    }
  }

  ${media.scrollEffects} {
    position: sticky;
    top: calc(${cssVar('size-header')} + ${cssVar('space-12')});
  }

  ${stackedSection} {
    position: relative;
    top: auto;
    max-width: none;
    gap: ${cssVar('space-6')};

    > div > :last-child {
      max-width: none;
    }
  }
`;
