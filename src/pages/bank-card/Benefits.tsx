import { whitePearl } from '../../assets/images/white-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, Section } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { TitledList } from '../../primitives/TitledList.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { PearlZero } from './PearlZero.tsx';
import { Split } from './Split.tsx';
import { SectionTitle } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';
import { FEE } from './content.ts';

const PEARL_SIZES = `${condition.mobile} 48vw, 18rem`;
const BENEFITS = ['spend', 'interest', 'pay'] as const;

/** CARD-6; only some languages have this section. */
export function Benefits() {
  const t = useTranslate();
  return (
    <Section data-surface="paper">
      <Container $gap="9">
        <Reveal>
          <SectionTitle>{t('bank-card.benefits.title')}</SectionTitle>
        </Reveal>
        <Split>
          <Reveal>
            <PearlZero {...FEE} picture={<Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />}>
              {t('bank-card.benefits.fees')}
            </PearlZero>
          </Reveal>
          <Reveal>
            <TitledList
              items={BENEFITS.map((id) => ({
                id,
                title: t(`bank-card.benefits.${id}.title`),
                text: t(`bank-card.benefits.${id}.text`),
              }))}
            />
          </Reveal>
        </Split>
      </Container>
    </Section>
  );
}
