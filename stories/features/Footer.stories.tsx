import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Footer } from '../../src/features/footer/Footer.tsx';
import { LanguageSwitch } from '../../src/features/language/LanguageSwitch.tsx';
import { ROUTES } from '../../src/navigation/routes.ts';
import { site } from '../../src/site.ts';
import { translator } from '../support/messages.ts';
import { CONFIGURED } from '../support/settings.ts';

const meta = {
  title: 'Features/Footer',
  component: Footer,
  args: { language: <LanguageSwitch /> },
  parameters: {
    visual: { suppress: { 'parity-wrap+vi': 'the longest links wrap where a column is narrow' } },
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** FTR-1 to FTR-3: links, copyright and language switch. */
export const All: Story = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const footer = within(canvasElement).getByRole('contentinfo', { name: t('footer.label') });
    const links = within(footer).getAllByRole('link');
    const linkTo = (href: string) => links.find((link) => link.getAttribute('href') === href);
    await expect(linkTo(`#${ROUTES.bankCard}`)).toHaveTextContent(t('footer.card'));
    await expect(linkTo(`#${ROUTES.countriesRegions}`)).toHaveTextContent(t('footer.countries'));
    for (const href of [site.mailUrl, site.socialUrl]) {
      const link = linkTo(href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveTextContent(t('link.new-tab'));
    }
    await expect(footer).toHaveTextContent('@ 2025');
    await expect(within(footer).getByRole('button')).toBeVisible();
  },
};

/** ORD-4 with the owner's pages. */
export const WithLegalPages: Story = {
  parameters: { settings: CONFIGURED },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const footer = within(canvasElement);
    for (const [id, href] of [
      ['footer.support', CONFIGURED.VITE_SUPPORT_URL],
      ['footer.privacy', CONFIGURED.VITE_PRIVACY_URL],
      ['footer.terms', CONFIGURED.VITE_TERMS_URL],
    ] as const)
      await expect(footer.getByRole('link', { name: t(id) })).toHaveAttribute('href', href);
  },
};
