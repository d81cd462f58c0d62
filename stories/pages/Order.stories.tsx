import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import Order from '../../src/pages/order/Order.tsx';
import { ROUTES } from '../../src/navigation/routes.ts';
import { translator } from '../support/messages.ts';
import { PHONE_NAME } from '../support/parity.ts';
import { CONFIGURED } from '../support/settings.ts';

const meta = {
  title: 'Pages/Order',
  component: Order,
  parameters: { route: ROUTES.order, visual: { suppress: PHONE_NAME } },
} satisfies Meta<typeof Order>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ORD-1 to ORD-3: price, quantity, note, terms; nothing is editable. */
export const All: Story = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    const facts = page
      .getAllByRole('definition')
      .map((fact) => fact.textContent?.replaceAll(/\s+/g, ' '));
    await expect(facts).toEqual([t('order.price'), '1', t('order.note')]);
    await expect(page.getByText(t('order.terms'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('order.continue') })).toBeEnabled();
    await expect(page.getByRole('link', { name: t('order.back') })).toHaveAttribute(
      'href',
      `#${ROUTES.home}`,
    );
    await expect(canvasElement.querySelector('input, select, textarea')).toBeNull();
  },
};

/** ORD-4 Continue, the privacy policy and the terms lead where the owner's configuration says. */
export const WithLinks: Story = {
  parameters: { settings: CONFIGURED },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: t('order.continue') })).toHaveAttribute(
      'href',
      CONFIGURED.VITE_PREORDER_URL,
    );
    const terms = page.getByText((_, it) => it?.matches('p:has(a)') === true);
    await expect(terms.textContent?.replaceAll(/\s+/g, ' ')).toBe(t('order.terms'));
    await expect(
      within(terms)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([CONFIGURED.VITE_PRIVACY_URL, CONFIGURED.VITE_TERMS_URL]);
    await expect(page.queryByRole('button')).toBeNull();
  },
};
