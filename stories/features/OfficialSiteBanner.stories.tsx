import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { expect, within } from 'storybook/test';
import { OfficialSiteBanner } from '../../src/features/official-site/OfficialSiteBanner.tsx';
import { Text } from '../../src/primitives/Text.tsx';
import { translator } from '../support/messages.ts';
import { HeroFrame } from '../support/Surface.tsx';

const meta = {
  title: 'Features/Official site banner',
  component: OfficialSiteBanner,
  args: { origin: 'https://wallet.unio' },
  render: (args) => (
    <>
      <HeroFrame>
        <Text as="h1" $variant="heading">
          <FormattedMessage id="home.hero.title" />
        </Text>
      </HeroFrame>
      <OfficialSiteBanner {...args} />
    </>
  ),
} satisfies Meta<typeof OfficialSiteBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** POP-1b at the bottom, over the page: an alert, and a link to the real site. */
export const Shown: Story = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(
      t('verify.foreign.text', { host: 'wallet.unio' }),
    );
    const { bottom } = page.getByRole('complementary').getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(innerHeight);
    await expect(page.getByRole('link')).toHaveAttribute('href', 'https://wallet.unio/');
  },
};

/** A host that does not fit in a line. */
export const LongHost: Story = {
  args: { origin: 'https://download.international.unio-wallet-application.unio:8443' },
};
