import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { DeviceKind } from '../../assets/install-steps/kit/Device.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { HeroPhone, stackedOpening } from './HeroPhone.tsx';
import { useTranslateStep, type InstallStep } from './install-step.tsx';
import { MethodGrid, MethodTitle, oneStepColumn } from './MethodGrid.tsx';
import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { Container, icon, Section, Stack } from '../../primitives/Layout.tsx';
import { TextLink } from '../../navigation/Link.tsx';
import { LinkRow } from '../../navigation/LinkRow.tsx';
import type { RoutePath } from '../../navigation/routes.ts';
import { TextSectionLink } from '../../navigation/SectionLink.tsx';
import { cssVar, hiddenIn } from '../../theme/css.ts';
import { balancedText } from '../../theme/text-styles.ts';
import { Steps } from './Steps.tsx';
import { Lead, PageTitle, SectionTitle, Text } from '../../primitives/Text.tsx';

export type InstallMethod = {
  /** Id of its section, the target of `otherMethod`. */
  id?: string;
  title: MessageId;
  /** Who checks the app, in a sentence or two. */
  about: MessageId;
  steps: readonly InstallStep[];
  action: ReactNode;
  /** Below the steps: a NoteStrip. */
  note?: ReactNode;
};

type InstallGuideProps = {
  title: MessageId;
  lead: MessageId;
  device: DeviceKind;
  /** A link to the recommended store: the page's only primary button. */
  store: ReactNode;
  /** A link to the second method. */
  otherMethod?: { to: RoutePath; section: string; label: MessageId } | undefined;
  otherPlatform: { to: RoutePath; label: MessageId };
  /** On a computer: a QR code for the phone. */
  code: ReactNode;
  /** A stable element, for {@link DeferHydration}. */
  children: ReactNode;
};

/** GUIDE */
export function InstallGuide(props: InstallGuideProps) {
  const { title, lead, device, store, otherMethod, otherPlatform, code, children } = props;
  const t = useTranslate();
  return (
    <>
      <Section $headerOffset $noPaddingBottom data-surface="ink">
        <Opening>
          <HeroPhone kind={device} />
          <Stack $gap="6">
            <PageTitle>{t(title)}</PageTitle>
            <GuideLead>{t(lead)}</GuideLead>
            <HeroActions>
              {store}
              {code}
            </HeroActions>
            <LinkRow>
              {otherMethod && (
                <TextSectionLink section={otherMethod.section} to={otherMethod.to}>
                  {t(otherMethod.label)}
                </TextSectionLink>
              )}
              <TextLink to={otherPlatform.to}>{t(otherPlatform.label)}</TextLink>
            </LinkRow>
          </Stack>
        </Opening>
      </Section>
      <DeferHydration>{children}</DeferHydration>
    </>
  );
}

/** Isolated, so that the phone's light stays above the section's background. */
const Opening = styled(Container)`
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${cssVar('space-5')} ${cssVar('space-10')};
  align-items: center;

  > :first-child {
    grid-area: 1 / 2;
  }

  > :last-child {
    padding-bottom: ${cssVar('space-13')};
  }

  a {
    text-wrap: balance;
  }

  ${stackedOpening(css`
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      grid-area: auto;
    }

    > :last-child {
      padding-bottom: ${cssVar('space-6')};
    }
  `)}

  @media print {
    > :last-child {
      padding-bottom: ${cssVar('space-9')};
    }
  }
`;

const GuideLead = styled(Lead)`
  /* In print, one more line would move the end of the guide to another sheet. */
  @media screen {
    max-width: 46ch;
  }
`;

/** The store link, and below it the QR code. Full width on a phone. */
const HeroActions = styled.div`
  display: grid;
  gap: ${cssVar('space-6')};
  justify-items: start;

  > a > svg {
    ${icon('size-icon-small')}
  }

  ${oneStepColumn} {
    justify-items: stretch;
  }
`;

const About = styled(Text)`
  ${balancedText}
`;

/** Full width on a phone. Hidden in print, where nothing can be tapped. */
const Action = styled.div`
  display: grid;
  gap: ${cssVar('space-6')};
  justify-items: start;

  a > svg {
    ${icon('size-icon-small')}
  }

  ${oneStepColumn} {
    align-self: stretch;
    justify-items: stretch;
  }

  ${hiddenIn('print')}
`;

type InstallMethodsProps = {
  methods: readonly InstallMethod[];
  /** What to compare before the installation (DL-5). */
  verification: ReactNode;
};

/** The store on the light surface, the other method on the dark one. */
export function InstallMethods({ methods, verification }: InstallMethodsProps) {
  const t = useTranslate();
  const translateStep = useTranslateStep();
  return (
    <>
      {methods.map(({ id, title, about, action, steps, note }, index) => (
        <Section
          key={title}
          id={id}
          $compact
          $noPaddingBottom={methods.length === 1}
          data-surface={index === 0 ? 'paper' : 'ink'}
        >
          <MethodGrid $steps={steps.length}>
            <MethodTitle $steps={steps.length}>
              <SectionTitle>{t(title)}</SectionTitle>
              <Stack $gap="1">
                <Text $strong>{t('guide.steps', { count: steps.length })}</Text>
                <About $color="soft">{t(about)}</About>
              </Stack>
              <Action>{action}</Action>
            </MethodTitle>
            <Steps
              hasCards={index === 0}
              steps={steps.map((step, index) => ({
                ...translateStep(step),
                label: t('guide.step', { number: index + 1 }),
              }))}
            />
            {note}
          </MethodGrid>
        </Section>
      ))}
      {verification}
    </>
  );
}
