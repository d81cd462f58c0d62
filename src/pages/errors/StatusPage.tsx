import type { ReactNode } from 'react';
import { Container, Glow, HeroSection, Stack } from '../../primitives/Layout.tsx';
import { Lead, PageTitle } from '../../primitives/Text.tsx';

type StatusPageProps = {
  title: string;
  text: string;
  children: ReactNode;
  decoration?: ReactNode;
};

export function StatusPage(props: StatusPageProps) {
  return (
    <HeroSection data-surface="ink">
      <Glow />
      <Container $gap="8" $align="start">
        <PageTitle>{props.title}</PageTitle>
        <Lead>{props.text}</Lead>
        <Stack $row $wrap $gap="3">
          {props.children}
        </Stack>
      </Container>
      {props.decoration}
    </HeroSection>
  );
}
