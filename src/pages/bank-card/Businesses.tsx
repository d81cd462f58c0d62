import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { DescriptionList } from '../../primitives/DescriptionList.tsx';
import { Container, SectionHeader } from '../../primitives/Layout.tsx';
import { TitledList } from '../../primitives/TitledList.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { NacreSection } from '../../primitives/NacreSection.tsx';
import { StatementPanel } from './StatementPanel.tsx';
import { Split } from './Split.tsx';
import { Lead, SectionTitle } from '../../primitives/Text.tsx';
import { useAudiencePoints } from './use-audience-points.ts';
import { EXAMPLE_STATEMENT } from './content.ts';

const LINES = ['cloud', 'advertising', 'monthly', 'annual'] as const;

/** The card for companies (CARD-4): three points beside an example statement. */
export function Businesses() {
  const t = useTranslate();
  return (
    <NacreSection data-surface="paper">
      <Container $gap="10">
        <Reveal as={SectionHeader}>
          <SectionTitle>{t('bank-card.businesses.title')}</SectionTitle>
          <Lead>{t('bank-card.businesses.text')}</Lead>
        </Reveal>
        <Split $start>
          <Reveal>
            <TitledList items={useAudiencePoints('businesses')} />
          </Reveal>
          <Reveal>
            <StatementPanel>
              <p>{t('bank-card.businesses.spent')}</p>
              <strong translate="no">{EXAMPLE_STATEMENT.total}</strong>
              <DescriptionList
                items={LINES.map((line) => ({
                  name: t(`bank-card.businesses.${line}`),
                  value: <span translate="no">{EXAMPLE_STATEMENT[line]}</span>,
                }))}
              />
              <p>{t('common.example')}</p>
            </StatementPanel>
          </Reveal>
        </Split>
      </Container>
    </NacreSection>
  );
}
