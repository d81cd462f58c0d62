import styled from 'styled-components';
import { GuideLinks } from '../../features/download/DownloadButtons.tsx';
import { DEFAULT_TARGET, GetAppButton } from '../../features/download/GetAppButton.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { LinkRow } from '../../navigation/LinkRow.tsx';
import { column, Container, Section } from '../../primitives/Layout.tsx';
import { Text } from '../../primitives/Text.tsx';
import { nacreGlow } from '../../primitives/nacre.ts';
import { cssVar, media } from '../../theme/css.ts';
import { balancedText, stackedSection } from '../../theme/text-styles.ts';
import { DemoScreen } from './ai-demo/DemoScreen.tsx';
import { RequestList } from './ai-demo/RequestList.tsx';
import { useAiDemo } from './ai-demo/use-ai-demo.ts';

/** The AI wallet (HOME-3): three requests to try on a phone, and the Get App button. */
export function AiWallet() {
  const t = useTranslate();
  const demo = useAiDemo();
  return (
    <Section id="ai-wallet" data-surface="paper">
      <Container>
        <PhoneAndCopy>
          <Title>{t('home.ai.title')}</Title>
          <RequestList demo={demo} />
          <Phone data-motion="parallax">
            <DemoScreen demo={demo} />
          </Phone>
          <Copy>
            <Text $color="soft">{t('home.ai.text')}</Text>
            <GetAppButton id={DEFAULT_TARGET} eager />
            <LinkRow>
              <GuideLinks />
            </LinkRow>
          </Copy>
        </PhoneAndCopy>
      </Container>
    </Section>
  );
}

const PHONE_WIDTH = '22.5rem';

const PhoneAndCopy = styled.div`
  position: relative;
  display: grid;
  /* Requests and copy are in the middle of the phone's height. */
  grid-template:
    'title title' auto
    'phone .' 1fr
    'phone requests' auto
    'phone copy' auto
    'phone .' 1fr / minmax(0, 7fr) minmax(0, 5fr);
  gap: ${cssVar('space-8')} ${cssVar('space-6')};

  &::before {
    content: '';
    inset: -8rem 30% -4rem -20rem;
    ${nacreGlow(1, [
      { hue: 1, size: '42% 46%', position: '34% 54%', extent: '72%' },
      { hue: 2, size: '40% 44%', position: '58% 36%', extent: '72%' },
      { hue: 3, size: '38% 40%', position: '66% 70%', extent: '72%' },
    ])}
  }

  > * {
    position: relative;
  }

  /* The phone starts beside the title: below it, a narrow column of copy would end far above the phone's bottom. */
  ${media.belowLg} {
    grid-template: 'title phone' auto 'requests phone' auto 'copy phone' 1fr / minmax(0, 1fr) clamp(
        18.75rem,
        36cqi,
        ${PHONE_WIDTH}
      );
    column-gap: ${cssVar('space-9')};

    &::before {
      inset: -4rem -20rem -4rem 30%;
    }
  }

  ${stackedSection} {
    display: flex;
    flex-direction: column;

    &::before {
      inset: 10% -4rem;
    }
  }
`;

const Title = styled(Text).attrs({ as: 'h2', $variant: 'headingXl' })`
  grid-area: title;
  padding-bottom: ${cssVar('space-2')};
`;

const Phone = styled.div`
  grid-area: phone;
  width: min(100%, ${PHONE_WIDTH});
  margin-inline: auto;
`;

const Copy = styled.div`
  grid-area: copy;
  ${column('7', 'flex-start')}

  > * {
    max-width: 100%;
  }

  > p {
    ${balancedText}
  }
`;
