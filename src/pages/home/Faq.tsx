import type { ReactNode } from 'react';
import { GuideLinks } from '../../features/download/GuideLinks.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { TextLink } from '../../navigation/Link.tsx';
import { LinkRow } from '../../navigation/LinkRow.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Accordion, AccordionFrame } from '../../primitives/Accordion.tsx';
import { Section } from '../../primitives/Layout.tsx';
import { SectionTitle } from '../../primitives/Text.tsx';

/** HOME-10 */
const QUESTIONS = ['genuine', 'keys', 'costs', 'bank'] as const;

/** Four questions, at most one of them open, at first the first one (HOME-10, STATE). */
export function Faq({ open = 0 }: { open?: number | 'none' }) {
  const t = useTranslate();
  const links: Partial<Record<(typeof QUESTIONS)[number], ReactNode>> = {
    genuine: (
      <>
        <TextLink to={ROUTES.download}>{t('common.get-app')}</TextLink>
        <GuideLinks />
      </>
    ),
    costs: <TextLink to={ROUTES.bankCard}>{t('card.link')}</TextLink>,
    bank: <TextLink to={ROUTES.countriesRegions}>{t('footer.countries')}</TextLink>,
  };
  return (
    <Section $noPaddingTop data-surface="paper">
      <AccordionFrame>
        <SectionTitle>{t('home.faq.title')}</SectionTitle>
        <Accordion
          {...(open !== 'none' && { defaultOpen: open })}
          items={QUESTIONS.map((id) => ({
            id,
            question: t(`home.faq.${id}.question`),
            answer: (
              <>
                <p>{t(`home.faq.${id}.answer`)}</p>
                {links[id] && <LinkRow>{links[id]}</LinkRow>}
              </>
            ),
          }))}
        />
      </AccordionFrame>
    </Section>
  );
}
