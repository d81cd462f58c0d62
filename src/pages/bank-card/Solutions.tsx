import { blushPearl } from '../../assets/images/blush-pearl.ts';
import { icePearl } from '../../assets/images/ice-pearl.ts';
import { lilacPearl } from '../../assets/images/lilac-pearl.ts';
import { mintPearl } from '../../assets/images/mint-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, Section, SectionHeader } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { PearlList } from './PearlList.tsx';
import { Lead, SectionTitle } from '../../primitives/Text.tsx';

const PEARL_SIZES = '8rem';
const INDUSTRIES = [
  { id: 'exchanges', pearl: blushPearl },
  { id: 'neobanks', pearl: lilacPearl },
  { id: 'trade', pearl: icePearl },
  { id: 'accounting', pearl: mintPearl },
] as const;

/** Solutions for four industries (CARD-5). */
export function Solutions() {
  const t = useTranslate();
  return (
    <Section data-surface="ink">
      <Container $gap="10">
        <Reveal as={SectionHeader}>
          <SectionTitle>{t('bank-card.solutions.title')}</SectionTitle>
          <Lead>{t('bank-card.solutions.text')}</Lead>
        </Reveal>
        <Reveal>
          <PearlList
            items={INDUSTRIES.map(({ id, pearl }) => ({
              id,
              picture: <Picture data={pearl} alt="" sizes={PEARL_SIZES} />,
              title: t(`bank-card.solutions.${id}.title`),
              text: t(`bank-card.solutions.${id}.text`),
            }))}
          />
        </Reveal>
      </Container>
    </Section>
  );
}
