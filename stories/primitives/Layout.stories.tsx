import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { expect } from 'storybook/test';
import { phoneFront } from '../../src/assets/images/phone-front.ts';
import { Button } from '../../src/primitives/Button.tsx';
import { Container, Glow, HeroSection, Section, Stack } from '../../src/primitives/Layout.tsx';
import { Picture } from '../../src/primitives/Picture.tsx';
import {
  ActionArea,
  DownloadLayout,
  PictureArea,
  TitleArea,
} from '../../src/pages/download/layout.ts';
import { Text } from '../../src/primitives/Text.tsx';
import { SURFACES } from '../support/Surface.tsx';

const meta = {
  title: 'Primitives/Layout',
  component: Section,
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (
  <Text $variant="lead" $measure>
    <FormattedMessage id="guide.ios.lead" />
  </Text>
);

/** Both surfaces: header offset, regular, compact, and one that continues the one before. */
export const Sections: Story = {
  render: () => (
    <>
      <Section $headerOffset data-surface="ink">
        <Container>{words}</Container>
      </Section>
      {SURFACES.map((surface) => (
        <Section key={surface} data-surface={surface}>
          <Container>{words}</Container>
        </Section>
      ))}
      <Section $compact data-surface="paper">
        <Container>{words}</Container>
      </Section>
      <Section $noPaddingTop data-surface="paper">
        <Container>{words}</Container>
      </Section>
    </>
  ),
  async play({ canvasElement }) {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvasElement.querySelectorAll('section')).toHaveLength(5);
  },
};

/** Stacks in a row and in a column. */
export const Stacks: Story = {
  parameters: {
    visual: { suppress: { 'parity-wrap+pt': 'a row that wraps, with the longest labels' } },
  },
  render: () => (
    <Section data-surface="paper" $compact>
      <Container as={Stack} $gap="8">
        <Stack $row $wrap $gap="3">
          <Button>
            <FormattedMessage id="home.hero.start" />
          </Button>
          <Button $variant="ghost">
            <FormattedMessage id="home.hero.preorder" />
          </Button>
        </Stack>
        <Stack $row $justify="space-between" $align="baseline" $gap="4">
          <Text $variant="title">
            <FormattedMessage id="order.product" />
          </Text>
          <Text $variant="caption" $color="muted">
            <FormattedMessage id="order.note" />
          </Text>
        </Stack>
      </Container>
    </Section>
  ),
};

/** A page's hero: at least the viewport's height, with a glow behind. */
export const Stage: Story = {
  render: () => (
    <HeroSection data-surface="ink">
      <Glow />
      <Container>{words}</Container>
    </HeroSection>
  ),
  async play({ canvasElement }) {
    const { height } = canvasElement.querySelector('section')?.getBoundingClientRect() ?? {};
    await expect(height).toBeGreaterThanOrEqual(innerHeight);
  },
};

/** Copy with a product image: two columns, one on a phone. */
export const Showcase: Story = {
  render: () => (
    <HeroSection data-surface="ink">
      <Container as={DownloadLayout}>
        <TitleArea>
          <Text as="h1" $variant="display">
            <FormattedMessage id="download.title" />
          </Text>
        </TitleArea>
        <PictureArea>
          <Picture data={phoneFront} alt="" sizes="460px" priority />
        </PictureArea>
        <ActionArea>{words}</ActionArea>
      </Container>
    </HeroSection>
  ),
};
