import type { ReactNode } from 'react';
import { Container, Stack } from '../../primitives/Layout.tsx';
import { Glow, HeroSection } from '../../primitives/HeroSection.tsx';
import { Text } from '../../primitives/Text.tsx';

type StatusPageProps = {
  title: string;
  text: string;
  children: ReactNode;
  decoration?: ReactNode;
};

/** A message and its actions. */
export function StatusPage(props: StatusPageProps) {
  return (
    <HeroSection data-surface="ink">
      <Glow />
      <Container $gap="8" $align="start">
        <Text as="h1" $variant="display">
          {props.title}
        </Text>
        <Text $variant="lead" $color="soft">
          {props.text}
        </Text>
        <Stack $row $wrap $gap="3">
          {props.children}
        </Stack>
      </Container>
      {props.decoration}
    </HeroSection>
  );
}
