import type { Meta, StoryObj } from '@storybook/react-vite';
import { card } from '../../../src/assets/images/card.ts';
import { blushPearl } from '../../../src/assets/images/blush-pearl.ts';
import { icePearl } from '../../../src/assets/images/ice-pearl.ts';
import { whitePearl } from '../../../src/assets/images/white-pearl.ts';
import {
  FeatureGrid,
  FeatureTile,
  PearlLine,
  PearlString,
  TilePicture,
} from '../../../src/pages/home/FeatureGrid.tsx';
import { RequestBox } from '../../../src/pages/home/RequestBox.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { Surface } from '../../support/Surface.tsx';

const SIZES = '150px';

const meta = {
  title: 'Pages/Home/Feature grid',
  component: FeatureGrid,
  parameters: {
    visual: { suppress: { 'sweep-wrap': 'a request is text: it may have two lines' } },
  },
  render: () => (
    <Surface name="ink">
      <FeatureGrid as="ul" tabIndex={0} role="list" aria-label="Tiles">
        <FeatureTile>
          <h2>{'A request'}</h2>
          <p>{'In the one gradient stroke of the site.'}</p>
          <RequestBox>{'Roll three pearls along a string'}</RequestBox>
        </FeatureTile>
        <FeatureTile>
          <h2>{'A pearl on a line'}</h2>
          <p>{'Beside a figure.'}</p>
          <PearlLine>
            <span>{'1.00'}</span>
            <Picture data={whitePearl} alt="" sizes={SIZES} />
          </PearlLine>
        </FeatureTile>
        <FeatureTile>
          <h2>{'Pearls on a string'}</h2>
          <p>{'Growing along it.'}</p>
          <PearlString>
            <Picture data={icePearl} alt="" sizes={SIZES} />
            <Picture data={blushPearl} alt="" sizes={SIZES} />
            <Picture data={whitePearl} alt="" sizes={SIZES} />
          </PearlString>
        </FeatureTile>
        <FeatureTile>
          <h2>{'A picture'}</h2>
          <p>{'Over the foot of its tile.'}</p>
          <TilePicture>
            <Picture data={card} alt="" sizes="50vw" />
          </TilePicture>
        </FeatureTile>
      </FeatureGrid>
    </Surface>
  ),
} satisfies Meta<typeof FeatureGrid>;

export default meta;

/** Four tiles; a horizontally scrollable row on a phone. */
export const Tiles: StoryObj<typeof meta> = {};
