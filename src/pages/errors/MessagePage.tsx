import type { ReactNode } from 'react';
import { Container, Stack } from '../../primitives/Layout.tsx';
import { Glow, Stage } from '../../primitives/Stage.tsx';
import { Text } from '../../primitives/Text.tsx';

type MessagePageProps = {
  title: ReactNode;
  text: ReactNode;
  /** The ways on. */
  children: ReactNode;
  /** What lies at the foot of the page. */
  foot?: ReactNode;
};

/** A page that says one thing and offers the ways on. */
export function MessagePage(props: MessagePageProps) {
  return (
    <Stage data-surface="ink">
      <Glow />
      <Container $gap="8" $align="start">
        <Text as="h1" $style="display">
          {props.title}
        </Text>
        <Text $style="lead" $tone="soft">
          {props.text}
        </Text>
        <Stack $row $wrap $gap="3">
          {props.children}
        </Stack>
      </Container>
      {props.foot}
    </Stage>
  );
}
