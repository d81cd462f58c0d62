import { Nfc } from 'lucide';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { icon, row } from '../../primitives/Layout.tsx';
import { PhoneFrame } from '../../primitives/PhoneFrame.tsx';
import { cssVar } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { CardFace } from './CardFace.tsx';
import { CoinRow, CoinRows, FigureBlock, ScreenFigure, ScreenPanel, TabBar } from './parts.tsx';

/** A payment with the card in a store. Decorative: the copy beside it says the same. */
export function CardScreen() {
  const t = useTranslate();
  return (
    <PhoneFrame isPicture>
      <Hold>
        <Icon icon={Nfc} />
        {t('bank-card.individuals.hold')}
      </Hold>
      <CardFace />
      <ScreenPanel>
        <FigureBlock>
          <span>{t('bank-card.individuals.purchase')}</span>
          <ScreenFigure>{t('bank-card.individuals.paid')}</ScreenFigure>
          <span>{t('common.example')}</span>
        </FigureBlock>
      </ScreenPanel>
      <From>{t('bank-card.individuals.from')}</From>
      <CoinRows>
        <CoinRow code="USDT" amount={t('card.usdt')} isChosen />
        <CoinRow code="USD" amount={t('card.usd')} />
      </CoinRows>
      <Foot>
        <TabBar activeTab="card" />
      </Foot>
    </PhoneFrame>
  );
}

const Hold = styled.p`
  ${TEXT_STYLES.bodySm}
  ${row('2', 'center')}
  margin-block: ${cssVar('space-3')} ${cssVar('space-1')};
  font-size: min(${cssVar('font-size-body-sm')}, 5.4cqi);
  font-weight: ${cssVar('font-weight-medium')};
  white-space: nowrap;

  > svg {
    ${icon()}
    color: ${cssVar('color-action-background')};
  }
`;

const From = styled.p`
  ${TEXT_STYLES.caption}
  color: ${cssVar('color-text-muted')};
`;

const Foot = styled.div`
  margin-top: auto;
`;
