import { FormattedMessage } from 'react-intl';
import { blushPearl } from '../../assets/images/blush-pearl.ts';
import { card } from '../../assets/images/card.ts';
import { icePearl } from '../../assets/images/ice-pearl.ts';
import { lilacPearl } from '../../assets/images/lilac-pearl.ts';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { FeatureGrid, FeatureTile } from './FeatureGrid.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { RequestBox, PearlLine, PearlString, TilePicture } from './feature-visuals.tsx';
import { size } from '../../theme/generated/tokens.ts';
import { condition } from '../../theme/media.ts';
import { ONE_UNIT } from './content.ts';

const PEARL_SIZES = `${size.tilePearl}px`;
const CARD_SIZES = `${condition.mobile} ${size.popupSmall}px, min(54vw, 48rem)`;

/** The four things the app does (HOME-2), one visual idea each. */
export function Features() {
  const t = useTranslate();
  const scrolls = useMediaQuery(condition.mobile);
  return (
    // Where the row scrolls sideways the keyboard must be able to scroll it.
    <FeatureGrid
      as="ul"
      aria-label={t('home.feature.list')}
      {...(scrolls && { role: 'list', tabIndex: 0 })}
    >
      <FeatureTile>
        <h2>
          <FormattedMessage id="home.feature.ai.title" />
        </h2>
        <p>
          <FormattedMessage id="home.feature.ai.text" />
        </p>
        <RequestBox>
          <FormattedMessage id="home.feature.ai.example" />
        </RequestBox>
      </FeatureTile>
      <FeatureTile>
        <h2>
          <FormattedMessage id="home.feature.stablecoin.title" />
        </h2>
        <p>
          <FormattedMessage id="home.feature.stablecoin.text" />
        </p>
        <PearlLine>
          {/* Drawn, like the pearl: read alone it says nothing, and the section below says of what. */}
          <span translate="no" aria-hidden>
            {ONE_UNIT}
          </span>
          <Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />
        </PearlLine>
      </FeatureTile>
      <FeatureTile>
        <h2>
          <FormattedMessage id="home.feature.earn.title" />
        </h2>
        <p>
          <FormattedMessage id="home.feature.earn.text" />
        </p>
        <PearlString>
          <Picture data={icePearl} alt="" sizes={PEARL_SIZES} />
          <Picture data={lilacPearl} alt="" sizes={PEARL_SIZES} />
          <Picture data={blushPearl} alt="" sizes={PEARL_SIZES} />
          <Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />
        </PearlString>
      </FeatureTile>
      <FeatureTile>
        <h2>
          <FormattedMessage id="home.feature.card.title" />
        </h2>
        <p>
          <FormattedMessage id="home.feature.card.text" />
        </p>
        <TilePicture>
          <Picture data={card} alt="" sizes={CARD_SIZES} />
        </TilePicture>
      </FeatureTile>
    </FeatureGrid>
  );
}
