import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../../i18n/messages.ts';
import { DescriptionRow, DescriptionRows } from '../../../primitives/DescriptionList.tsx';
import { cssVar } from '../../../theme/css-var.ts';
import { media } from '../../../theme/media.ts';

/** One entry: its name, its value, and what can be done with it. */
export type DetailRow = { label: MessageId; value: ReactNode; action?: ReactNode };

/** Names and values between hairlines, side by side; an action at the end. Stacked on a phone. */
export function DetailTable({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <DescriptionRows>
      {rows.map(({ label, value, action }) => (
        <Row key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{value}</dd>
          {action && <dd>{action}</dd>}
        </Row>
      ))}
    </DescriptionRows>
  );
}

const Row = styled(DescriptionRow)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) minmax(0, 2fr);
  gap: ${cssVar('space-2')} ${cssVar('space-6')};
  align-items: center;

  > dt + dd {
    overflow-wrap: anywhere;
  }

  /* What can be done with it. */
  > dd + dd {
    justify-self: end;
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    > dd + dd {
      justify-self: start;
    }
  }
`;
