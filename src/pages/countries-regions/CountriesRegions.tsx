import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIntl } from '../../i18n/IntlProvider.tsx';
import { heroPearl } from '../../assets/images/hero-pearl.ts';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { onIdle } from '../../browser/on-idle.ts';
import { IntroWithPearl, SearchBar, SearchResults, SearchStatus, EmptyPearl } from './layout.ts';
import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { Container, Section, Stack } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { SearchField } from '../../primitives/SearchField.tsx';
import { Text } from '../../primitives/Text.tsx';
import { size } from '../../theme/generated/tokens.ts';
import { COUNTRY_CODES } from './countries.ts';
import { CountryIndex } from './CountryIndex.tsx';
import { listCountries, findCountries, warmUpEnglishNames, type Country } from './search.ts';
import { readPrerenderedCountries } from './prerendered-countries.ts';

const RISE_SIZES = `${size.phonePicture}px`;
const PEARL_SIZES = `${size.tilePearl}px`;

/** Countries and regions (CTRY): every name in the visitor's language, with a search. */
export default function CountriesRegions() {
  const t = useTranslate();
  const { locale } = useIntl();
  const [search, setSearch] = useState('');
  const countries = useMemo(
    () => readPrerenderedCountries(locale) ?? listCountries(locale, COUNTRY_CODES),
    [locale],
  );
  const found = useMemo(() => findCountries(countries, search), [countries, search]);
  // Who searches has stirred: until then it is as the document shows it.
  const list = useMemo(() => <Found countries={found} />, [found]);
  const results = useRef<HTMLDivElement>(null);

  // Who searches deep in the list wants to see what was found from its beginning; who comes back to
  // the page, what they left (ROUTE-9).
  const searched = useRef(search);
  useEffect(() => {
    if (searched.current === search) return;
    searched.current = search;
    const { current } = results;
    if (current && current.getBoundingClientRect().top < 0)
      current.scrollIntoView({ behavior: 'instant' });
  }, [search]);

  return (
    <Section $headerOffset data-surface="ink">
      <Container>
        <IntroWithPearl>
          <Picture data={heroPearl} alt="" sizes={RISE_SIZES} />
          <Stack $gap="8">
            <Text as="h1" $variant="display">
              <FormattedMessage id="countries.title" />
            </Text>
            <Text $variant="lead" $color="soft" $measure>
              <FormattedMessage id="countries.subtitle" />
            </Text>
          </Stack>
        </IntroWithPearl>
        <SearchBar>
          <SearchField
            label={t('countries.search.label')}
            placeholder={t('countries.search')}
            clearLabel={t('countries.search.clear')}
            value={search}
            onChange={setSearch}
          />
        </SearchBar>
        <SearchResults ref={results}>
          <DeferHydration>{list}</DeferHydration>
        </SearchResults>
      </Container>
    </Section>
  );
}

/** What was found: how many, and which. */
function Found({ countries }: { countries: readonly Country[] }) {
  const nothing = countries.length === 0;
  useEffect(() => onIdle(warmUpEnglishNames), []);
  return (
    <>
      <SearchStatus role="status" data-empty={nothing}>
        {nothing ? (
          <FormattedMessage id="countries.empty" />
        ) : (
          <FormattedMessage id="countries.count" values={{ count: countries.length }} />
        )}
      </SearchStatus>
      {nothing && (
        <EmptyPearl>
          <Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />
        </EmptyPearl>
      )}
      <CountryIndex countries={countries} />
    </>
  );
}
