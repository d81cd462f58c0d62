import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { StickyAside, StickyTitle } from './StickyAside.tsx';
import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { Container, Section, Stack } from '../../primitives/Layout.tsx';
import { TextLink } from '../../navigation/Link.tsx';
import type { RoutePath } from '../../navigation/routes.ts';
import { Glow } from '../../primitives/HeroSection.tsx';
import { Steps, StepsHint } from './Steps.tsx';
import { Text } from '../../primitives/Text.tsx';

/** One step of a way: its words and the picture drawn for it. */
export type InstallStep = { title: MessageId; text: MessageId; picture: ReactNode };

/** One way to install the app: its steps in order, and where to start. */
export type InstallMethod = {
  title: MessageId;
  steps: readonly InstallStep[];
  action: ReactNode;
  /** What may come in between, on some phones. */
  hint?: MessageId;
};

type InstallGuideProps = {
  title: MessageId;
  lead: MessageId;
  /** Its ways, which lie below the first screen: the same each time, for {@link DeferHydration}. */
  children: ReactElement<InstallMethodsProps>;
};

type InstallMethodsProps = {
  methods: readonly InstallMethod[];
  /** The guide for the other kind of phone. */
  otherPlatform: { to: RoutePath; label: MessageId };
};

/** An install guide (GUIDE): what it is about, and then the ways. */
export function InstallGuide({ title, lead, children }: InstallGuideProps) {
  return (
    <>
      <Section $headerOffset data-surface="ink">
        <Glow />
        <Container $gap="6">
          <Text as="h1" $variant="display">
            <FormattedMessage id={title} />
          </Text>
          <Text $variant="lead" $color="soft" $measure>
            <FormattedMessage id={lead} />
          </Text>
        </Container>
      </Section>
      <DeferHydration>{children}</DeferHydration>
    </>
  );
}

/** Each method as numbered, illustrated steps. */
export function InstallMethods({ methods, otherPlatform }: InstallMethodsProps) {
  const t = useTranslate();
  return (
    <>
      {methods.map((method, index) => (
        <Section key={method.title} $compact $noPaddingTop={index > 0} data-surface="paper">
          <StickyAside>
            <StickyTitle>
              <Text as="h2" $variant="heading">
                <FormattedMessage id={method.title} />
              </Text>
              {method.action}
            </StickyTitle>
            <Stack $gap="9">
              <Steps
                steps={method.steps.map((step, index) => ({
                  id: step.title,
                  picture: step.picture,
                  label: t('guide.step', { number: index + 1 }),
                  title: <FormattedMessage id={step.title} />,
                  text: <FormattedMessage id={step.text} />,
                }))}
              />
              {method.hint && (
                <StepsHint>
                  <Text $color="soft" $measure>
                    <FormattedMessage id={method.hint} />
                  </Text>
                </StepsHint>
              )}
            </Stack>
          </StickyAside>
        </Section>
      ))}
      <Section $noPaddingTop data-surface="paper">
        <Container>
          <TextLink to={otherPlatform.to}>
            <FormattedMessage id={otherPlatform.label} />
          </TextLink>
        </Container>
      </Section>
    </>
  );
}
