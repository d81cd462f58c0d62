import { ShieldCheck, ShieldQuestionMark, ShieldX } from 'lucide';
import { Icon } from '../../../primitives/Icon.tsx';
import styled from 'styled-components';
import type { Judgment, Verdict } from '../../../apk/judge-apk.ts';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { column, icon } from '../../../primitives/Layout.tsx';
import { Caption, Text } from '../../../primitives/Text.tsx';
import { useSite } from '../../../site-context.ts';
import { cssVar, media } from '../../../theme/css.ts';
import { TEXT_STYLES } from '../../../theme/text-styles.ts';
import { Comparisons } from './Comparisons.tsx';
import { InstallLink } from './InstallLink.tsx';
import { FileName } from './FileName.tsx';

export type CheckResult =
  | { readonly kind: 'done'; readonly judgment: Judgment }
  | { readonly kind: 'unreadable' | 'failed' };

const ICONS = {
  genuine: ShieldCheck,
  'not-genuine': ShieldX,
  unknown: ShieldQuestionMark,
} as const;

export function verdictOf(result: CheckResult): Verdict['kind'] {
  return result.kind === 'done' ? result.judgment.verdict.kind : 'unknown';
}

/** The verdict in one sentence, why, what to do next, and what was compared. */
export function FileCheckOutcome({
  file,
  result,
}: {
  file: Pick<File, 'name' | 'size'>;
  result: CheckResult;
}) {
  const t = useTranslate();
  const { host } = new URL(useSite().siteOrigin);
  const judgment = result.kind === 'done' ? result.judgment : undefined;
  const verdict = judgment?.verdict;
  const kind = verdictOf(result);
  const reason = useReason(result);
  return (
    <Root data-verdict={kind}>
      <Head>
        <Icon icon={ICONS[kind]} />
        <Text as="h4" $variant="title">
          {t(`file-check.${kind}`)}
        </Text>
        <Text $variant="body" $color="soft">
          {reason}
        </Text>
        <FileName file={file} />
      </Head>
      {/* Another version may be outdated: no install link, and the text says to download the newer one. */}
      {verdict?.kind === 'genuine' && !verdict.isOtherVersion && <InstallLink />}
      {kind !== 'genuine' && (
        <Steps>
          <li>{t(kind === 'not-genuine' ? 'file-check.next.delete' : 'file-check.next.wait')}</li>
          <li>{t('file-check.next.again', { host })}</li>
          {kind === 'not-genuine' && <li>{t('file-check.next.installed')}</li>}
        </Steps>
      )}
      {judgment && judgment.comparisons.length > 0 && <Comparisons judgment={judgment} />}
      <Caption $color="muted">{t('file-check.limits', { host })}</Caption>
    </Root>
  );
}

function useReason(result: CheckResult): string {
  const t = useTranslate();
  if (result.kind !== 'done') return t(`file-check.unknown.${result.kind}`);
  const { verdict, comparisons } = result.judgment;
  const version = comparisons.find(({ subject }) => subject === 'version');
  const found = version?.found ?? '';
  const expected = version?.expected[0] ?? '';
  const isOtherVersion = verdict.kind === 'genuine' && verdict.isOtherVersion && found !== '';
  const reasonId = reasonMessageId(verdict);
  const app = comparisons.find(({ subject }) => subject === 'package')?.found ?? '';
  const text = t(reasonId, {
    found: reasonId === 'file-check.not-genuine.package' ? app : found,
    expected,
  });
  return isOtherVersion
    ? `${text} ${t('file-check.genuine.other-version', { found, expected })}`
    : text;
}

function reasonMessageId(verdict: Verdict) {
  switch (verdict.kind) {
    case 'genuine':
      return `file-check.genuine.${verdict.by}` as const;
    case 'not-genuine':
      return `file-check.not-genuine.${verdict.reason}` as const;
    case 'unknown':
      return `file-check.unknown.${verdict.reason}` as const;
  }
}

const Root = styled.div`
  ${column('5')}
  width: 100%;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${cssVar('space-1')} ${cssVar('space-4')};

  > svg {
    ${icon('space-7')}
    grid-row: span 3;
    color: ${cssVar('color-text-soft')};
  }

  > :not(svg) {
    grid-column: 2;
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    > :not(svg) {
      grid-column: 1;
    }
  }

  [data-verdict='genuine'] > & > svg {
    color: ${cssVar('color-text-positive')};
  }

  [data-verdict='not-genuine'] > & > :is(svg, h4) {
    color: ${cssVar('color-text-danger')};
  }
`;

const Steps = styled.ol`
  ${TEXT_STYLES.bodySm}
  ${column('2')}
  line-height: var(--leading-body);
  padding-inline-start: ${cssVar('space-5')};
  list-style: decimal;
`;
