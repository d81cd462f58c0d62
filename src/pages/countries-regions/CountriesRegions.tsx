import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useText } from '../../i18n/IntlBoundary.tsx';
import { Container, Section } from '../../primitives/Layout.tsx';
import { SearchField } from '../../primitives/SearchField.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TileGrid, Tile } from '../../primitives/TileGrid.tsx';
import { COUNTRY_CODES } from './countries.ts';
import { countriesIn, findCountries } from './search.ts';

/** Countries and regions (CTRY): every name in the visitor's language, with a search. */
export default function CountriesRegions() {
  const t = useText();
  const { locale } = useIntl();
  const [search, setSearch] = useState('');
  const countries = useMemo(() => countriesIn(locale, COUNTRY_CODES), [locale]);
  const found = findCountries(countries, search);

  return (
    <Section $underHeader data-surface="ink">
      <Container $gap="8">
        <Text as="h1" $style="display">
          <FormattedMessage id="countries.title" />
        </Text>
        <Text $style="lead" $tone="soft" $narrow>
          <FormattedMessage id="countries.subtitle" />
        </Text>
        <SearchField
          label={t('countries.search.label')}
          placeholder={t('countries.search')}
          value={search}
          onChange={setSearch}
        />
        <Text role="status" $style="caption" $tone="muted">
          {found.length === 0 ? (
            <FormattedMessage id="countries.none" />
          ) : (
            <FormattedMessage id="countries.count" values={{ count: found.length }} />
          )}
        </Text>
        <TileGrid>
          {found.map(({ code, name }) => (
            <Tile key={code}>
              <Text as="span" $style="control">
                {name}
              </Text>
              <Text as="span" $style="caption" $tone="muted">
                {code}
              </Text>
            </Tile>
          ))}
        </TileGrid>
      </Container>
    </Section>
  );
}
