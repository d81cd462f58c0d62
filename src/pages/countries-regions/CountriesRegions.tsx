import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { formatParts, useIntl } from '../../i18n/IntlProvider.tsx';
import { heroPearl } from '../../assets/images/hero-pearl.ts';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { onIdle } from '../../browser/on-idle.ts';
import { IntroWithPearl, SearchBar, SearchResults, SearchStatus, EmptyPearl } from './layout.ts';
import { DeferHydration, hydrateDeferred } from '../../hydration/DeferHydration.tsx';
import { Container, Section, Stack } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { SearchField } from '../../primitives/SearchField.tsx';
import { Lead, PageTitle } from '../../primitives/Text.tsx';
import { condition } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';
import { Closing } from './Closing.tsx';
import { COUNTRY_CODES } from './countries.ts';
import { CountryIndex } from './CountryIndex.tsx';
import { RegionNav } from './RegionNav.tsx';
import {
  type Country,
  findCountries,
  listCountries,
  readPrerenderedCountries,
  warmUpEnglishNames,
} from './search.ts';

const INTRO_PEARL_SIZES = `${condition.belowLg} ${size.searchPearlSmall}px, ${size.searchPearl}px`;
const EMPTY_PEARL_SIZES = `${size.tilePearl}px`;

/** CTRY */
export default function CountriesRegions() {
  const t = useTranslate();
  const { locale } = useIntl();
  const [search, setSearch] = useState('');
  const countries = useMemo(
    () => readPrerenderedCountries(locale) ?? listCountries(locale, COUNTRY_CODES),
    [locale],
  );
  const found = useMemo(() => findCountries(countries, search), [countries, search]);
  // A stable element for DeferHydration.
  const list = useMemo(() => <SearchResult countries={found} />, [found]);
  const results = useRef<HTMLDivElement>(null);

  // A new search scrolls to the start of its results; returning to the page does not (ROUTE-9).
  const previousSearch = useRef(search);
  useEffect(() => {
    if (previousSearch.current === search) return;
    previousSearch.current = search;
    const { current } = results;
    if (current && current.getBoundingClientRect().top < 0)
      current.scrollIntoView({ behavior: 'instant' });
  }, [search]);

  return (
    <>
      <Section $headerOffset data-surface="ink">
        <Container>
          <IntroWithPearl>
            <Picture data={heroPearl} alt="" sizes={INTRO_PEARL_SIZES} priority />
            <Stack $gap="8">
              <PageTitle>{t('countries.title')}</PageTitle>
              <Lead $measure>{t('countries.subtitle')}</Lead>
            </Stack>
          </IntroWithPearl>
          <SearchBar>
            <SearchField
              label={t('countries.search.label')}
              placeholder={t('countries.search')}
              clearLabel={t('countries.search.clear')}
              value={search}
              onChange={(text) => {
                // A text from before hydration comes without an interaction.
                hydrateDeferred();
                setSearch(text);
              }}
            />
            <RegionNav found={found} />
          </SearchBar>
          <SearchResults ref={results}>
            <DeferHydration>{list}</DeferHydration>
          </SearchResults>
        </Container>
      </Section>
      {found.length > 0 && <Closing />}
    </>
  );
}

const renderNumber = (text: ReactNode[]) => <b key="number">{text}</b>;

function SearchResult({ countries }: { countries: readonly Country[] }) {
  const t = useTranslate();
  const intl = useIntl();
  const isEmpty = countries.length === 0;
  useEffect(() => onIdle(warmUpEnglishNames), []);
  return (
    <>
      <SearchStatus role="status" data-empty={isEmpty}>
        {isEmpty
          ? t('countries.empty')
          : formatParts(intl, 'countries.count', { count: countries.length, b: renderNumber })}
      </SearchStatus>
      {isEmpty && (
        <EmptyPearl>
          <Picture data={whitePearl} alt="" sizes={EMPTY_PEARL_SIZES} />
        </EmptyPearl>
      )}
      <CountryIndex countries={countries} />
    </>
  );
}
