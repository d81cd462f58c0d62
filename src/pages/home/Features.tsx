import { blushPearl } from '../../assets/images/blush-pearl.ts';
import { card } from '../../assets/images/card.ts';
import { icePearl } from '../../assets/images/ice-pearl.ts';
import { lilacPearl } from '../../assets/images/lilac-pearl.ts';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { size } from '../../theme/generated/tokens.ts';
import { condition } from '../../theme/css.ts';
import { FeatureGrid, FeatureTile, PearlLine, PearlString, TilePicture } from './FeatureGrid.tsx';
import { PlanSheet, RequestAndPlan } from './PlanSheet.tsx';
import { RequestBox } from './RequestBox.tsx';

const PEARL_SIZES = `${size.tilePearl}px`;
const CARD_SIZES = `${condition.mobile} ${size.popupSmall}px, max(47.5rem, min(60vw, 69rem))`;

/** The four features of the app (HOME-2). */
export function Features() {
  const t = useTranslate();
  const isScrollable = useMediaQuery(condition.mobile);
  return (
    // A row that scrolls must be reachable by keyboard.
    <FeatureGrid
      as="ul"
      aria-label={t('home.feature.list')}
      {...(isScrollable && { role: 'list', tabIndex: 0 })}
    >
      <FeatureTile>
        <h2>{t('home.feature.ai.title')}</h2>
        <p>{t('home.feature.ai.text')}</p>
        <RequestAndPlan>
          <RequestBox>{t('home.feature.ai.example')}</RequestBox>
          <PlanSheet />
        </RequestAndPlan>
      </FeatureTile>
      <FeatureTile>
        <h2>{t('home.feature.stablecoin.title')}</h2>
        <p>{t('home.feature.stablecoin.text')}</p>
        <PearlLine>
          {/* Decoration: the section below explains the figure. */}
          <span aria-hidden>{t('home.stablecoin.amount')}</span>
          <Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />
        </PearlLine>
      </FeatureTile>
      <FeatureTile>
        <h2>{t('home.feature.earn.title')}</h2>
        <p>{t('home.feature.earn.text')}</p>
        <PearlString>
          {[icePearl, lilacPearl, blushPearl, whitePearl].map((pearl) => (
            <Picture key={pearl.src} data={pearl} alt="" sizes={PEARL_SIZES} />
          ))}
        </PearlString>
      </FeatureTile>
      <FeatureTile>
        <h2>{t('home.feature.card.title')}</h2>
        <p>{t('home.feature.card.text')}</p>
        <TilePicture>
          <Picture data={card} alt="" sizes={CARD_SIZES} />
        </TilePicture>
      </FeatureTile>
    </FeatureGrid>
  );
}
