import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MARK_HEIGHT, PartnerMark } from '../../assets/partner-logos/PartnerMark.tsx';
import { PARTNERS } from '../../assets/partner-logos/partners.ts';
import { usePlatform } from '../../browser/use-platform.ts';
import { Carousel } from '../../features/carousel/Carousel.tsx';
import { DownloadButtons, GuideLinks } from '../../features/download/DownloadButtons.tsx';
import { InAppBrowserHint } from '../../features/download/verification-parts.tsx';
import { useEnterpriseLink } from '../../features/download/enterprise-link.ts';
import { PearlHorizon } from '../../features/pearl-horizon/PearlHorizon.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ExternalTextLink, NEW_TAB, TextLink } from '../../navigation/Link.tsx';
import { LinkRow } from '../../navigation/LinkRow.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Accordion } from '../../primitives/Accordion.tsx';
import { column, Container, Section } from '../../primitives/Layout.tsx';
import { Lead, SectionTitle, Text, VisuallyHidden } from '../../primitives/Text.tsx';
import { useSite } from '../../site-context.ts';
import { cssVar, media } from '../../theme/css.ts';
import { stackedSection, twoColumnSection } from '../../theme/text-styles.ts';
import { AiWallet } from './AiWallet.tsx';
import { EarnDapp } from './EarnDapp.tsx';
import { Stablecoin } from './Stablecoin.tsx';
import { Ucard } from './Ucard.tsx';
import { UnioOne } from './UnioOne.tsx';

export { Features } from './Features.tsx';

export function Sections() {
  return (
    <>
      <AiWallet />
      <Stablecoin />
      <EarnDapp />
      <Ucard />
      <UnioOne />
      <DownloadSection />
      <Partners />
      <Faq />
    </>
  );
}

/** Store buttons (HOME-8): on a phone those for its platform, on a computer all of them. */
export function DownloadSection() {
  const t = useTranslate();
  const platform = usePlatform();
  const enterprise = useEnterpriseLink(platform === 'ios');
  return (
    <PearlHorizon surfaceBelow="paper">
      <Text as="h2" $variant="headingXl">
        {t('home.download.title')}
      </Text>
      <Lead $measure>{t('download.subtitle.any')}</Lead>
      <InAppBrowserHint platform={platform} />
      <Stores>
        <DownloadButtons platform={platform} enterprise={enterprise} allOnComputer />
      </Stores>
    </PearlHorizon>
  );
}

const Stores = styled.div`
  ${column('7', 'center')}

  > div {
    justify-content: center;
  }

  ${stackedSection} {
    > div {
      width: 100%;
    }
  }

  /* Overrides the column width that PearlHorizon sets up to the mobile breakpoint. */
  && {
    ${twoColumnSection} {
      width: auto;
    }
  }
`;

export function Partners({ paused = false }: { paused?: boolean }) {
  const t = useTranslate();
  return (
    <Section $compact $skippable data-surface="paper">
      <Container>
        <Carousel
          title={t('home.partners.title')}
          label={t('home.partners.list')}
          initiallyPaused={paused}
          playPauseLabels={(isPlaying) => ({
            text: t('home.partners.control', { running: String(isPlaying) }),
            name: t('home.partners.control.name', { running: String(isPlaying) }),
          })}
          items={PARTNERS.map(({ name, ...mark }) => ({
            id: name,
            content: (
              <>
                <Mark>
                  <PartnerMark {...mark} />
                </Mark>
                <VisuallyHidden translate="no">{name}</VisuallyHidden>
              </>
            ),
          }))}
        />
      </Container>
    </Section>
  );
}

/** Its own size, and up to a third larger on very wide screens. */
const Mark = styled.span`
  display: contents;

  > svg {
    width: auto;
    height: calc(${MARK_HEIGHT}px + 9 * var(--wide-step));
  }
`;

const QUESTIONS = ['genuine', 'keys', 'costs', 'bank'] as const;

/** At most one question is open, initially the first (HOME-10, STATE). */
export function Faq({ open = 0 }: { open?: number | 'none' }) {
  const t = useTranslate();
  const { mailUrl } = useSite();
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
      <FaqLayout>
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
        <ExternalTextLink href={mailUrl} {...NEW_TAB}>
          {t('home.faq.contact')} <VisuallyHidden>{t('link.new-tab')}</VisuallyHidden>
        </ExternalTextLink>
      </FaqLayout>
    </Section>
  );
}

/** The title with the accordion beside it. The contact link is below the title, or last on narrower screens. */
const FaqLayout = styled(Container)`
  display: grid;
  grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
  gap: ${cssVar('space-8')} ${cssVar('space-6')};
  align-items: start;
  justify-items: start;

  > :nth-child(2) {
    grid-area: 1 / 2 / span 2;
    justify-self: stretch;
  }

  ${media.belowXl} {
    grid-template: none / minmax(0, 1fr);

    > :nth-child(2) {
      grid-area: auto;
    }
  }
`;
