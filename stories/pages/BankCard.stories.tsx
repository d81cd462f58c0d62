import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import BankCard from '../../src/pages/bank-card/BankCard.tsx';
import { ROUTES } from '../../src/navigation/routes.ts';
import { site } from '../../src/site.ts';
import { localeOf, translator } from '../support/messages.ts';
import { resetPageState } from '../support/page-state.ts';

const meta = {
  title: 'Pages/Bank card',
  component: BankCard,
  parameters: { route: ROUTES.bankCard },
  beforeEach: resetPageState,
} satisfies Meta<typeof BankCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CARD-1 to CARD-5: the hero with Learn more, and the locale's sections in order. */
export const All: Story = {
  parameters: {
    visual: {
      suppress: {
        'parity-elements+zh-TW': 'CARD-6: two sections in Traditional Chinese only',
        'sweep-wrap+en': 'below its button, the link to the countries reads as well as beside it',
        'sweep-wrap+vi': 'below its button, the link to the countries reads as well as beside it',
      },
    },
  },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(t('bank-card.title'));
    await expect(page.getByRole('button', { name: t('bank-card.learn-more') })).toBeVisible();
    const titles = page.getAllByRole('heading', { level: 2 });
    const names = ['credit', 'individuals', 'businesses', 'solutions'] as const;
    const ownNames = ['benefits', 'support'] as const;
    const shown = localeOf(globals) === 'zh-TW' ? [...names, ...ownNames] : names;
    await expect(titles.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual(
      shown.map((name) => t(`bank-card.${name}.title`)),
    );
    await expect(page.getByRole('button', { name: t('bank-card.credit.start') })).toBeEnabled();
    await expect(
      page.getByRole('link', { name: new RegExp(t('bank-card.solutions.contact')) }),
    ).toHaveAttribute('href', site.mailUrl);
  },
};

/** CARD-6: benefits and contact support, in Traditional Chinese only. */
export const OnlyInChinese: Story = {
  tags: ['locale:zh-TW'],
  parameters: { visual: { narrowed: 'CARD-6: other languages do not have it' } },
  globals: { locale: 'zh-TW' },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { level: 2, name: t('bank-card.benefits.title') }),
    ).toBeInTheDocument();
    const support = page.getByRole('link', { name: new RegExp(t('bank-card.support.action')) });
    await expect(support).toHaveAttribute('href', site.mailUrl);
    await expect(support).toHaveAttribute('target', '_blank');
    support.scrollIntoView({ behavior: 'instant', block: 'center' });
  },
};
