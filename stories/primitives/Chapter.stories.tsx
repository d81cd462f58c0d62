import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/primitives/Button.tsx';
import { Chapter, ChapterTitle } from '../../src/primitives/Chapter.tsx';
import { Text } from '../../src/primitives/Text.tsx';
import { Surface } from '../Surface.tsx';

const meta = {
  title: 'Primitives/Chapter',
  component: Chapter,
  render: () => (
    <Surface name="paper">
      <Chapter>
        <ChapterTitle>
          <Text as="h2" $style="heading">
            {'The title stays in view'}
          </Text>
          <Button>{'Begin'}</Button>
        </ChapterTitle>
        <Text $style="lead">{'while the content beside it scrolls past.'}</Text>
      </Chapter>
    </Surface>
  ),
} satisfies Meta<typeof Chapter>;

export default meta;

/** Side by side; one column below 1000 px. */
export const Default: StoryObj<typeof meta> = {};
