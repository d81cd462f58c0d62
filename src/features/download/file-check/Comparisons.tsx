import { Check, Minus, X } from 'lucide';
import styled from 'styled-components';
import type { Comparison, Judgment, Subject } from '../../../apk/judge-apk.ts';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { Icon } from '../../../primitives/Icon.tsx';
import { DescriptionRow, DescriptionRows } from '../../../primitives/DescriptionList.tsx';
import { icon, row, Stack } from '../../../primitives/Layout.tsx';
import { Caption, Text } from '../../../primitives/Text.tsx';
import { cssVar } from '../../../theme/css.ts';
import { TEXT_STYLES } from '../../../theme/text-styles.ts';
import { formatFingerprint } from '../verification/verify-app.ts';

/** A file that the owner signed may be another version, which has another hash. */
const MAY_DIFFER: ReadonlySet<Subject> = new Set(['version', 'sha256']);
const FINGERPRINTS: ReadonlySet<Subject> = new Set(['certificate', 'sha256']);

const ICONS = { same: Check, different: X, unknown: Minus } as const;

/** What was found in the file, what is published, and whether the two are the same. */
export function Comparisons({ judgment: { verdict, comparisons } }: { judgment: Judgment }) {
  const t = useTranslate();
  return (
    <Stack $gap="2">
      <Text as="h4" $variant="label" $strong>
        {t('file-check.compared')}
      </Text>
      <DescriptionRows>
        {comparisons.map((comparison) => (
          <ComparisonRow
            key={comparison.subject}
            comparison={comparison}
            isAllowed={verdict.kind === 'genuine' && MAY_DIFFER.has(comparison.subject)}
          />
        ))}
      </DescriptionRows>
    </Stack>
  );
}

function ComparisonRow({
  comparison: { subject, found, expected, isEqual },
  isAllowed,
}: {
  comparison: Comparison;
  isAllowed: boolean;
}) {
  const t = useTranslate();
  const state = isEqual === undefined ? 'unknown' : isEqual ? 'same' : 'different';
  const stateIcon = state === 'different' && isAllowed ? Minus : ICONS[state];
  const format = (value: string) =>
    FINGERPRINTS.has(subject) ? formatFingerprint(value).flat().join(' ') : value;
  const isContent = subject === 'content';
  return (
    <Row data-state={isAllowed && state === 'different' ? 'unknown' : state}>
      <dt>{t(`file-check.${subject}`)}</dt>
      <dd>
        {isContent ? (
          t(`file-check.content.${found as 'verified'}`)
        ) : found === undefined ? (
          t('file-check.not-found')
        ) : (
          <Value as={FINGERPRINTS.has(subject) ? 'code' : 'span'}>{format(found)}</Value>
        )}
        {!isContent && state !== 'same' && (
          <Caption $color="muted">
            {expected.length > 0
              ? expected.map((value) => (
                  <span key={value}>{t('file-check.expected', { value: format(value) })}</span>
                ))
              : t('file-check.unpublished')}
          </Caption>
        )}
      </dd>
      <dd>
        <Icon icon={stateIcon} />
        {t(`file-check.state.${state}`)}
      </dd>
    </Row>
  );
}

/** Digits of one width, so that two fingerprints can be compared by eye. */
const Value = styled.span`
  ${TEXT_STYLES.label}
  font-variant-ligatures: none;

  &:is(code) {
    font-family: ${cssVar('font-family-mono')};
  }
`;

/** Name and state in a line if both fit; the value below. */
const Row = styled(DescriptionRow)`
  align-items: baseline;
  column-gap: ${cssVar('space-4')};
  padding-block: ${cssVar('space-3')};

  > dd {
    flex: 1 0 100%;
    order: 1;
    overflow-wrap: anywhere;
  }

  > dd:last-child {
    ${row('1')}
    flex: none;
    order: 0;
    max-width: 100%;

    > svg {
      ${icon('size-icon-small')}
    }
  }

  p > span {
    display: block;
  }

  &[data-state='same'] > dd:last-child {
    color: ${cssVar('color-text-positive')};
  }

  &[data-state='different'] > dd:last-child {
    color: ${cssVar('color-text-danger')};
  }

  &[data-state='unknown'] > dd:last-child {
    color: ${cssVar('color-text-muted')};
  }
`;
