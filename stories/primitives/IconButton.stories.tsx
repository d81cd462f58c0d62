import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, X } from 'lucide';
import { Icon } from '../../src/primitives/Icon.tsx';
import { expect, within } from 'storybook/test';
import { useTranslate } from '../../src/i18n/LocaleProvider.tsx';
import { IconButton } from '../../src/primitives/Button.tsx';
import { size } from '../../src/theme/generated/tokens.ts';
import { BothSurfaces } from '../support/Surface.tsx';

const meta = {
  title: 'Primitives/Icon button',
  component: IconButton,
  render: () => <Icons />,
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 44 px square on both surfaces. */
export const All: Story = {
  async play({ canvasElement }) {
    for (const button of within(canvasElement).getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect([width, height]).toEqual([size.target, size.target]);
      await expect(button).toHaveAccessibleName();
    }
  },
};

function Icons() {
  const t = useTranslate();
  return (
    <BothSurfaces>
      <IconButton aria-label={t('header.menu.open')}>
        <Icon icon={Menu} />
      </IconButton>
      <IconButton aria-label={t('header.menu.close')}>
        <Icon icon={X} />
      </IconButton>
    </BothSurfaces>
  );
}
