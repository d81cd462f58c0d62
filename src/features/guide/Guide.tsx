import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { Chapter, ChapterTitle } from '../../primitives/Chapter.tsx';
import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { Container, Section, Stack } from '../../primitives/Layout.tsx';
import { TextLink } from '../../navigation/Link.tsx';
import type { RoutePath } from '../../navigation/routes.ts';
import { Glow } from '../../primitives/Stage.tsx';
import { Steps, StepsNote } from '../../primitives/Steps.tsx';
import { Text } from '../../primitives/Text.tsx';

/** One step of a way: its words and the picture drawn for it. */
export type GuideStep = { title: MessageId; text: MessageId; picture: ReactNode };

/** One way to install the app: its steps in order, and where to start. */
export type GuideWay = {
  title: MessageId;
  steps: readonly GuideStep[];
  start: ReactNode;
  /** What may come in between, on some phones. */
  note?: MessageId;
};

type GuideProps = {
  title: MessageId;
  lead: MessageId;
  /** Its ways, which lie below the first screen: the same each time, for {@link DeferHydration}. */
  children: ReactElement<GuideWaysProps>;
};

type GuideWaysProps = {
  ways: readonly GuideWay[];
  /** The guide for the other kind of phone. */
  other: { to: RoutePath; label: MessageId };
};

/** An install guide (GUIDE): what it is about, and then the ways. */
export function Guide({ title, lead, children }: GuideProps) {
  return (
    <>
      <Section $underHeader data-surface="ink">
        <Glow />
        <Container $gap="6">
          <Text as="h1" $style="display">
            <FormattedMessage id={title} />
          </Text>
          <Text $style="lead" $tone="soft" $narrow>
            <FormattedMessage id={lead} />
          </Text>
        </Container>
      </Section>
      <DeferHydration>{children}</DeferHydration>
    </>
  );
}

/** Each way as numbered, illustrated steps. */
export function GuideWays({ ways, other }: GuideWaysProps) {
  const t = useTranslate();
  return (
    <>
      {ways.map((way, index) => (
        <Section key={way.title} $compact $slim={index > 0} data-surface="paper">
          <Chapter>
            <ChapterTitle>
              <Text as="h2" $style="heading">
                <FormattedMessage id={way.title} />
              </Text>
              {way.start}
            </ChapterTitle>
            <Stack $gap="9">
              <Steps
                steps={way.steps.map((step, index) => ({
                  id: step.title,
                  picture: step.picture,
                  label: t('guide.step', { number: index + 1 }),
                  title: <FormattedMessage id={step.title} />,
                  text: <FormattedMessage id={step.text} />,
                }))}
              />
              {way.note && (
                <StepsNote>
                  <Text $tone="soft" $narrow>
                    <FormattedMessage id={way.note} />
                  </Text>
                </StepsNote>
              )}
            </Stack>
          </Chapter>
        </Section>
      ))}
      <Section $slim data-surface="paper">
        <Container>
          <TextLink to={other.to}>
            <FormattedMessage id={other.label} />
          </TextLink>
        </Container>
      </Section>
    </>
  );
}
