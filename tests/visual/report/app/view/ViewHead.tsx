import { ArrowLeft } from 'lucide';
import { Icon } from '../../../../../src/primitives/Icon.tsx';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css.ts';
import { Bar, Chip, MutedText, line, narrow } from './ui.ts';
import { useReport } from './use-report.ts';

type ViewHeadProps = { overline: string; title: string; children: ReactNode };

export function ViewHead({ overline, title, children }: ViewHeadProps) {
  const { back } = useReport();
  return (
    <Head>
      <Chip onClick={back} aria-label="Back to the list">
        <Icon icon={ArrowLeft} />
      </Chip>
      <Names>
        <MutedText as="p">{overline}</MutedText>
        <h1>{title}</h1>
      </Names>
      {children}
    </Head>
  );
}

const Head = styled(Bar)`
  padding-block: ${cssVar('space-3')};
  border-bottom: ${line};

  ${narrow} {
    padding-block: ${cssVar('space-2')};
  }
`;

const Names = styled.div`
  flex: 1;
  min-width: 12rem;
  overflow-wrap: anywhere;

  h1 {
    font-size: 1.0625rem;
    font-weight: ${cssVar('font-weight-medium')};
    line-height: 1.25;
  }
`;
