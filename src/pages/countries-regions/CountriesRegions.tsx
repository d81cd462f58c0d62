import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { formatParts, useIntl } from '../../i18n/IntlProvider.tsx';
import { heroPearl } from '../../assets/images/hero-pearl.ts';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { onIdle } from '../../browser/on-idle.ts';
import { IntroWithPearl } from './layout.ts';
import { DeferHydration, hydrateDeferred } from '../../hydration/DeferHydration.tsx';
import { Container, Section, Stack } from '../../primitives/Layout.tsx';
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
  Directory,
  DirectorySection,
  EmptyPearl,
  SearchResults,
  SearchStatus,
  Toolbar,
} from './directory.ts';
import { RegionNav } from './RegionNav.tsx';
import { scrollStopOf } from './scroll-stop.ts';
import {
  type Country,
  findCountries,
  listCountries,
  readPrerenderedCountries,
  warmUpEnglishNames,
} from './search.ts';

const INTRO_PEARL_SIZES = `${condition.belowLg} ${size.searchPearlSmall}px, ${size.searchPearl}px`;
const EMPTY_PEARL_SIZES = `${size.searchPearlSmall}px`;

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
  // Stable elements for DeferHydration.
  const status = useMemo(() => <Status count={found.length} />, [found]);
  const list = useMemo(() => <SearchResult countries={found} />, [found]);
  const results = useRef<HTMLDivElement>(null);

  // A new search scrolls to the start of its results; returning to the page does not (ROUTE-9).
  const previousSearch = useRef(search);
  useEffect(() => {
    if (previousSearch.current === search) return;
    previousSearch.current = search;
    const { current } = results;
    if (current && current.getBoundingClientRect().top < scrollStopOf(current))
      current.scrollIntoView({ behavior: 'instant' });
  }, [search]);

  return (
    <>
      <Section $headerOffset $noPaddingBottom data-surface="ink">
        <Container>
          <IntroWithPearl>
            <Picture data={heroPearl} alt="" sizes={INTRO_PEARL_SIZES} priority />
            <Stack $gap="8">
              <PageTitle>{t('countries.title')}</PageTitle>
              <Lead $measure>{t('countries.subtitle')}</Lead>
            </Stack>
          </IntroWithPearl>
        </Container>
      </Section>
      <DirectorySection data-surface="paper">
        <Container>
          <Directory data-empty={found.length === 0}>
            <Toolbar>
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
              <DeferHydration>{status}</DeferHydration>
              <RegionNav found={found} />
            </Toolbar>
            <SearchResults ref={results}>
              <DeferHydration>{list}</DeferHydration>
            </SearchResults>
          </Directory>
        </Container>
      </DirectorySection>
      {found.length > 0 && <Closing />}
    </>
  );
}

const renderNumber = (text: ReactNode[]) => <b key="number">{text}</b>;

/** How many were found, or that there are none. */
function Status({ count }: { count: number }) {
  const t = useTranslate();
  const intl = useIntl();
  return (
    <SearchStatus role="status" data-empty={count === 0}>
      {count === 0
        ? t('countries.empty')
        : formatParts(intl, 'countries.count', { count, b: renderNumber }).map((part) =>
            // A phone has room for the number only.
            typeof part === 'string' ? <span key={part}>{part}</span> : part,
          )}
    </SearchStatus>
  );
}

function SearchResult({ countries }: { countries: readonly Country[] }) {
  useEffect(() => onIdle(warmUpEnglishNames), []);
  if (countries.length > 0) return <CountryIndex countries={countries} />;
  return (
    <>
      <ContactLink />
      <EmptyPearl>
        <Picture data={whitePearl} alt="" sizes={EMPTY_PEARL_SIZES} />
      </EmptyPearl>
    </>
  );
}
