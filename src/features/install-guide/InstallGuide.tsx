import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { StickyAside, StickyTitle } from './StickyAside.tsx';
import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { Container, Glow, Section, Stack } from '../../primitives/Layout.tsx';
import { TextLink } from '../../navigation/Link.tsx';
import type { RoutePath } from '../../navigation/routes.ts';
import { Steps, StepsHint } from './Steps.tsx';
import { Lead, PageTitle, SectionTitle, Text } from '../../primitives/Text.tsx';

type InstallStep = {
  title: MessageId;
  text: MessageId;
  values?: Readonly<Record<string, string>>;
  picture: ReactNode;
};

export type InstallMethod = {
  title: MessageId;
  steps: readonly InstallStep[];
  action: ReactNode;
  /** A prompt that only some phones show. */
  hint?: MessageId;
};

type StepName<
  Platform extends string,
  Method extends string,
  Id = MessageId,
> = Id extends `guide.${Platform}.${Method}.${infer Name}.text` ? Name : never;

/** In order, with the picture of each. */
export function stepsOf<Platform extends string, Method extends string>(
  platform: Platform,
  method: Method,
  pictures: Readonly<Record<StepName<Platform, Method>, ReactNode>>,
): InstallStep[] {
  return Object.entries<ReactNode>(pictures).map(([step, picture]) => ({
    title: `guide.${platform}.${method}.${step}.title` as MessageId,
    text: `guide.${platform}.${method}.${step}.text` as MessageId,
    picture,
  }));
}

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
                  id: step.title,
                  picture: step.picture,
                  label: t('guide.step', { number: index + 1 }),
                  title: t(step.title),
                  text: t(step.text, step.values),
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
