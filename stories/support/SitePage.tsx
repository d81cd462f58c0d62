import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { GetAppButton } from '../../src/features/download/GetAppButton.tsx';
import { getAppVariant } from '../../src/features/header/get-app-variant.ts';
import { Header } from '../../src/features/header/Header.tsx';
import { MobileMenu } from '../../src/features/header/MobileMenu.tsx';
import { SECTION_ITEMS } from '../../src/features/header/sections.ts';
import { LanguageSwitch } from '../../src/features/language/LanguageSwitch.tsx';
import { useNavigation } from '../../src/navigation/use-navigation.ts';
import { Container, Section } from '../../src/primitives/Layout.tsx';
import { Text } from '../../src/primitives/Text.tsx';
import { RouteProbe } from './RouteProbe.tsx';

/** Id of the header's Get App button. */
export const HEADER_TARGET = 'header-download';

/** The site's header above its first section, or above all four, for the active item (HDR-4). */
export function SitePage({ allSections = false }: { allSections?: boolean }) {
  const { path } = useNavigation();
  const items = allSections ? SECTION_ITEMS : SECTION_ITEMS.slice(0, 1);
  return (
    <>
      <Header
        getAppButton={
          <GetAppButton
            id={HEADER_TARGET}
            $size="small"
            $variant={getAppVariant(path)}
            isFallback
            eager
          />
        }
        language={<LanguageSwitch />}
        menu={<MobileMenu language={<LanguageSwitch />} />}
      />
      <main tabIndex={-1}>
        {items.map((id, index) => (
          <PageSection key={id} id={id} data-surface={index % 2 === 0 ? 'ink' : 'paper'}>
            <Container>
              <Text as={index === 0 ? 'h1' : 'h2'} $variant="heading">
                <FormattedMessage id={`header.nav.${id}`} />
              </Text>
            </Container>
          </PageSection>
        ))}
      </main>
      <RouteProbe />
    </>
  );
}

/** The last one fills the viewport, so that it can be scrolled to and become active. */
const PageSection = styled(Section)`
  min-height: 20rem;

  &:last-child {
    min-height: 100svh;
  }
`;
