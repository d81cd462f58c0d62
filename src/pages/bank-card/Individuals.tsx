import { phoneFront } from '../../assets/images/phone-front.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, Section, Stack } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { TitledList } from '../../primitives/TitledList.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { ContactlessPhone } from './ContactlessPhone.tsx';
import { Lead, SectionTitle } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';
import { useAudiencePoints } from './use-audience-points.ts';

const PHONE_SIZES = `${condition.mobile} 19rem, 29rem`;

/** The card for individuals (CARD-3). */
export function Individuals() {
  const t = useTranslate();
  return (
    <Section data-surface="ink" $noPaddingBottom>
      <Container>
        <ContactlessPhone picture={<Picture data={phoneFront} alt="" sizes={PHONE_SIZES} />}>
          <Reveal>
            <Stack $gap="6">
              <SectionTitle>{t('bank-card.individuals.title')}</SectionTitle>
              <Lead>{t('bank-card.individuals.text')}</Lead>
            </Stack>
          </Reveal>
          <Reveal>
            <TitledList items={useAudiencePoints('individuals')} />
          </Reveal>
        </ContactlessPhone>
      </Container>
    </Section>
  );
}
