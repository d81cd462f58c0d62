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
  title: 'Primitives/Chapter',
  component: MethodGrid,
  render: (props) => (
    <Surface name="paper">
      <MethodGrid {...props}>
        <MethodTitle>
          <Text as="h2" $variant="heading">
            {'The title is a column'}
          </Text>
          <Button>{'Begin'}</Button>
        </MethodTitle>
        <MethodNote $steps={3}>
          <Text $variant="lead">{'and a note takes two beside the third step.'}</Text>
        </MethodNote>
      </MethodGrid>
    </Surface>
  ),
} satisfies Meta<typeof MethodGrid>;

export default meta;

/** Three columns; one below 1000 px. */
export const Default: StoryObj<typeof meta> = { args: { $steps: 3, $noted: true } };
