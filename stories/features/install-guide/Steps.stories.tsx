import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { expect, within } from 'storybook/test';
import { stepPictures } from '../../../src/assets/install-steps/step-pictures.ts';
import { useTranslate } from '../../../src/i18n/LocaleProvider.tsx';
import { Steps } from '../../../src/features/install-guide/Steps.tsx';
import { SURFACES, Surface } from '../../support/Surface.tsx';

const WAYS = Object.entries(stepPictures);

const meta = {
  title: 'Primitives/Steps',
  component: Ways,
} satisfies Meta<typeof Ways>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every step picture in order, on both surfaces. */
export const All: Story = {
  async play({ canvasElement }) {
    const count = WAYS.reduce((sum, [, drawings]) => sum + drawings.length, 0);
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(count * SURFACES.length);
    for (const item of items) {
      const { width, height } = item.querySelector('svg')?.getBoundingClientRect() ?? {};
      await expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(0);
    }
  },
};

function Ways() {
  const t = useTranslate();
  return SURFACES.map((surface) => (
    <Surface key={surface} name={surface} column>
      {WAYS.map(([way, drawings]) => (
        <Steps
          key={way}
          steps={drawings.map((Drawing, index) => ({
            id: `${way} ${index}`,
            picture: <Drawing />,
            label: t('guide.step', { number: index + 1 }),
            title: <FormattedMessage id="guide.android.store.get.title" />,
            text: <FormattedMessage id="guide.android.store.get.text" />,
          }))}
        />
      ))}
    </Surface>
  ));
}
