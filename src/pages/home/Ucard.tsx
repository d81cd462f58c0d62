import { FormattedMessage } from 'react-intl';
import { card } from '../../assets/images/card.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { FeatureColumns } from '../../primitives/FeatureColumns.tsx';
import { DescriptionList } from '../../primitives/DescriptionList.tsx';
import { Container, Section } from '../../primitives/Layout.tsx';
import { TextLink } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { AppPanel } from '../../primitives/AppPanel.tsx';
import { CardScene } from './CardScene.tsx';
import { Text } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';
import { EXAMPLE_CARD } from './content.ts';

const CARD_SIZES = `${condition.mobile} 56rem, 122vw`;
const FACTS = ['currencies', 'interest', 'pay', 'fees'] as const;

/** The card (HOME-6): what it is, a look at its dashboard, and its four claims with qualifiers. */
export function Ucard() {
  const t = useTranslate();
  return (
    <Section id="ucard" data-surface="ink">
      <Container>
        <Text as="h2" $variant="headingXl" $overlay>
          <FormattedMessage id="card.title" />
        </Text>
      </Container>
      <CardScene
        picture={<Picture data={card} alt={t('card.picture')} sizes={CARD_SIZES} />}
        panel={
          <AppPanel>
            <p>
              <FormattedMessage id="card.balance" />
            </p>
            <strong translate="no">{EXAMPLE_CARD.balance}</strong>
            <DescriptionList
              items={[
                {
                  name: <FormattedMessage id="card.today" />,
                  value: (
                    <Text as="span" $variant="bodySm" $color="positive">
                      {EXAMPLE_CARD.interest}
                    </Text>
                  ),
                },
                { name: 'USD', value: EXAMPLE_CARD.usd },
                { name: 'USDT', value: EXAMPLE_CARD.usdt },
              ]}
            />
            <p>
              <FormattedMessage id="common.example" />
            </p>
          </AppPanel>
        }
      >
        <Text $variant="lead" $color="soft">
          <FormattedMessage id="card.text" />
        </Text>
        <TextLink to={ROUTES.bankCard}>
          <FormattedMessage id="card.link" />
        </TextLink>
      </CardScene>
      <Container $spaced>
        <FeatureColumns
          items={FACTS.map((fact) => ({
            title: <FormattedMessage id={`card.${fact}.title`} />,
            text: <FormattedMessage id={`card.${fact}.text`} />,
          }))}
        />
      </Container>
    </Section>
  );
}
