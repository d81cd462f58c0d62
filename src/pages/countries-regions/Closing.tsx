import styled from 'styled-components';
import { WALLET } from '../../features/app-screens/wallet-part.tsx';
import { GetAppButton } from '../../features/download/GetAppButton.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { closingPhone, CROPPED_PHONE_WIDTH } from '../../primitives/cropped-phone.ts';
import { Container, fadeInFromAbove, NacreSection, Stack } from '../../primitives/Layout.tsx';
import { Lead, Text } from '../../primitives/Text.tsx';
import { cssVar, hiddenIn, media } from '../../theme/css.ts';
import { twoColumnSection } from '../../theme/text-styles.ts';
import { ContactLink } from './ContactLink.tsx';

/** The call to action for visitors who found their country. */
export function Closing() {
  const t = useTranslate();
  return (
    <Root data-surface="paper" $noPaddingBottom>
      <Layout>
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
        <Phone>{WALLET}</Phone>
      </Layout>
    </Root>
  );
}

/** Share of the content's width that the phone has beside the copy. */
const PHONE_SHARE = '44%';

const Root = styled(NacreSection)`
  padding-top: ${cssVar('space-14')};

  &::before {
    ${fadeInFromAbove}
  }

  ${hiddenIn('print')}
`;

const Layout = styled(Container)`
  display: grid;
  gap: ${cssVar('space-9')} ${cssVar('space-12')};
  grid-template-columns: minmax(0, 1fr);

  ${twoColumnSection} {
    grid-template-columns: minmax(0, 1fr) min(${CROPPED_PHONE_WIDTH}, ${PHONE_SHARE});
  }

  ${media.belowLg} {
    column-gap: ${cssVar('space-9')};
  }
`;

const Copy = styled(Stack)`
  ${twoColumnSection} {
    padding-block: ${cssVar('space-9')} ${cssVar('space-13')};
  }

  ${media.phone} {
    align-items: stretch;
  }
`;

const Phone = styled.div`
  ${closingPhone(twoColumnSection)}

  /* If the phone's code did not load, only the space below the copy remains. */
  &:empty {
    height: ${cssVar('space-11')};
    min-height: 0;
  }
`;
