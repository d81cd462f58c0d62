import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useTranslate } from '../../src/i18n/LocaleProvider.tsx';
import { SearchField } from '../../src/primitives/SearchField.tsx';
import { translator } from '../support/messages.ts';
import { resetPageState } from '../support/page-state.ts';
import { SURFACES, Surface } from '../support/Surface.tsx';

const meta = {
  title: 'Primitives/Search field',
  component: Fields,
  args: { value: '' },
  beforeEach: resetPageState,
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: a visible placeholder, and a label for screen readers. */
export const Empty: Story = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    for (const box of within(canvasElement).getAllByRole('searchbox')) {
      await expect(box).toHaveAccessibleName(t('countries.search.label'));
      await expect(box).toHaveAttribute('placeholder', t('countries.search'));
    }
  },
};

/** With a value. */
export const Filled: Story = { args: { value: 'XK' } };

/** Keyboard focus and input. */
export const Typing: Story = {
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('tw');
    const [box] = within(canvasElement).getAllByRole('searchbox');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('tw');
  },
};

function Fields(props: { value: string }) {
  return SURFACES.map((surface) => (
    <Surface key={surface} name={surface} column>
      <Field {...props} />
    </Surface>
  ));
}

function Field(props: { value: string }) {
  const t = useTranslate();
  const [value, setValue] = useState(props.value);
  return (
    <SearchField
      label={t('countries.search.label')}
      placeholder={t('countries.search')}
      clearLabel={t('countries.search.clear')}
      value={value}
      onChange={setValue}
    />
  );
}
