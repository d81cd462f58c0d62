import styled from 'styled-components';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../src/theme/css.ts';
import { isAcceptable, severitySummary } from '../../results.ts';
import { type CauseGroup, causeText, countText, evidenceText } from '../model/causes.ts';
import { plural } from '../model/quantities.ts';
import { ActionChip, MutedText, SoftText, stacked } from './ui.ts';
import { useReport } from './use-report.ts';

/** What caused the groups below it (VIS-20). */
export function CauseHead({ group }: { group: CauseGroup }) {
  const { canAccept, accept } = useReport();
  const acceptable = group.rows.filter(canAccept);
  const severities = severitySummary(group.rows);
  return (
    <Head role="listitem">
      <Stack $gap="1">
        <h2>{causeText(group.cause)}</h2>
        <SoftText>{[countText(group), severities].filter(Boolean).join(': ')}</SoftText>
        <MutedText>{evidenceText(group.rows)}</MutedText>
      </Stack>
      {group.rows.some(isAcceptable) && (
        <ActionChip disabled={acceptable.length === 0} onClick={() => accept(acceptable)}>
          {acceptable.length === 0
            ? 'Accepted'
            : `Accept the cause, ${plural(acceptable.length, 'snapshot')}`}
        </ActionChip>
      )}
    </Head>
  );
}

/** Above the groups that have no cause. */
export function OthersHead() {
  return (
    <Head role="listitem">
      <h2>Without a known cause</h2>
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${cssVar('space-5')};
  align-items: start;
  padding-block: ${cssVar('space-4')} ${cssVar('space-2')};

  h2 {
    font-size: 1.0625rem;
    font-weight: ${cssVar('font-weight-medium')};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  ${stacked} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${cssVar('space-3')};
  }
`;
