import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../src/primitives/Button.tsx';
import { StickyAside, StickyTitle } from '../../../src/features/install-guide/StickyAside.tsx';
import { Text } from '../../../src/primitives/Text.tsx';
import { Surface } from '../../support/Surface.tsx';

const meta = {
  title: 'Primitives/Chapter',
  component: StickyAside,
  render: () => (
    <Surface name="paper">
      <StickyAside>
        <StickyTitle>
          <Text as="h2" $variant="heading">
            {'The title stays in view'}
          </Text>
          <Button>{'Begin'}</Button>
        </StickyTitle>
        <Text $variant="lead">{'while the content beside it scrolls past.'}</Text>
      </StickyAside>
    </Surface>
  ),
} satisfies Meta<typeof StickyAside>;

export default meta;

/** Side by side; one column below 1000 px. */
export const Default: StoryObj<typeof meta> = {};
