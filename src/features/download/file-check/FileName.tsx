import styled from 'styled-components';
import { useIntl } from '../../../i18n/IntlProvider.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { cssVar } from '../../../theme/css.ts';

/** `Intl` and phones use decimal units; the last is the largest. */
const UNITS = [
  { unit: 'byte', bytes: 1 },
  { unit: 'kilobyte', bytes: 10 ** 3 },
  { unit: 'megabyte', bytes: 10 ** 6 },
  { unit: 'gigabyte', bytes: 10 ** 9 },
] as const;

/** The file's name and size. */
export function FileName({ file: { name, size } }: { file: Pick<File, 'name' | 'size'> }) {
  const { formatNumber } = useIntl();
  const { unit, bytes } = UNITS.findLast((it) => size >= it.bytes) ?? UNITS[0];
  return (
    <Name $variant="label" $color="muted">
      <bdi>{name}</bdi>
      <span>{formatNumber(size / bytes, { style: 'unit', unit, maximumFractionDigits: 1 })}</span>
    </Name>
  );
}

const Name = styled(Text)`
  overflow-wrap: anywhere;

  > span {
    padding-inline-start: ${cssVar('space-2')};
    white-space: nowrap;
  }
`;
