import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ErrorPage as FailurePage } from '../../src/pages/errors/ErrorPage.tsx';
import NotFound from '../../src/pages/errors/NotFound.tsx';
import { ROUTES } from '../../src/navigation/routes.ts';
import { site } from '../../src/site.ts';
import { translator } from '../support/messages.ts';

const meta = {
  title: 'Pages/Not found and failures',
  component: NotFound,
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ROUTE-10 an unknown URL, with links to Home and the download page. */
export const UnknownRoute: Story = {
  parameters: { route: '/no-such-page' },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(t('not-found.title'));
    await expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `#${ROUTES.home}`,
      `#${ROUTES.download}`,
    ]);
  },
};

/** ROUTE-11 the error page: a reload button, and the stores. */
function failed(kind: 'chunk' | 'error'): Story {
  return {
    render: () => <FailurePage kind={kind} />,
    async play({ canvasElement, globals }) {
      const t = translator(globals);
      const page = within(canvasElement);
      await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
        t(`failure.${kind}.title`),
      );
      await expect(page.getByRole('button', { name: t('common.reload') })).toBeVisible();
      await expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        site.appStoreUrl,
        site.googlePlayUrl,
      ]);
    },
  };
}

/** ROUTE-11 a chunk did not load. */
export const ChunkFailed: Story = failed('chunk');
/** ROUTE-11 the page threw an error. */
export const PageFailed: Story = failed('error');
