import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../../i18n/messages.ts';
import { DescriptionRow, DescriptionRows } from '../../../primitives/DescriptionList.tsx';
import { cssVar } from '../../../theme/css-var.ts';
import { media } from '../../../theme/media.ts';

export type DetailRow = { label: MessageId; value: ReactNode; action?: ReactNode };

export function DetailTable({ rows }: { rows: readonly DetailRow[] }) {
  const t = useTranslate();
  return (
    <DescriptionRows>
      {rows.map(({ label, value, action }) => (
        <Row key={label}>
          <dt>{t(label)}</dt>
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
