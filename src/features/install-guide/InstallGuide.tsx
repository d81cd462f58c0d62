import { Info } from 'lucide';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { DeviceKind } from '../../assets/install-steps/kit/Device.tsx';
import { formatParts, useIntl } from '../../i18n/IntlProvider.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { HeroPhone, stackedOpening } from './HeroPhone.tsx';
import { MARKS, useStep, type InstallStep } from './install-step.tsx';
import { StickyAside, StickyTitle } from './StickyAside.tsx';
import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { Container, icon, Section, Stack } from '../../primitives/Layout.tsx';
import { TextLink } from '../../navigation/Link.tsx';
import { LinkRow } from '../../navigation/LinkRow.tsx';
import type { RoutePath } from '../../navigation/routes.ts';
import { cssVar } from '../../theme/css.ts';
import { NARROW, Steps, StepsHint } from './Steps.tsx';
import { Lead, PageTitle, SectionTitle, Text } from '../../primitives/Text.tsx';

export type InstallMethod = {
  title: MessageId;
  steps: readonly InstallStep[];
  action: ReactNode;
  /** A prompt that only some phones show. */
  hint?: MessageId;
};

type InstallGuideProps = {
  title: MessageId;
  lead: MessageId;
  device: DeviceKind;
  /** A link to the recommended store: the page's only primary button. */
  store: ReactNode;
  otherPlatform: { to: RoutePath; label: MessageId };
  /** A stable element, for {@link DeferHydration}. */
  children: ReactNode;
};

/** GUIDE */
export function InstallGuide(props: InstallGuideProps) {
  const { title, lead, device, store, otherPlatform, children } = props;
  const t = useTranslate();
  return (
    <>
      <Section $headerOffset $noPaddingBottom data-surface="ink">
        <Opening>
          <HeroPhone kind={device} />
          <Stack $gap="6">
            <PageTitle>{t(title)}</PageTitle>
            <GuideLead>{t(lead)}</GuideLead>
            <StoreLink>{store}</StoreLink>
            <LinkRow>
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

/** At most 46ch wide. */
const GuideLead = styled(Lead)`
  text-wrap: pretty;

  /* Printed, one more line would move the end of the guide to another sheet. */
  @media screen {
    max-width: 46ch;
  }
`;

/** Full width on a phone. */
const StoreLink = styled.div`
  display: grid;
  justify-content: start;

  svg {
    ${icon('size-icon-small')}
  }

  @container section (width < ${NARROW}rem) {
    justify-content: stretch;
  }
`;

/** Full width on a phone. */
const Action = styled.div`
  display: grid;

  a > svg {
    ${icon('size-icon-small')}
  }

  @container section (width < ${NARROW}rem) {
    align-self: stretch;
  }
`;

type InstallMethodsProps = {
  methods: readonly InstallMethod[];
  /** What to compare before the installation (DL-5). */
  verification: ReactNode;
};

/** The store on paper, what takes more care on ink. */
export function InstallMethods({ methods, verification }: InstallMethodsProps) {
  const t = useTranslate();
  const intl = useIntl();
  const inLanguage = useStep();
  return (
    <>
      {methods.map((method, index) => (
        <Section
          key={method.title}
          $compact
          $noPaddingBottom={methods.length === 1}
          data-surface={index === 0 ? 'paper' : 'ink'}
        >
          <StickyAside>
            <StickyTitle>
              <SectionTitle>{t(method.title)}</SectionTitle>
              <Action>{method.action}</Action>
            </StickyTitle>
            <Stack $gap="9">
              <Steps
                steps={method.steps.map((step, index) => ({
                  ...inLanguage(step),
                  label: t('guide.step', { number: index + 1 }),
                }))}
              />
              {method.hint && (
                <StepsHint>
                  <Icon icon={Info} />
                  <Text $color="soft">{formatParts(intl, method.hint, MARKS)}</Text>
                </StepsHint>
              )}
            </Stack>
          </StickyAside>
        </Section>
      ))}
      {verification}
    </>
  );
}
