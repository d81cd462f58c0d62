import { ChartCandlestick, ReceiptText, Ship, WalletCards } from 'lucide';
import styled from 'styled-components';
import { lilacPearl } from '../../assets/images/lilac-pearl.ts';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { CardClaims } from '../../features/card/CardClaims.tsx';
import { PearlHorizon } from '../../features/pearl-horizon/PearlHorizon.tsx';
import { GetAppButton } from '../../features/download/GetAppButton.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ExternalButton, ExternalTextLink, NEW_TAB, TextLink } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Button } from '../../primitives/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import {
  Container,
  NacreSection,
  Section,
  SectionHeader,
  Split,
  Stack,
} from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { Lead, SectionTitle, VisuallyHidden } from '../../primitives/Text.tsx';
import { type TitledItem, TitledList } from '../../primitives/TitledList.tsx';
import { useSite } from '../../site-context.ts';
import { condition, cssVar } from '../../theme/css.ts';
import { CardEdge, underSlope } from './CardEdge.tsx';
import { ContactlessPhone } from './ContactlessPhone.tsx';
import { CurrencyPair, PearlZero } from './PearlFigures.tsx';
import { UnderCard } from './hero-layout.ts';
import { AfterIconList, IconList } from './IconList.tsx';
import { StatementColumns, StatementPanel } from './StatementPanel.tsx';
import { CURRENCIES } from './content.ts';

/** Half-em Chinese punctuation is at the end of a line: between two characters it would touch them. */
const Title = styled(SectionTitle)`
  &:lang(zh-TW) {
    max-width: 7em;
  }
`;

const PAIR_PEARL_SIZES = 'min(20vw, 16rem)';

/** Two balances of one card, and its claims (CARD-2). The button has no action. */
export function CreditCards() {
  const t = useTranslate();
  return (
    <UnderCard data-surface="paper">
      <Container $gap="9">
        <Reveal as={SectionHeader}>
          <Title>{t('bank-card.credit.title')}</Title>
          <Stack $gap="6" $align="start">
            <Lead>{t('bank-card.credit.text')}</Lead>
            <Stack $row $wrap $gap="6" $align="center">
              <Button>{t('bank-card.credit.start')}</Button>
              <TextLink to={ROUTES.countriesRegions}>{t('footer.countries')}</TextLink>
            </Stack>
          </Stack>
        </Reveal>
        <Reveal>
          <CurrencyPair
            {...CURRENCIES}
            picture={<Picture data={lilacPearl} alt="" sizes={PAIR_PEARL_SIZES} />}
          />
        </Reveal>
        <Reveal>
          <CardClaims />
        </Reveal>
      </Container>
    </UnderCard>
  );
}

const ASPECTS = ['who', 'payments', 'uses'] as const;

/** Target users, payments and use cases of one group (CARD-3, CARD-4). */
function useAudiencePoints(group: 'individuals' | 'businesses'): TitledItem[] {
  const t = useTranslate();
  return ASPECTS.map((aspect) => ({
    id: aspect,
    title: t(`bank-card.${aspect}`),
    text: t(`bank-card.${group}.${aspect}`),
  }));
}

/** The card for individuals (CARD-3). */
export function Individuals() {
  const t = useTranslate();
  return (
    <Section $skippable data-surface="ink" $noPaddingBottom>
      <Container>
        <ContactlessPhone>
          <Reveal>
            <Stack $gap="6">
              <Title>{t('bank-card.individuals.title')}</Title>
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

const LINES = ['cloud', 'advertising', 'monthly', 'annual'] as const;

/** The card for companies (CARD-4): an example statement beside three points. */
export function Businesses() {
  const t = useTranslate();
  return (
    <NacreSection $mirrored data-surface="paper">
      <Container $gap="10">
        <Reveal as={SectionHeader}>
          <TwoLineTitle>{t('bank-card.businesses.title')}</TwoLineTitle>
          <Lead>{t('bank-card.businesses.text')}</Lead>
        </Reveal>
        <StatementColumns>
          <Reveal>
            <StatementPanel>
              <p>{t('bank-card.businesses.spent')}</p>
              <strong>{t('bank-card.businesses.total')}</strong>
              <DescriptionList
                items={LINES.map((line) => ({
                  name: t(`bank-card.businesses.${line}`),
                  value: t(`bank-card.businesses.${line}.amount`),
                }))}
              />
              <p>{t('common.example')}</p>
            </StatementPanel>
          </Reveal>
          <Reveal>
            <TitledList items={useAudiencePoints('businesses')} />
          </Reveal>
        </StatementColumns>
      </Container>
    </NacreSection>
  );
}

/** Two lines at every width, like the titles of the other sections. */
const TwoLineTitle = styled(Title)`
  max-width: 9em;
`;

const INDUSTRIES = [
  { id: 'exchanges', icon: ChartCandlestick },
  { id: 'neobanks', icon: WalletCards },
  { id: 'trade', icon: Ship },
  { id: 'accounting', icon: ReceiptText },
] as const;

/** Solutions for four industries (CARD-5), and a contact link. */
export function Solutions() {
  const t = useTranslate();
  const { supportUrl, mailUrl } = useSite();
  return (
    <Section $skippable data-surface="ink">
      <Container $gap="10">
        <Reveal as={SectionHeader}>
          <Title>{t('bank-card.solutions.title')}</Title>
          <Lead>{t('bank-card.solutions.text')}</Lead>
        </Reveal>
        <Reveal>
          <IconList
            items={INDUSTRIES.map(({ id, icon }) => ({
              id,
              picture: <Icon icon={icon} />,
              title: t(`bank-card.solutions.${id}.title`),
              text: t(`bank-card.solutions.${id}.text`),
            }))}
          />
        </Reveal>
        <Reveal as={AfterIconList}>
          <ExternalTextLink href={supportUrl ?? mailUrl} {...NEW_TAB}>
            {t('bank-card.solutions.contact')} <VisuallyHidden>{t('link.new-tab')}</VisuallyHidden>
          </ExternalTextLink>
        </Reveal>
      </Container>
    </Section>
  );
}

const ZERO_PEARL_SIZES = `${condition.mobile} 48vw, 18rem`;
const BENEFITS = ['spend', 'interest', 'pay'] as const;

export function Benefits() {
  const t = useTranslate();
  return (
    <NacreSection $noPaddingTop data-surface="paper">
      <CardEdge />
      <BenefitsCopy $gap="10">
        <Reveal>
          <Title>{t('bank-card.benefits.title')}</Title>
        </Reveal>
        <Split>
          <Reveal>
            <PearlZero
              amount={t('bank-card.benefits.fee')}
              picture={<Picture data={whitePearl} alt="" sizes={ZERO_PEARL_SIZES} />}
            >
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
      </BenefitsCopy>
    </NacreSection>
  );
}

const BenefitsCopy = styled(Container)`
  ${underSlope}
  z-index: ${cssVar('z-raised')};
`;

export function Support() {
  const t = useTranslate();
  const { supportUrl, mailUrl } = useSite();
  return (
    <PearlHorizon surfaceBelow="ink">
      <SectionTitle>{t('bank-card.support.title')}</SectionTitle>
      <Lead $measure>{t('bank-card.support.text')}</Lead>
      <Stack $row $wrap $gap="3" $justify="center">
        <GetAppButton id="bank-card-download" />
        <ExternalButton href={supportUrl ?? mailUrl} {...NEW_TAB} $variant="ghost">
          {t('bank-card.support.action')}
          <VisuallyHidden>{t('link.new-tab')}</VisuallyHidden>
        </ExternalButton>
      </Stack>
    </PearlHorizon>
  );
}
