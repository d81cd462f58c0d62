import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide';
import { NoteStrip } from '../../../src/features/install-guide/NoteStrip.tsx';
import { BothSurfaces } from '../../support/Surface.tsx';

const meta = {
  title: 'Features/Install guide/Note strip',
  component: NoteStrip,
  args: {
    icon: CircleHelp,
    title: 'The title',
    facts: [
      { title: 'First', text: 'What to do.' },
      { title: 'The second, which is so long that it takes two lines', text: 'What to do.' },
      { title: 'Third', text: 'What to do.' },
      { title: 'Fourth', text: 'What to do.' },
    ],
  },
  render: (args) => (
    <BothSurfaces column>
      <NoteStrip {...args} />
    </BothSurfaces>
  ),
} satisfies Meta<typeof NoteStrip>;

export default meta;

/** The texts of a row start at one height. In two rows below 1200 px. */
export const Plain: StoryObj<typeof meta> = {};

export const WithFootnote: StoryObj<typeof meta> = { args: { footnote: 'Since when, and where.' } };
