import type { Meta, StoryObj } from '@storybook/react-vite';
import { phoneFront } from '../../../src/assets/images/phone-front.ts';
import { Container, Section } from '../../../src/primitives/Layout.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { PointList } from '../../../src/primitives/PointList.tsx';
import { TapScene } from '../../../src/primitives/scenes/TapScene.tsx';

const meta = {
  title: 'Primitives/Scenes/Tap scene',
  component: TapScene,
  args: {
    picture: <Picture data={phoneFront} alt="" sizes="25rem" />,
    children: (
      <PointList
        points={[
          { id: 'one', title: 'Words', text: 'Beside the phone, or above it.' },
          { id: 'two', title: 'Rings', text: 'They begin at its upper edge and fade.' },
        ]}
      />
    ),
  },
  render: (args) => (
    <Section data-surface="ink" $flush>
      <Container>
        <TapScene {...args} />
      </Container>
    </Section>
  ),
} satisfies Meta<typeof TapScene>;

export default meta;

/** Cut by the foot of its section. */
export const Default: StoryObj<typeof meta> = {};
