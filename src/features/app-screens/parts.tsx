import { ArrowUp, Check, CreditCard, House, TrendingUp, UserRound } from 'lucide';
import styled from 'styled-components';
import { logoPearl } from '../../assets/images/logo-pearl.ts';
import { Icon } from '../../primitives/Icon.tsx';
import { column, icon, row } from '../../primitives/Layout.tsx';
import { nacreStroke } from '../../primitives/nacre.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { cssVar, forcedColorsBorder } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';
import { moneyFigures, TEXT_STYLES } from '../../theme/text-styles.ts';

/** The pearl that stands for Unio in the app. */
export const AppPearl = () => <Picture data={logoPearl} alt="" sizes={`${size.logo}px`} />;

/** A picture of the app's input for the AI, without text: the page shows what to ask beside the phone. */
export function PromptField() {
  return (
    <Field aria-hidden>
      <AppPearl />
      <b />
      <i>
        <Icon icon={ArrowUp} />
      </i>
    </Field>
  );
}

const Field = styled.div`
  ${row('3')}
  margin-top: auto;
  padding: ${cssVar('space-2')} ${cssVar('space-2')} ${cssVar('space-2')} ${cssVar('space-4')};
  border: ${cssVar('size-stroke')} solid transparent;
  border-radius: ${cssVar('radius-pill')};
  background:
    linear-gradient(${cssVar('color-surface-raised')}, ${cssVar('color-surface-raised')})
      padding-box,
    ${nacreStroke} border-box;

  > b {
    flex: 1;
    height: 1.25rem;
    border-inline-start: ${cssVar('size-stroke')} solid ${cssVar('color-action-background')};
  }

  > i {
    display: grid;
    place-items: center;
    width: ${cssVar('size-target')};
    height: ${cssVar('size-target')};
    border-radius: ${cssVar('radius-pill')};
    background: rgb(from ${cssVar('gradient-nacre-2')} r g b / 0.45);
    color: ${cssVar('color-action-background')};
  }
`;

const TABS = [
  { id: 'wallet', glyph: House },
  { id: 'card', glyph: CreditCard },
  { id: 'earn', glyph: TrendingUp },
  { id: 'profile', glyph: UserRound },
];

/** A picture of the bar at the bottom of the app: the wallet, the card, earning and the profile. */
export function TabBar({ activeTab }: { activeTab: 'wallet' | 'card' }) {
  return (
    <Tabs aria-hidden>
      {TABS.map(({ id, glyph }) => (
        <Icon key={id} icon={glyph} data-open={id === activeTab} />
      ))}
    </Tabs>
  );
}

const Tabs = styled.div`
  display: grid;
  grid-template-columns: repeat(${TABS.length}, 1fr);
  place-items: center;
  padding: ${cssVar('space-4')} ${cssVar('space-3')};
  border-radius: ${cssVar('radius-pill')};
  background: ${cssVar('palette-ink-900')};
  color: ${cssVar('palette-paper-50')};

  svg {
    ${icon()}
  }

  [data-open='false'] {
    opacity: 0.56;
  }

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;
    color: CanvasText;
  }
`;

/** A raised panel of the screen. */
export const ScreenPanel = styled.div`
  ${column('4')}
  padding: ${cssVar('space-5')};
  border-radius: ${cssVar('radius-large')};
  background: ${cssVar('color-surface-raised')};
  box-shadow: 0 1.5rem 3rem -1.5rem ${cssVar('palette-ink-alpha-56')};

  ${forcedColorsBorder}
`;

/** Sized in cqi, so that an amount with its currency fits every phone. */
export const ScreenFigure = styled.strong`
  ${TEXT_STYLES.title}
  font-size: 14.5cqi;
  line-height: 1.1;
  ${moneyFigures}
  white-space: nowrap;
`;

const TINTS = {
  USDT: 'gradient-nacre-4',
  USDC: 'gradient-nacre-3',
  USD: 'gradient-nacre-3',
} as const;

type CoinRowProps = { code: keyof typeof TINTS; amount: string; isChosen?: boolean };

/** A coin, a small pearl in one tint of nacre, and its amount. */
export function CoinRow({ code, amount, isChosen = false }: CoinRowProps) {
  return (
    <li>
      <Coin $tint={TINTS[code]} />
      <span translate="no">{code}</span>
      <b>{amount}</b>
      {isChosen && <Icon icon={Check} />}
    </li>
  );
}

const Coin = styled.i<{ $tint: (typeof TINTS)[keyof typeof TINTS] }>`
  --tint: ${({ $tint }) => cssVar($tint)};
  flex: none;
  width: ${cssVar('space-8')};
  height: ${cssVar('space-8')};
  border-radius: 50%;
  background: radial-gradient(
    circle at 34% 28%,
    ${cssVar('palette-white')} 6%,
    var(--tint) 52%,
    rgb(from var(--tint) calc(r * 0.72) calc(g * 0.72) calc(b * 0.76))
  );
`;

export const CoinRows = styled.ul`
  > li {
    ${TEXT_STYLES.bodySm}
    ${row('3')}
    flex-wrap: wrap;
    font-weight: ${cssVar('font-weight-medium')};
  }

  > li + li {
    margin-top: ${cssVar('space-4')};
    padding-top: ${cssVar('space-4')};
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  b {
    flex: 1;
    font-variant-numeric: tabular-nums;
    font-weight: inherit;
    text-align: end;
  }

  svg {
    ${icon()}
  }

  /* The amounts align: beside one with a mark, the others leave its column free. */
  &:has(svg) > li:not(:has(svg)) {
    padding-inline-end: calc(${cssVar('size-icon')} + ${cssVar('space-3')});
  }
`;

/** An amount, with its label above and a note below. */
export const FigureBlock = styled.p`
  ${column('1')}

  > span {
    ${TEXT_STYLES.caption}
    color: ${cssVar('color-text-muted')};
    line-height: ${cssVar('leading-control')};
  }
`;
