import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { GuideLinks } from '../../features/download/GuideLinks.tsx';
import { Accordion, AccordionFrame } from '../../primitives/Accordion.tsx';
import { Section } from '../../primitives/Layout.tsx';
import { TextLink } from '../../navigation/Link.tsx';
import { LinkRow } from '../../navigation/LinkRow.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Text } from '../../primitives/Text.tsx';

/** What a beginner asks first, in that order (HOME-10). */
const QUESTIONS = ['genuine', 'keys', 'costs', 'bank'] as const;

/** Where an answer leads on. */
const LINKS: Partial<Record<(typeof QUESTIONS)[number], ReactNode>> = {
  genuine: (
    <>
      <TextLink to={ROUTES.download}>
        <FormattedMessage id="common.get-app" />
      </TextLink>
      <GuideLinks />
    </>
  ),
  costs: (
    <TextLink to={ROUTES.bankCard}>
      <FormattedMessage id="card.link" />
    </TextLink>
  ),
  bank: (
    <TextLink to={ROUTES.countriesRegions}>
      <FormattedMessage id="footer.countries" />
    </TextLink>
  ),
};

/** Four questions and their answers, at most one open (HOME-10, STATE); the first one to begin with. */
export function Faq({ open = 0 }: { open?: number | 'none' }) {
  return (
    <Section $noPaddingTop data-surface="paper">
      <AccordionFrame>
        <Text as="h2" $variant="heading">
          <FormattedMessage id="home.faq.title" />
        </Text>
        <Accordion
          {...(open !== 'none' && { defaultOpen: open })}
          items={QUESTIONS.map((id) => ({
            id,
            question: <FormattedMessage id={`home.faq.${id}.question`} />,
            answer: (
              <>
                <p>
                  <FormattedMessage id={`home.faq.${id}.answer`} />
                </p>
                {LINKS[id] && <LinkRow>{LINKS[id]}</LinkRow>}
              </>
            ),
          }))}
        />
      </AccordionFrame>
    </Section>
  );
}
