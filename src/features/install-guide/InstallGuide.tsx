import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { useStep, type InstallStep } from './install-step.tsx';
import { StickyAside, StickyTitle } from './StickyAside.tsx';
import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { Container, Glow, Section, Stack } from '../../primitives/Layout.tsx';
import { TextLink } from '../../navigation/Link.tsx';
import type { RoutePath } from '../../navigation/routes.ts';
import { Steps, StepsHint } from './Steps.tsx';
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
  /** A stable element, for {@link DeferHydration}. */
  children: ReactNode;
};

/** GUIDE */
export function InstallGuide({ title, lead, children }: InstallGuideProps) {
  const t = useTranslate();
  return (
    <>
      <Section $headerOffset data-surface="ink">
        <Glow />
        <Container $gap="6">
          <PageTitle>{t(title)}</PageTitle>
          <Lead $measure>{t(lead)}</Lead>
        </Container>
      </Section>
      <DeferHydration>{children}</DeferHydration>
    </>
  );
}

type InstallMethodsProps = {
  methods: readonly InstallMethod[];
  /** What to compare before the installation (DL-5). */
  verification: ReactNode;
  otherPlatform: { to: RoutePath; label: MessageId };
};

export function InstallMethods({ methods, verification, otherPlatform }: InstallMethodsProps) {
  const t = useTranslate();
  const inLanguage = useStep();
  return (
    <>
      {methods.map((method, index) => (
        <Section
          key={method.title}
          $compact
          $noPaddingTop={index > 0}
          $noPaddingBottom={index === methods.length - 1}
          data-surface="paper"
        >
          <StickyAside>
            <StickyTitle>
              <SectionTitle>{t(method.title)}</SectionTitle>
              {method.action}
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
                  <Text $color="soft" $measure>
                    {t(method.hint)}
                  </Text>
                </StepsHint>
              )}
            </Stack>
          </StickyAside>
        </Section>
      ))}
      {verification}
      <Section $noPaddingTop data-surface="paper">
        <Container>
          <TextLink to={otherPlatform.to}>{t(otherPlatform.label)}</TextLink>
        </Container>
      </Section>
    </>
  );
}
