import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { formatParts, useIntl } from '../../i18n/IntlProvider.tsx';
import { heroPearl } from '../../assets/images/hero-pearl.ts';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { onIdle } from '../../browser/on-idle.ts';
import { DeferHydration, hydrateDeferred } from '../../hydration/DeferHydration.tsx';
import { Container, Stack } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { SearchField } from '../../primitives/SearchField.tsx';
import { Lead, PageTitle } from '../../primitives/Text.tsx';
import { condition } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';
import { Closing } from './Closing.tsx';
import { ContactLink } from './ContactLink.tsx';
import { COUNTRY_CODES } from './countries.ts';
import { CountryIndex } from './CountryIndex.tsx';
import {
  DirectorySection,
  Intro,
  PEARL_SHARE,
  SearchPage,
  SearchRow,
  SearchSummary,
} from './layout.ts';
import { EmptyPearl, RisingPearl } from './pearls.ts';
import { GlobeLights } from './GlobeLights.tsx';
import { RegionNav } from './RegionNav.tsx';
import { scrollStopOf } from './scroll-stop.ts';
import {
  type Country,
  findCountries,
  listCountries,
  readPrerenderedCountries,
  warmUpEnglishNames,
} from './search.ts';
import { Note, SearchStatus } from './status.ts';

const PEARL_SIZES = `${condition.phone} ${PEARL_SHARE.below}, min(${PEARL_SHARE.beside}, ${size.searchPearl}px)`;

/** CTRY */
export default function CountriesRegions() {
  const t = useTranslate();
  const { locale } = useIntl();
  const [search, setSearch] = useState('');
  const countries = useMemo(
    () => readPrerenderedCountries(locale) ?? listCountries(locale, COUNTRY_CODES),
    [locale],
  );
  const foundCountries = useMemo(() => findCountries(countries, search), [countries, search]);
  // Stable elements for DeferHydration.
  const status = useMemo(() => <Status count={foundCountries.length} />, [foundCountries]);
  const list = useMemo(() => <SearchResult countries={foundCountries} />, [foundCountries]);
  const summary = useRef<HTMLDivElement>(null);

  // A new search scrolls to its result, below the field. Returning to the page does not (ROUTE-9).
  const previousSearch = useRef(search);
  useEffect(() => {
    if (previousSearch.current === search) return;
    previousSearch.current = search;
    const { current } = summary;
    if (current && current.getBoundingClientRect().top < scrollStopOf(current))
      current.scrollIntoView({ behavior: 'instant' });
  }, [search]);

  return (
    <>
      <SearchPage data-surface="ink">
        <Intro>
          <Container>
            <Stack $gap="6">
              <PageTitle>{t('countries.title')}</PageTitle>
              <Lead $measure>{t('countries.subtitle')}</Lead>
            </Stack>
          </Container>
        </Intro>
        <SearchRow data-surface="paper">
          <SearchField
            label={t('countries.search.label')}
            placeholder={t('countries.search')}
            clearLabel={t('countries.search.clear')}
            value={search}
            onChange={(text) => {
              // Text that was entered before hydration arrives without an interaction.
              hydrateDeferred();
              setSearch(text);
            }}
          />
        </SearchRow>
        <SearchSummary ref={summary}>
          <RisingPearl>
            <Picture data={heroPearl} alt="" sizes={PEARL_SIZES} priority />
            <GlobeLights countries={foundCountries} />
          </RisingPearl>
          <Container>
            <DeferHydration>{status}</DeferHydration>
            {foundCountries.length === 0 ? <ContactLink /> : <Note>{t('countries.note')}</Note>}
          </Container>
        </SearchSummary>
        <DirectorySection data-surface="paper">
          <Container>
            <RegionNav countries={foundCountries} />
            <DeferHydration>{list}</DeferHydration>
          </Container>
        </DirectorySection>
      </SearchPage>
      {foundCountries.length > 0 && <Closing />}
    </>
  );
}

const renderNumber = (text: ReactNode[]) => <b key="number">{text}</b>;

/** The number of results, or a message that there are none. */
function Status({ count }: { count: number }) {
  const t = useTranslate();
  const intl = useIntl();
  return (
    <SearchStatus role="status" data-empty={count === 0}>
      {count === 0
        ? t('countries.empty')
        : formatParts(intl, 'countries.count', { count, b: renderNumber })}
    </SearchStatus>
  );
}

function SearchResult({ countries }: { countries: readonly Country[] }) {
  useEffect(() => onIdle(warmUpEnglishNames), []);
  if (countries.length > 0) return <CountryIndex countries={countries} />;
  return (
    <EmptyPearl>
      <Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />
    </EmptyPearl>
  );
}
