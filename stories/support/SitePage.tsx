import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { GetAppButton } from '../../src/features/download/GetAppButton.tsx';
import { Header } from '../../src/features/header/Header.tsx';
import { SECTION_ITEMS } from '../../src/features/header/sections.ts';
import { LanguageSwitch } from '../../src/features/language/LanguageSwitch.tsx';
import { Container, Section } from '../../src/primitives/Layout.tsx';
import { Text } from '../../src/primitives/Text.tsx';
import { RouteProbe } from './RouteProbe.tsx';

/** The id of the header's Get App button. */
export const HEADER_TARGET = 'header-download';

/** The header as the shell composes it, over the first section, or over the four that it follows (HDR-4). */
export function SitePage({ follows = false }: { follows?: boolean }) {
  const items = follows ? SECTION_ITEMS : SECTION_ITEMS.slice(0, 1);
  return (
    <>
      <Header
        getApp={<GetAppButton id={HEADER_TARGET} $size="small" isFallback eager />}
        language={<LanguageSwitch />}
      />
      <main tabIndex={-1}>
        {items.map((id, index) => (
          <Place key={id} id={id} data-surface={index % 2 === 0 ? 'ink' : 'paper'}>
            <Container>
              <Text as={index === 0 ? 'h1' : 'h2'} $variant="heading">
                <FormattedMessage id={`header.nav.${id}`} />
              </Text>
            </Container>
          </Place>
        ))}
      </main>
      <RouteProbe />
    </>
  );
}

/**
 * Each can be scrolled to, so that it can be the active one: the last fills a screen. No taller than
 * that takes, for the page is in every picture as long as it is.
 */
const Place = styled(Section)`
  min-height: 20rem;

  &:last-child {
    min-height: 100svh;
  }
`;
