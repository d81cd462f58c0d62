import styled, { css } from 'styled-components';
import { phoneFront } from '../../assets/images/phone-front.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { CORNER_GLOWS, nacreGradient } from '../../primitives/nacre.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { BRAND } from '../../site.ts';
import { condition, cssVar } from '../../theme/css.ts';
import { moneyFigures, TEXT_STYLES } from '../../theme/text-styles.ts';
import { onScreen, SCREEN_HEIGHT, SCREEN_WIDTH, screenPx, SCREEN_RADIUS } from './phone-front.ts';

/** More than two device pixels per CSS pixel. */
const DENSE = '(min-resolution: 2.5dppx)';
/** Smaller than a phone's density asks for (Home's budget): the text is not part of the picture. */
const SIZES = `${DENSE} and ${condition.mobile} 10rem, ${condition.mobile} 13rem, clamp(18.75rem, 40vw, 24rem)`;

/** The wallet on Unio One: a picture of the phone, with the translated text as HTML on its screen. */
export function WalletPhone({ sizes = SIZES }: { sizes?: string }) {
  const t = useTranslate();
  return (
    <Phone>
      <Picture data={phoneFront} alt={t('wallet.picture')} sizes={sizes} />
      <Screen data-surface="paper" aria-hidden>
        <Balance>
          <span>{t('wallet.balance')}</span>
          <strong>{t('wallet.balance.amount')}</strong>
          <span>{t('common.example')}</span>
        </Balance>
        <Actions>
          <span>{t('wallet.send')}</span>
          <span>{t('wallet.receive')}</span>
          <span>{t('wallet.swap')}</span>
        </Actions>
        <Coins>
          <Row name="USDT" value={t('wallet.usdt')} />
          <Row name="USDC" value={t('wallet.usdc')} />
        </Coins>
        <Activity>
          <p>{t('wallet.activity')}</p>
          <Row name={t('wallet.swapped')} value={t('wallet.swapped.amount')} />
          <Row name={t('wallet.sent')} value={t('wallet.sent.amount')} />
          <Row name={BRAND.card} value={t('wallet.card.amount')} />
        </Activity>
      </Screen>
    </Phone>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <p translate="no">
    <span>{name}</span>
    <b>{value}</b>
  </p>
);

/** From the edges of the screen to those of its Send button: top, right, bottom, left. */
const SEND_BUTTON_INSET = [
  206 / SCREEN_HEIGHT,
  261 / SCREEN_WIDTH,
  562 / SCREEN_HEIGHT,
  24 / SCREEN_WIDTH,
]
  .map((share) => `${(share * 100).toFixed(1)}%`)
  .join(' ');

const Phone = styled.div`
  position: relative;
  isolation: isolate;
  container-type: inline-size;

  /* If the image fails to load, its alt text would overlap the text of the screen. */
  img {
    width: 100%;
    color: transparent;
  }

  /* Placeholder behind the text until the picture loads: the screen and its dark Send button. */
  > picture::before,
  > picture::after {
    content: '';
    ${onScreen}
    z-index: -1;
    aspect-ratio: ${SCREEN_WIDTH} / ${SCREEN_HEIGHT};
    border-radius: ${SCREEN_RADIUS};
  }

  > picture::before {
    background: ${nacreGradient(1, CORNER_GLOWS)}, ${cssVar('palette-paper-50')};
  }

  > picture::after {
    background: ${cssVar('palette-ink-900')};
    clip-path: inset(${SEND_BUTTON_INSET} round ${screenPx(24)});
  }
`;

const Screen = styled.div`
  ${onScreen}
  container-type: inline-size;
  /* Like the picture, also on a right-to-left page. */
  direction: ltr;
  white-space: nowrap;
  forced-color-adjust: none;
`;

const at = (top: number, inset = 24) => css`
  position: absolute;
  top: ${screenPx(top)};
  left: ${screenPx(inset)};
  width: ${screenPx(SCREEN_WIDTH - 2 * inset)};
`;

const Balance = styled.p`
  ${at(68)}
  color: ${cssVar('palette-paper-600')};
  font-size: ${screenPx(16)};
  line-height: ${screenPx(24)};

  > * {
    display: block;
  }

  > strong {
    ${TEXT_STYLES.title}
    color: ${cssVar('palette-ink-900')};
    font-size: ${screenPx(60)};
    ${moneyFigures}
    line-height: ${screenPx(70)};
  }
`;

const Actions = styled.p`
  ${at(258)}
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  column-gap: ${screenPx(10)};
  color: ${cssVar('palette-ink-900')};
  font-size: ${screenPx(15)};
  font-weight: ${cssVar('font-weight-medium')};
  line-height: ${screenPx(20)};
  text-align: center;

  > :first-child {
    color: ${cssVar('palette-paper-50')};
  }
`;

const rows = (size: number, height: number) => css`
  color: ${cssVar('palette-ink-900')};
  font-size: ${screenPx(size)};
  line-height: ${screenPx(height)};

  > p {
    display: flex;
    justify-content: space-between;
  }

  b {
    font-variant-numeric: tabular-nums;
    font-weight: ${cssVar('font-weight-medium')};
  }
`;

const Coins = styled.div`
  ${at(306, 42)}
  ${rows(17, 68)}
  padding-left: ${screenPx(54)};
  font-weight: ${cssVar('font-weight-medium')};
`;

const Activity = styled.div`
  ${at(452)}
  ${rows(16, 44)}

  > :first-child,
  span {
    color: ${cssVar('palette-paper-600')};
  }
`;
