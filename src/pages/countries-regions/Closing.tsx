import styled from 'styled-components';
import { GetAppButton } from '../../features/download/GetAppButton.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, fadeInFromAbove, NacreSection, Stack } from '../../primitives/Layout.tsx';
import { Lead, Text } from '../../primitives/Text.tsx';
import { ContactLink } from './ContactLink.tsx';
import { cssVar, hiddenIn, media } from '../../theme/css.ts';

/** The next step of those who found their country. */
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
      </Container>
    </Root>
  );
}

const Root = styled(NacreSection)`
  padding-top: ${cssVar('space-14')};

  &::before {
    ${fadeInFromAbove}
  }

  ${hiddenIn('print')}
`;

const Copy = styled(Stack)`
  ${media.phone} {
    align-items: stretch;
  }
`;
