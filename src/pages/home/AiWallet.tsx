import styled from 'styled-components';
import { phoneFront } from '../../assets/images/phone-front.ts';
import { GuideLinks } from '../../features/download/DownloadButtons.tsx';
import { DEFAULT_TARGET, GetAppButton } from '../../features/download/GetAppButton.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { LinkRow } from '../../navigation/LinkRow.tsx';
import { DescriptionList } from '../../primitives/DescriptionList.tsx';
import { column, Container, Section } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Text } from '../../primitives/Text.tsx';
import { PHONE_RATIO, renderWhenNear } from '../../primitives/content-visibility.ts';
import { nacreGlow } from '../../primitives/nacre.ts';
import { condition, cssVar, media } from '../../theme/css.ts';

const PHONE_SIZES = `${condition.mobile} min(92vw, 24rem), min(47vw, 42rem)`;

/** The AI wallet (HOME-3): an example request, its cost, and the Get App button. */
export function AiWallet() {
  const t = useTranslate();
  return (
    <Section id="ai-wallet" data-surface="paper" $noPaddingBottom>
      <Container $gap="9">
        <Text as="h2" $variant="headingXl">
          {t('home.ai.title')}
        </Text>
        <PhoneAndCopy>
          <Phone>
            <div data-motion="parallax">
              <Picture data={phoneFront} alt={t('common.phone-alt')} sizes={PHONE_SIZES} />
            </div>
          </Phone>
          <Copy>
            <Text $variant="headingSm">{t('home.ai.example')}</Text>
            <DescriptionList
              items={[
                { name: t('home.ai.sent'), value: t('home.ai.sent.amount') },
                { name: t('home.ai.fee'), value: t('home.ai.fee.amount') },
                { name: t('home.ai.time'), value: t('home.ai.duration') },
              ]}
            />
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

const PhoneAndCopy = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  column-gap: ${cssVar('space-6')};

  &::before {
    content: '';
    inset: -8rem 30% -4rem -20rem;
    ${nacreGlow(1, [
      { hue: 1, size: '42% 46%', position: '34% 54%', extent: '72%' },
      { hue: 2, size: '40% 44%', position: '58% 36%', extent: '72%' },
      { hue: 3, size: '38% 40%', position: '66% 70%', extent: '72%' },
    ])}
  }

  ${media.belowLg} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${cssVar('space-9')};

    &::before {
      inset: 40% -4rem -4rem;
    }
  }
`;

const Phone = styled.div`
  position: relative;
  min-height: min(56rem, 66vw);

  /* Out of the flow: the copy, or the minimum above, decides the height. */
  > div {
    position: absolute;
    top: 0;
    left: 0;
    width: min(92%, 42rem);
    ${renderWhenNear(PHONE_RATIO)}
  }

  img {
    width: 100%;
  }

  ${media.mobile} {
    order: 2;
    min-height: min(110vw, 30rem);

    > div {
      inset-inline: 0;
      width: min(100%, 24rem);
      margin-inline: auto;
    }
  }
`;

const Copy = styled.div`
  position: relative;
  ${column('7', 'flex-start')}
  align-self: start;
  padding-block: clamp(2rem, 8vw, 9rem) ${cssVar('space-13')};

  ${media.scrollEffects} {
    position: sticky;
    top: ${cssVar('size-header')};
  }

  > * {
    max-width: 100%;
  }

  > :nth-child(2) {
    align-self: stretch;
  }

  ${media.mobile} {
    padding-block: 0;
  }
`;
