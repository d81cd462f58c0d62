import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../src/primitives/Button.tsx';
import {
  MethodGrid,
  MethodNote,
  MethodTitle,
} from '../../../src/features/install-guide/MethodGrid.tsx';
import { Text } from '../../../src/primitives/Text.tsx';
import { Surface } from '../../support/Surface.tsx';

const meta = {
  title: 'Features/Install method',
  component: MethodGrid,
  render: () => (
    <Surface name="paper">
      <MethodGrid>
        <MethodTitle $steps={3}>
          <Text as="h2" $variant="heading">
            {'The title is a row'}
          </Text>
          <Text>{'above steps that fill their own.'}</Text>
          <Button>{'Begin'}</Button>
        </MethodTitle>
        <MethodNote $steps={3}>
          <Text $variant="lead">{'A note is below steps that fill their rows.'}</Text>
        </MethodNote>
      </MethodGrid>
    </Surface>
  ),
} satisfies Meta<typeof MethodGrid>;

export default meta;

/** Three columns; one below 1000 px. */
export const Default: StoryObj<typeof meta> = {};
