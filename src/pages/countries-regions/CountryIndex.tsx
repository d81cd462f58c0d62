import { Fragment, useId } from 'react';
import { useIntl } from '../../i18n/IntlProvider.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { groupCountries, regionId } from './group-countries.ts';
import { type Country, partsOfName } from './search.ts';
import { Name, NameList, RegionGroup, RegionGroups } from './NameList.tsx';

/** Up to this many results, the names and their lights are large. */
export const MAX_LARGE_RESULTS = 3;

/** Countries and regions with their codes (CTRY-1), under the headings of their regions. */
export function CountryIndex({ countries }: { countries: readonly Country[] }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const id = useId();
  return (
    <RegionGroups data-few={countries.length <= MAX_LARGE_RESULTS}>
      {groupCountries(countries, locale).map(({ region, countries }) => (
        <RegionGroup key={region} id={regionId(region)}>
          <h2 id={id + region} data-count={countries.length}>
            {t(`countries.region.${region}`)}
          </h2>
          <NameList aria-labelledby={id + region} $count={countries.length}>
            {countries.map(({ code, name }) => (
              <Name key={code} data-country={code}>
                <span>
                  <CountryName>{name}</CountryName>
                </span>
                <span translate="no">{code}</span>
              </Name>
            ))}
          </NameList>
        </RegionGroup>
      ))}
    </RegionGroups>
  );
}

/** A Chinese name may break between its parts. `<wbr>` adds no character to copied or searched text. */
export function CountryName({ children }: { children: string }) {
  return partsOfName(children).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
