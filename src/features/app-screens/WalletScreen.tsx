import { ArrowDown, ArrowLeftRight, ArrowUp } from 'lucide';
import styled, { css } from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { inCroppedPhone } from '../../primitives/cropped-phone.ts';
import { DescriptionList } from '../../primitives/DescriptionList.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { column, icon } from '../../primitives/Layout.tsx';
import { narrowScreen, PhoneFrame } from '../../primitives/PhoneFrame.tsx';
import { BRAND } from '../../site.ts';
import { cssVar } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import {
  CoinRow,
  CoinRows,
  FigureBlock,
  PromptField,
  ScreenFigure,
  ScreenPanel,
  TabBar,
} from './parts.tsx';

const ACTIONS = [
  { id: 'send', glyph: ArrowUp },
  { id: 'receive', glyph: ArrowDown },
  { id: 'swap', glyph: ArrowLeftRight },
] as const;

/** The wallet with its stablecoins: a picture with an alternative text. */
export function WalletScreen() {
  const t = useTranslate();
  return (
    <div role="img" aria-label={t('wallet.picture')}>
      <PhoneFrame isPicture>
        <Balance>
          <span>{t('wallet.balance')}</span>
          <ScreenFigure>{t('wallet.balance.amount')}</ScreenFigure>
          <span>{t('common.example')}</span>
        </Balance>
        <Actions>
          {ACTIONS.map(({ id, glyph }) => (
            <span key={id}>
              <Icon icon={glyph} />
              {t(`wallet.${id}`)}
            </span>
          ))}
        </Actions>
        <ScreenPanel>
          <CoinRows>
            <CoinRow code="USDT" amount={t('wallet.usdt')} />
            <CoinRow code="USDC" amount={t('wallet.usdc')} />
          </CoinRows>
        </ScreenPanel>
        <Activity>
          <span>{t('wallet.activity')}</span>
          <DescriptionList
            items={[
              { name: t('wallet.swapped'), value: t('wallet.swapped.amount') },
              { name: t('wallet.sent'), value: t('wallet.sent.amount') },
              { name: BRAND.card, value: t('wallet.card.amount') },
            ]}
          />
        </Activity>
        <PromptField />
        <TabBar activeTab="wallet" />
      </PhoneFrame>
    </div>
  );
}

const Balance = styled(FigureBlock)`
  margin-block: 5cqi 3cqi;
  padding-inline: ${cssVar('space-5')};
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${cssVar('space-2')};

  > span {
    ${TEXT_STYLES.caption}
    ${column('1', 'center')}
    line-height: ${cssVar('leading-control')};
    padding: 4.4cqi ${cssVar('space-1')} 3.6cqi;
    border-radius: ${cssVar('radius-large')};
    background: ${cssVar('color-surface-raised')};
    font-weight: ${cssVar('font-weight-medium')};
  }

  > span:first-child {
    background: ${cssVar('palette-ink-900')};
    color: ${cssVar('palette-paper-50')};
  }

  svg {
    ${icon()}
  }

  ${narrowScreen} {
    grid-template-columns: minmax(0, 1fr);

    > span {
      flex-direction: row;
      justify-content: center;
    }
  }

  @media (forced-colors: active) {
    > span {
      border: ${cssVar('size-hairline')} solid;
    }
  }
`;

/** In em: the height of the section's name and first row. */
const ONE_ROW = '6.25em';

const Activity = styled.div`
  display: flex;
  flex-direction: column;
  padding-inline: ${cssVar('space-5')};

  > span {
    ${TEXT_STYLES.caption}
    display: block;
    padding-block: ${cssVar('space-2')};
    color: ${cssVar('color-text-muted')};
  }

  dl > :last-child {
    border-bottom: 0;
  }

  /* Shows as many rows as fit: the others wrap into a second column, which is clipped. */
  ${inCroppedPhone(css`
    flex: 1 1 ${ONE_ROW};
    min-height: 0;
    max-height: max-content;

    dl {
      flex: 1;
      display: flex;
      flex-flow: column wrap;
      min-height: 0;
      overflow: clip;
    }

    dl > * {
      width: 100%;
    }
  `)}
`;
