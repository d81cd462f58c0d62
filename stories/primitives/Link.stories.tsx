import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { expect, userEvent, within } from 'storybook/test';
import { BUTTON_SIZES, BUTTON_VARIANTS } from '../../src/primitives/Button.tsx';
import {
  ExternalButton,
  ExternalTextLink,
  NEW_TAB,
  RouteButton,
  RouteLink,
  TextLink,
} from '../../src/navigation/Link.tsx';
import { ROUTES } from '../../src/navigation/routes.ts';
import { SectionLink } from '../../src/navigation/SectionLink.tsx';
import { site } from '../../src/site.ts';
import { resetPageState } from '../support/page-state.ts';
import { BothSurfaces, Surface } from '../support/Surface.tsx';

const meta = {
  title: 'Primitives/Links',
  component: RouteLink,
  args: { to: ROUTES.download },
  beforeEach: resetPageState,
} satisfies Meta<typeof RouteLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text links: to a page, to a section, to another site. */
export const AsText: Story = {
  render: () => (
    <BothSurfaces>
      <RouteLink to={ROUTES.bankCard}>
        <FormattedMessage id="header.nav.bank-card" />
      </RouteLink>
      <SectionLink section="stablecoin">
        <FormattedMessage id="header.nav.stablecoin" />
      </SectionLink>
      <TextLink to={ROUTES.iosInstallGuide}>
        <FormattedMessage id="download.ios-guide" />
      </TextLink>
      <ExternalTextLink href={site.mailUrl} {...NEW_TAB}>
        <FormattedMessage id="common.mail" />
      </ExternalTextLink>
    </BothSurfaces>
  ),
  async play({ canvasElement }) {
    const hrefs = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const expected = [
      `#${ROUTES.bankCard}`,
      '#/?scrollTo=stablecoin',
      `#${ROUTES.iosInstallGuide}`,
      site.mailUrl,
    ];
    await expect(hrefs).toEqual([...expected, ...expected]);
  },
};

/** Links styled as buttons: every variant and size. */
export const AsButton: Story = {
  render: () => (
    <BothSurfaces>
      {BUTTON_VARIANTS.flatMap((variant) =>
        BUTTON_SIZES.map((height) => (
          <RouteButton
            key={`${variant} ${height}`}
            to={ROUTES.order}
            $variant={variant}
            $size={height}
          >
            <FormattedMessage id="home.hero.preorder" />
          </RouteButton>
        )),
      )}
      <ExternalButton href={site.appStoreUrl}>
        <FormattedMessage id="download.app-store" />
      </ExternalButton>
    </BothSurfaces>
  ),
};

/** The focus ring of keyboard focus. */
export const Focus: Story = {
  render: () => (
    <Surface name="ink">
      <TextLink to={ROUTES.iosInstallGuide}>
        <FormattedMessage id="download.ios-guide" />
      </TextLink>
    </Surface>
  ),
  async play({ canvasElement }) {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link');
    await expect(link.matches(':focus-visible')).toBe(true);
  },
};
