import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { COUNTRY_CODES } from '../../src/pages/countries-regions/countries.ts';
import CountriesRegions from '../../src/pages/countries-regions/CountriesRegions.tsx';
import { createCountryNames } from '../../src/pages/countries-regions/search.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { localeOf, translator } from '../support/messages.ts';
import { resetPageState } from '../support/page-state.ts';

const meta = {
  title: 'Pages/Countries and regions',
  component: CountriesRegions,
  parameters: { route: ROUTES.countriesRegions },
  beforeEach: resetPageState,
} satisfies Meta<typeof CountriesRegions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CTRY-1, CTRY-2 every country and region, named in the current language. */
export const All: Story = {
  async play({ canvasElement, globals }) {
    const page = within(canvasElement);
    const items = page.getAllByRole('listitem');
    await expect(items).toHaveLength(COUNTRY_CODES.length);
    await expect(page.getByRole('status')).toHaveTextContent(String(COUNTRY_CODES.length));
    const { compare } = new Intl.Collator(localeOf(globals));
    // Names are sorted within a region.
    for (const list of page.getAllByRole('list')) {
      const names = [...list.children].map((item) => item.firstElementChild?.textContent ?? '');
      await expect(names).toEqual(names.toSorted(compare));
    }
    await expect(page.getByText(nameOf('XK', globals))).toBeInTheDocument();
    const counts = within(page.getByRole('navigation')).getAllByRole('button');
    const sum = counts.reduce((total, { lastChild }) => total + Number(lastChild?.textContent), 0);
    await expect(sum).toBe(COUNTRY_CODES.length);
    const closing = translator(globals)('countries.closing.title');
    await expect(page.getByText(closing, { selector: 'h2' })).toBeVisible();
  },
};

/** CTRY-3 a search by code, case-insensitive; so few results are as large as titles. */
export const Searching: Story = {
  async play({ canvasElement, globals }) {
    await search(canvasElement, globals, 'xk');
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([`${nameOf('XK', globals)}XK`]);
  },
};

/** CTRY-3 the message when nothing matches. */
export const NothingFound: Story = {
  async play({ canvasElement, globals }) {
    await search(canvasElement, globals, 'qqqq');
    const page = within(canvasElement);
    await expect(page.queryAllByRole('listitem')).toHaveLength(0);
    await expect(page.getByRole('status')).toHaveTextContent(
      translator(globals)('countries.empty'),
    );
    const closing = translator(globals)('countries.closing.title');
    await expect(page.queryByText(closing, { selector: 'h2' })).toBeNull();
  },
};

type Globals = Parameters<typeof translator>[0];

async function search(canvas: HTMLElement, globals: Globals, text: string): Promise<void> {
  const name = translator(globals)('countries.search.label');
  await userEvent.type(within(canvas).getByRole('searchbox', { name }), text);
}

function nameOf(code: string, globals: Globals): string {
  return createCountryNames(localeOf(globals))(code) ?? code;
}
