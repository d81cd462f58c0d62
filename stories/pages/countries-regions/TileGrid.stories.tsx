import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage, useIntl } from 'react-intl';
import { CountryName } from '../../../src/pages/countries-regions/CountryIndex.tsx';
import { Tile, TileGrid, TileGroup } from '../../../src/pages/countries-regions/TileGrid.tsx';
import { createCountryNames } from '../../../src/pages/countries-regions/search.ts';
import { BothSurfaces, Surface } from '../../support/Surface.tsx';

const CODES = ['TW', 'VN', 'BR', 'MX', 'XK', 'VC', 'GB'];

const meta = {
  title: 'Primitives/Tile grid',
  component: TileGrid,
  render: () => (
    <BothSurfaces column>
      <Tiles />
    </BothSurfaces>
  ),
} satisfies Meta<typeof TileGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As many columns as fit; long names do not lose their code. */
export const All: Story = {};

/** Grouped by region. */
export const Regions: Story = {
  render: () => (
    <Surface name="paper" column>
      <div>
        {(['asia-pacific', 'europe'] as const).map((region) => (
          <TileGroup key={region}>
            <h2>
              <FormattedMessage id={`countries.region.${region}`} />
            </h2>
            <Tiles />
          </TileGroup>
        ))}
      </div>
    </Surface>
  ),
};

function Tiles() {
  const nameOf = createCountryNames(useIntl().locale);
  return (
    <TileGrid>
      {CODES.map((code) => (
        <Tile key={code}>
          <span>
            <CountryName>{nameOf(code) ?? code}</CountryName>
          </span>
          <span>{code}</span>
        </Tile>
      ))}
    </TileGrid>
  );
}
