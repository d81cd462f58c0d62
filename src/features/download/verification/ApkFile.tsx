import { useIntl } from '../../../i18n/IntlProvider.tsx';
import styled from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { column, Stack } from '../../../primitives/Layout.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { cssVar } from '../../../theme/css-var.ts';
import { TEXT_STYLES } from '../../../theme/text-styles.ts';
import { CopyButton } from './CopyButton.tsx';
import { useCopyToClipboard } from './use-copy-to-clipboard.ts';
import { commandsFor, formatFingerprint, type ApkFacts } from './apk.ts';
import { DetailTable, type DetailRow } from './DetailTable.tsx';

/** Bytes; `Intl` and phones use decimal megabytes. */
const MEGABYTE = 1_000_000;

/** The configured details of the installation file, and how to verify a downloaded copy. */
export function ApkFile({ apk, url }: { apk: ApkFacts; url: string }) {
  const t = useTranslate();
  const { copy, stateOf } = useCopyToClipboard<'sha256' | 'certificate'>();
  const commands = commandsFor(url);

  const fingerprint = (key: 'sha256' | 'certificate', value: string | undefined): DetailRow[] => {
    if (!value) return [];
    const label = `verify.file.${key}` as const;
    const state = stateOf(key);
    return [
      {
        label,
        value: (
          <>
            <Fingerprint>
              {formatFingerprint(value).map((group, index) => (
                <span key={index}>{group}</span>
              ))}
            </Fingerprint>
            <Denied role="status">{state === 'denied' && t('verify.file.denied')}</Denied>
          </>
        ),
        action: (
          <CopyButton
            state={state}
            onCopy={() => copy(key, value)}
            label="verify.file.copy"
            name={t('verify.file.copy.name', { what: t(label) })}
          />
        ),
      },
    ];
  };

  const rows: DetailRow[] = [
    ...(apk.apkVersion ? [{ label: 'verify.file.version', value: apk.apkVersion } as const] : []),
    ...(apk.apkSize
      ? [{ label: 'verify.file.size', value: <FileSize bytes={apk.apkSize} /> } as const]
      : []),
    ...fingerprint('sha256', apk.apkSha256),
    ...fingerprint('certificate', apk.apkCertSha256),
  ];

  return (
    <Stack $gap="6">
      <Text as="h3" $variant="title">
        {t('verify.file.title')}
      </Text>
      <DetailTable rows={rows} />
      {(apk.apkSha256 ?? apk.apkCertSha256) && (
        <Steps>
          <li>{t('verify.check.download')}</li>
          {apk.apkSha256 && (
            <li>
              {t('verify.check.calculate')}
              <Commands>
                <code>{commands.windows}</code>
                <code>{commands.unix}</code>
              </Commands>
            </li>
          )}
          {apk.apkCertSha256 && (
            <li>
              {t('verify.check.certificate')}
              <Commands>
                <code>{commands.certificate}</code>
              </Commands>
            </li>
          )}
          <li>{t('verify.check.compare')}</li>
        </Steps>
      )}
    </Stack>
  );
}

function FileSize({ bytes }: { bytes: number }) {
  const t = useTranslate();
  const { formatNumber } = useIntl();
  const size = formatNumber(bytes / MEGABYTE, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return t('verify.file.bytes', { size, bytes });
}

const Fingerprint = styled.span`
  ${TEXT_STYLES.label}
  display: grid;
  grid-template-columns: repeat(auto-fill, 5em);
  column-gap: ${cssVar('space-2')};
  max-width: calc(4 * 5em + 3 * ${cssVar('space-2')});
  user-select: all;
`;

const Denied = styled.span`
  ${TEXT_STYLES.caption}
  color: ${cssVar('color-text-muted')};
`;

const Steps = styled.ol`
  ${TEXT_STYLES.body}
  ${column('4')}
  max-width: ${cssVar('size-prose')};
  padding-inline-start: ${cssVar('space-5')};
  list-style: decimal;
  color: ${cssVar('color-text-soft')};
`;

const Commands = styled.span`
  display: flex;
  flex-direction: column;
  padding-top: ${cssVar('space-2')};

  > code {
    ${TEXT_STYLES.label}
    font-family: inherit;
    font-variant-ligatures: none;
    color: ${cssVar('color-text-default')};
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
