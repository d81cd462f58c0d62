import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from 'react-intl';
import { Text } from '../../src/primitives/Text.tsx';
import { Tile, TileGrid } from '../../src/primitives/TileGrid.tsx';
import { SURFACES, Surface } from '../Surface.tsx';

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

function Tiles() {
  const { formatDisplayName } = useIntl();
  return (
    <TileGrid>
      {CODES.map((code) => (
        <Tile key={code}>
          <Text as="span" $style="control">
            {formatDisplayName(code, { type: 'region' })}
          </Text>
          <Text as="span" $style="caption" $tone="muted">
            {code}
          </Text>
        </Tile>
      ))}
    </TileGrid>
  );
}
