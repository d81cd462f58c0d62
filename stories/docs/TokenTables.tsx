import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../src/theme/css.ts';
import {
  breakpoint,
  duration,
  offset,
  radius,
  size,
  space,
  type TokenName,
} from '../../src/theme/generated/tokens.ts';
import { Text } from '../../src/primitives/Text.tsx';
import { TEXT_STYLES } from '../../src/theme/text-styles.ts';
import { Table } from './Table.tsx';
import { valueOf } from './token-facts.ts';

const PALETTE = [
  'ink-900',
  'ink-800',
  'ink-700',
  'paper-50',
  'white',
  'black',
  'paper-200',
  'paper-300',
  'paper-400',
  'paper-600',
  'paper-700',
  'blush',
  'lilac',
  'ice',
  'mint',
  'cobalt-600',
  'cobalt-700',
  'cobalt-400',
  'green-700',
  'green-400',
  'red-700',
  'red-400',
] as const;

/** Palette colors with their computed values. */
export function PaletteTable() {
  const containerRef = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    const element = containerRef.current;
    if (!element) return;
    setValues(
      Object.fromEntries(PALETTE.map((name) => [name, valueOf(element, `palette-${name}`)])),
    );
  }, []);

  return (
    <div ref={containerRef}>
      <Table
        caption="Palette: components never use it, they use color.*"
        head={['Token', 'Colour', 'Value']}
        rows={PALETTE.map((name) => [
          <code key="name">{`palette-${name}`}</code>,
          <Swatch key="swatch" $token={`palette-${name}`} />,
          values[name],
        ])}
      />
    </div>
  );
}

/** Each text style, rendered in that style. */
export function TypeTable() {
  return (
    <Table
      caption="Type scale"
      head={['Style', 'Sample']}
      rows={typedEntries(TEXT_STYLES).map(([name]) => [
        <code key="name">{name}</code>,
        <Text key="sample" as="span" $variant={name}>
          Unio Wallet
        </Text>,
      ])}
    />
  );
}

/** The spacing scale, true to size. */
export function SpaceTable() {
  return (
    <Table
      caption="Space"
      head={['Token', 'px', 'To scale']}
      rows={typedEntries(space).map(([step, value]) => [
        <code key="name">{`space-${step}`}</code>,
        value,
        <Bar key="bar" $token={`space-${step}`} />,
      ])}
    />
  );
}

/** Breakpoints of the layout. */
export function BreakpointTable() {
  return <Numbers caption="Breakpoints" prefix="breakpoint" unit="px" values={breakpoint} />;
}

/** All other numeric tokens. */
export function NumberTables() {
  return (
    <>
      <Numbers caption="Sizes" prefix="size" unit="px" values={size} />
      <Numbers caption="Radii" prefix="radius" unit="px" values={radius} />
      <Numbers caption="Offsets" prefix="offset" unit="px" values={offset} />
      <Numbers caption="Durations" prefix="duration" unit="ms" values={duration} />
    </>
  );
}

type NumbersProps = {
  caption: string;
  prefix: string;
  unit: string;
  values: Readonly<Record<string, number>>;
};

function Numbers({ caption, prefix, unit, values }: NumbersProps) {
  return (
    <Table
      caption={caption}
      head={['In code', unit]}
      rows={Object.entries(values).map(([name, value]) => [
        <code key="name">{`${prefix}.${name}`}</code>,
        value,
      ])}
    />
  );
}

function typedEntries<Key extends string | number, Value>(
  record: Readonly<Record<Key, Value>>,
): [`${Key}`, Value][] {
  return Object.entries(record) as [`${Key}`, Value][];
}

const Swatch = styled.span<{ $token: TokenName }>`
  display: block;
  width: ${cssVar('space-12')};
  height: ${cssVar('space-7')};
  border: ${cssVar('size-hairline')} solid ${cssVar('palette-ink-alpha-13')};
  border-radius: ${cssVar('radius-small')};
  background: ${({ $token }) => cssVar($token)};
`;

const Bar = styled.span<{ $token: TokenName }>`
  display: block;
  width: ${({ $token }) => cssVar($token)};
  height: ${cssVar('space-3')};
  background: ${cssVar('palette-cobalt-600')};
`;
