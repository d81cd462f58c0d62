import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../../i18n/messages.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { media } from '../../../theme/media.ts';
import { TEXT_STYLES } from '../../../theme/text-styles.ts';

/** One entry: its name, its value, and what can be done with it. */
export type Entry = { label: MessageId; value: ReactNode; action?: ReactNode };

/** Names and values between hairlines, side by side; an action at the end. Stacked on a phone. */
export function Register({ rows }: { rows: readonly Entry[] }) {
  return (
    <List>
      {rows.map(({ label, value, action }) => (
        <Row key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{value}</dd>
          {action && <dd>{action}</dd>}
        </Row>
      ))}
    </List>
  );
}

const List = styled.dl`
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
`;

const Row = styled.div`
  ${TEXT_STYLES.control}
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) minmax(0, 2fr);
  gap: ${cssVar('space-2')} ${cssVar('space-6')};
  align-items: center;
  padding-block: ${cssVar('space-4')};
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};

  > dt {
    color: ${cssVar('color-text-muted')};
  }

  > dt + dd {
    font-weight: ${cssVar('font-weight-medium')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

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
