import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { StickyAside, StickyTitle } from './StickyAside.tsx';
import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { Container, Section, Stack } from '../../primitives/Layout.tsx';
import { TextLink } from '../../navigation/Link.tsx';
import type { RoutePath } from '../../navigation/routes.ts';
import { Glow } from '../../primitives/HeroSection.tsx';
import { Steps, StepsHint } from './Steps.tsx';
import { Lead, PageTitle, SectionTitle, Text } from '../../primitives/Text.tsx';

export type InstallStep = { title: MessageId; text: MessageId; picture: ReactNode };

export type InstallMethod = {
  title: MessageId;
  steps: readonly InstallStep[];
  action: ReactNode;
  /** What some phones ask in between. */
  hint?: MessageId;
};

type InstallGuideProps = {
  title: MessageId;
  lead: MessageId;
  /** A stable element, for {@link DeferHydration}. */
  children: ReactElement<InstallMethodsProps>;
};

type InstallMethodsProps = {
  methods: readonly InstallMethod[];
  otherPlatform: { to: RoutePath; label: MessageId };
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

export function InstallMethods({ methods, otherPlatform }: InstallMethodsProps) {
  const t = useTranslate();
  return (
    <>
      {methods.map((method, index) => (
        <Section key={method.title} $compact $noPaddingTop={index > 0} data-surface="paper">
          <StickyAside>
            <StickyTitle>
              <SectionTitle>{t(method.title)}</SectionTitle>
              {method.action}
            </StickyTitle>
            <Stack $gap="9">
              <Steps
                steps={method.steps.map((step, index) => ({
                  id: step.title,
                  picture: step.picture,
                  label: t('guide.step', { number: index + 1 }),
                  title: t(step.title),
                  text: t(step.text),
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
      <Section $noPaddingTop data-surface="paper">
        <Container>
          <TextLink to={otherPlatform.to}>{t(otherPlatform.label)}</TextLink>
        </Container>
      </Section>
    </>
  );
}
