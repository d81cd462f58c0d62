import type { Meta, StoryObj } from '@storybook/react-vite';
import { heroPearl } from '../../../src/assets/images/hero-pearl.ts';
import { whitePearl } from '../../../src/assets/images/white-pearl.ts';
import { EmptyPearl, SearchStatus } from '../../../src/pages/countries-regions/directory.ts';
import { IntroWithPearl } from '../../../src/pages/countries-regions/layout.ts';
import { Container, Section, Stack } from '../../../src/primitives/Layout.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { Text } from '../../../src/primitives/Text.tsx';

const SIZES = '460px';

const meta = {
  title: 'Primitives/Directory',
  component: IntroWithPearl,
  decorators: [
    (Story) => (
      <Section $compact data-surface="ink">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof IntroWithPearl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The intro; where there is room, a pearl rises beside it. */
export const Opening: Story = {
  render: () => (
    <IntroWithPearl>
      <Picture data={heroPearl} alt="" sizes={SIZES} />
      <Stack $gap="8">
        <Text as="h1" $variant="display">
          {'A long list'}
        </Text>
        <Text $variant="lead" $color="soft" $measure>
          {'What is in it, in a sentence that is long enough to come near the pearl beside it.'}
        </Text>
      </Stack>
    </IntroWithPearl>
  ),
};

/** The number of results. */
export const Found: Story = { render: () => <SearchStatus>{'A dozen were found'}</SearchStatus> };

/** No results. */
export const Nothing: Story = {
  render: () => (
    <>
      <SearchStatus data-empty>{'There is none of that kind. Look for another.'}</SearchStatus>
      <EmptyPearl>
        <Picture data={whitePearl} alt="" sizes={SIZES} />
      </EmptyPearl>
    </>
  ),
};
