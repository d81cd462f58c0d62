import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { heroPearl } from '../../../src/assets/images/hero-pearl.ts';
import { whitePearl } from '../../../src/assets/images/white-pearl.ts';
import {
  DirectorySection,
  Intro,
  SearchPage,
  SearchRow,
  SearchSummary,
} from '../../../src/pages/countries-regions/layout.ts';
import { EmptyPearl, RisingPearl } from '../../../src/pages/countries-regions/pearls.ts';
import { SearchStatus } from '../../../src/pages/countries-regions/status.ts';
import { Container } from '../../../src/primitives/Layout.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { SearchField } from '../../../src/primitives/SearchField.tsx';
import { Text } from '../../../src/primitives/Text.tsx';

const SIZES = '416px';

const meta = {
  title: 'Pages/Countries and regions/Search',
  component: SearchStatus,
} satisfies Meta<typeof SearchStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number of results. */
export const Found: Story = {
  render: () => (
    <Search
      status={
        <SearchStatus>
          <b>{12}</b> {'were found'}
        </SearchStatus>
      }
    />
  ),
};

/** No results: the light half of the pearl is below the hero. */
export const Nothing: Story = {
  render: () => (
    <Search
      status={
        <SearchStatus data-empty>{'There is none of that kind. Look for another.'}</SearchStatus>
      }
    >
      <EmptyPearl>
        <Picture data={whitePearl} alt="" sizes={SIZES} />
      </EmptyPearl>
    </Search>
  ),
};

function Search({ status, children }: { status: ReactNode; children?: ReactNode }) {
  return (
    <SearchPage data-surface="ink">
      <Intro>
        <Container>
          <Text as="h1" $variant="display">
            {'A long list'}
          </Text>
        </Container>
      </Intro>
      <SearchRow data-surface="paper">
        <SearchField label="Search" placeholder="Search" value="" onChange={() => undefined} />
      </SearchRow>
      <SearchSummary>
        <RisingPearl>
          <Picture data={heroPearl} alt="" sizes={SIZES} />
        </RisingPearl>
        <Container>{status}</Container>
      </SearchSummary>
      <DirectorySection data-surface="paper">
        <Container>{children}</Container>
      </DirectorySection>
    </SearchPage>
  );
}
