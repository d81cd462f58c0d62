import styled from 'styled-components';
import { lilacPearl } from '../../assets/images/lilac-pearl.ts';
import { GetAppButton } from '../../features/download/GetAppButton.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, NacreSection, Stack } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Lead, Text } from '../../primitives/Text.tsx';
import { ContactLink } from './ContactLink.tsx';
import { condition, cssVar, hiddenIn, media } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';

const PEARL_SIZES = `${condition.belowLg} ${size.searchPearlSmall}px, ${size.searchPearl}px`;

/**
 * The next step of those who found their country. The pearl rises as in the intro, here from the page's end. The
 * list is on the same surface: the light begins below it without an edge.
 */
export function Closing() {
  const t = useTranslate();
  return (
    <Root data-surface="paper">
      <Container>
        <Copy $gap="8" $align="start">
          <Stack $gap="5">
            <Text as="h2" $variant="headingXl">
              {t('countries.closing.title')}
            </Text>
            <Lead $measure>{t('countries.closing.text')}</Lead>
          </Stack>
          <GetAppButton id="countries-download" />
          <ContactLink />
        </Copy>
        <Picture data={lilacPearl} alt="" sizes={PEARL_SIZES} />
      </Container>
    </Root>
  );
}

const Root = styled(NacreSection)`
  --pearl: ${cssVar('size-search-pearl')};
  padding-top: ${cssVar('space-9')};

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: ${cssVar('space-14')};
    background: linear-gradient(${cssVar('color-surface-page')}, transparent);
  }

  picture {
    position: absolute;
    right: ${cssVar('space-11')};
    bottom: calc(-1 * ${cssVar('space-15')});
    overflow: clip;
    width: var(--pearl);
    height: calc(var(--pearl) / 2);
  }

  picture > img {
    width: 100%;
  }

  ${media.belowLg} {
    --pearl: ${cssVar('size-search-pearl-small')};
    padding-top: ${cssVar('space-12')};

    picture {
      right: 0;
    }
  }

  /* The section's padding is smaller. */
  ${media.landscapePhone} {
    picture {
      bottom: calc(-1 * ${cssVar('space-11')});
    }
  }

  ${media.mobile} {
    padding-bottom: 0;

    picture {
      position: static;
      display: block;
      margin: ${cssVar('space-9')} 0 0 auto;
    }
  }

  ${hiddenIn('print')}

  @media (forced-colors: active) {
    picture {
      display: none;
    }
  }
`;

/** Painted over the picture. */
const Copy = styled(Stack)`
  position: relative;

  ${media.phone} {
    align-items: stretch;
  }
`;
