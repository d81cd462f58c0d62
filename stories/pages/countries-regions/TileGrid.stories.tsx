import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from 'react-intl';
import { Tile, TileGrid, TileGroup } from '../../../src/pages/countries-regions/TileGrid.tsx';
import { SURFACES, Surface } from '../../support/Surface.tsx';

const CODES = ['TW', 'VN', 'BR', 'MX', 'XK', 'VC', 'GB'];

const meta = {
  title: 'Primitives/Tile grid',
  component: TileGrid,
  render: () => (
    <>
      {SURFACES.map((surface) => (
        <Surface key={surface} name={surface} column>
          <Tiles />
        </Surface>
      ))}
    </>
  ),
} satisfies Meta<typeof TileGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As many columns as fit; long names keep their mark. */
export const All: Story = {};

/** Under a letter each: what an index looks like. */
export const Letters: Story = {
  render: () => (
    <Surface name="ink" column>
      <div>
        {['A', 'B'].map((letter) => (
          <TileGroup key={letter}>
            <h2>{letter}</h2>
            <Tiles />
          </TileGroup>
        ))}
      </div>
    </Surface>
  ),
};

function Tiles() {
  const names = new Intl.DisplayNames([useIntl().locale], { type: 'region' });
  return (
    <TileGrid>
      {CODES.map((code) => (
        <Tile key={code}>
          <span>{names.of(code)}</span>
          <span>{code}</span>
        </Tile>
      ))}
    </TileGrid>
  );
}
