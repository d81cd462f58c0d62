import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../src/i18n/messages.ts';
import { Text, TEXT_COLORS } from '../../src/primitives/Text.tsx';
import type { TextStyle } from '../../src/theme/text-styles.ts';
import { BothSurfaces, Surface } from '../support/Surface.tsx';

/** Each text style with real copy of the site. */
const SAMPLES = [
  { style: 'display', id: 'home.hero.title' },
  { style: 'headingXl', id: 'home.ai.title' },
  { style: 'heading', id: 'download.title' },
  { style: 'headingSm', id: 'home.ai.example' },
  { style: 'title', id: 'footer.tagline' },
  { style: 'lead', id: 'guide.ios.lead' },
  { style: 'body', id: 'guide.ios.enterprise.open.text' },
  { style: 'bodySm', id: 'download.enterprise' },
  { style: 'label', id: 'header.nav.ai-wallet' },
  { style: 'caption', id: 'footer.risk' },
] as const satisfies readonly { style: TextStyle; id: MessageId }[];

/** A type error if a text style has no sample. */
type Missing = Exclude<TextStyle, (typeof SAMPLES)[number]['style']>;
const complete: [Missing] extends [never] ? true : Missing = true;

const meta = {
  title: 'Primitives/Text',
  component: Text,
  parameters: { complete },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The type scale on both surfaces. */
export const Styles: Story = {
  render: () => (
    <BothSurfaces column>
      {SAMPLES.map(({ style, id }) => (
        <Text key={style} $variant={style}>
          <FormattedMessage id={id} />
        </Text>
      ))}
    </BothSurfaces>
  ),
};

/** Every text color on both surfaces; each meets WCAG AA. */
export const Tones: Story = {
  render: () => (
    <BothSurfaces column>
      {TEXT_COLORS.map((tone) => (
        <Text key={tone} $variant="caption" $color={tone}>
          <FormattedMessage id="footer.risk" />
        </Text>
      ))}
    </BothSurfaces>
  ),
};

/** Strong, centered, and limited to a readable line length. */
export const Shapes: Story = {
  render: () => (
    <Surface name="paper" column>
      <Text $strong>
        <FormattedMessage id="guide.ios.lead" />
      </Text>
      <Text $center>
        <FormattedMessage id="guide.ios.lead" />
      </Text>
      <Text $measure>
        <FormattedMessage id="guide.ios.lead" />
      </Text>
    </Surface>
  ),
};
