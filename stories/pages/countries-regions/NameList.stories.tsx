import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage, useIntl } from 'react-intl';
import { CountryName } from '../../../src/pages/countries-regions/CountryIndex.tsx';
import { Name, NameList, RegionGroup } from '../../../src/pages/countries-regions/NameList.tsx';
import { createCountryNames } from '../../../src/pages/countries-regions/search.ts';
import { BothSurfaces, Surface } from '../../support/Surface.tsx';

const CODES = ['TW', 'VN', 'BR', 'MX', 'XK', 'VC', 'GB'];

const meta = {
  title: 'Pages/Countries and regions/Name list',
  component: NameList,
  args: { $count: CODES.length },
  render: () => (
    <BothSurfaces column>
      <Names />
    </BothSurfaces>
  ),
} satisfies Meta<typeof NameList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Down three columns, or across as many as fit; long names do not lose their code. */
export const All: Story = {};

/** Grouped by region. */
export const Regions: Story = {
  render: () => (
    <Surface name="paper" column>
      <div>
        {(['asia-pacific', 'europe'] as const).map((region) => (
          <RegionGroup key={region}>
            <h2>
              <FormattedMessage id={`countries.region.${region}`} />
            </h2>
            <Names />
          </RegionGroup>
        ))}
      </div>
    </Surface>
  ),
};

function Names() {
  const nameOf = createCountryNames(useIntl().locale);
  return (
    <NameList $count={CODES.length}>
      {CODES.map((code) => (
        <Name key={code}>
          <span>
            <CountryName>{nameOf(code) ?? code}</CountryName>
          </span>
          <span>{code}</span>
        </Name>
      ))}
    </NameList>
  );
}
