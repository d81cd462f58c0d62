import { FormattedMessage } from 'react-intl';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { FeatureColumns } from '../../primitives/FeatureColumns.tsx';
import { Container, Section } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { StablecoinHero } from './StablecoinHero.tsx';
import { Text } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';
import { ONE_UNIT } from './content.ts';

const PEARL_SIZES = `${condition.mobile} 16rem, 30rem`;
const FACTS = ['send', 'swap', 'spend', 'know'] as const;

/** Stablecoins (HOME-4): a value that keeps still, and what it does not promise. */
export function Stablecoin() {
  const pearl = <Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />;
  return (
    <Section id="stablecoin" data-surface="ink">
      <Container>
        <Text as="h2" $variant="heading">
          <FormattedMessage id="home.stablecoin.title" />
        </Text>
      </Container>
      <StablecoinHero
        words={
          <Text $variant="lead" $color="soft">
            <FormattedMessage id="home.stablecoin.text" />
          </Text>
        }
        label={<FormattedMessage id="home.stablecoin.unit" />}
        figure={<span translate="no">{ONE_UNIT}</span>}
        picture={pearl}
        reflection={pearl}
      >
        <FeatureColumns
          items={FACTS.map((fact) => ({
            title: <FormattedMessage id={`home.stablecoin.${fact}.title`} />,
            text: <FormattedMessage id={`home.stablecoin.${fact}.text`} />,
          }))}
        />
      </StablecoinHero>
    </Section>
  );
}
