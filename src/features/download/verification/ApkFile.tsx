import styled from 'styled-components';
import { useIntl } from '../../../i18n/IntlProvider.tsx';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { Accordion } from '../../../primitives/Accordion.tsx';
import { column, Stack } from '../../../primitives/Layout.tsx';
import { Text } from '../../../primitives/Text.tsx';
import type { Site } from '../../../site-config.ts';
import { cssVar, media } from '../../../theme/css.ts';
import { TEXT_STYLES, twoColumnSection } from '../../../theme/text-styles.ts';
import { CheckSteps } from './CheckSteps.tsx';
import { useCopyToClipboard } from './CopyButton.tsx';
import { Fingerprint } from './Fingerprint.tsx';
import { Plate } from './Plate.tsx';
import { googlePlayId } from './verify-app.ts';

/** Bytes; `Intl` and phones use decimal megabytes. */
const MEGABYTE = 1_000_000;

/** The configured details of the installation file. The steps, which need a computer, are collapsed at first. */
export function ApkFile({ site }: { site: Site }) {
  const t = useTranslate();
  const { formatNumber } = useIntl();
  const { copy, stateOf } = useCopyToClipboard();
  const { apkVersion, apkSize, apkSha256, apkCertSha256, apkPackage } = site;

  const size = formatNumber((apkSize ?? 0) / MEGABYTE, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const facts = [
    // Left out if it is the id in Google Play, which is shown above.
    ['package', apkPackage === googlePlayId(site.googlePlayUrl) ? undefined : apkPackage],
    ['version', apkVersion],
    ['size', apkSize && t('verify.file.bytes', { size, bytes: apkSize })],
  ] as const;
  const certificates = apkCertSha256.map((value, index) => ({
    value,
    label:
      apkCertSha256.length === 1
        ? t('verify.file.certificate')
        : t('verify.file.certificate.number', { number: index + 1 }),
  }));
  const fingerprints = [
    ...(apkSha256 === undefined ? [] : [{ value: apkSha256, label: t('verify.file.sha256') }]),
    ...certificates,
  ];
  const steps = <CheckSteps site={site} />;

  return (
    <FilePlate data-hidden-when-cached>
      <Overview>
        <Stack $gap="3">
          <Text as="h3" $variant="headingSm">
            {t('verify.file.title')}
          </Text>
          <Text $color="soft">{t('verify.file.text')}</Text>
        </Stack>
        <Facts>
          {facts.map(
            ([id, value]) =>
              value && (
                <div key={id}>
                  <dt>{t(`verify.file.${id}`)}</dt>
                  {/* The ICU versions of Node and of the browser may format it differently. */}
                  <dd translate={id === 'size' ? undefined : 'no'} suppressHydrationWarning>
                    {value}
                  </dd>
                </div>
              ),
          )}
        </Facts>
      </Overview>
      {fingerprints.length > 0 && (
        <>
          <Fingerprints>
            {fingerprints.map(({ value, label }) => (
              <Fingerprint
                key={label}
                label={label}
                value={value}
                state={stateOf(value)}
                onCopy={() => copy(value, value)}
              />
            ))}
          </Fingerprints>
          <Accordion
            isWide
            items={[{ id: 'check', question: t('verify.check.title'), answer: steps }]}
          />
        </>
      )}
    </FilePlate>
  );
}

/** The fingerprints are beside the facts and the steps; between them on a narrow page and in print. */
const FilePlate = styled(Plate)`
  @media screen {
    gap: ${cssVar('space-7')} ${cssVar('space-10')};

    ${twoColumnSection} {
      &:has(> dl) {
        display: grid;
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
        grid-template-rows: auto 1fr;
        align-items: start;

        > dl {
          grid-area: 1 / 2 / span 2;
        }

        ${media.portrait} {
          grid-template: none / minmax(0, 1fr);

          > dl {
            grid-area: auto;
          }
        }
      }
    }
  }
`;

const Overview = styled.div`
  ${column('7')}

  @media print {
    gap: ${cssVar('space-4')};
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-4')} ${cssVar('space-10')};

  &:empty {
    display: none;
  }

  dt {
    ${TEXT_STYLES.label}
    color: ${cssVar('color-text-soft')};
  }

  dd {
    font-size: ${cssVar('font-size-lead')};
    font-weight: ${cssVar('font-weight-strong')};
    line-height: ${cssVar('leading-control')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Fingerprints = styled.dl`
  ${column('5')}

  > :first-child {
    padding-top: 0;
    border-top: 0;
  }
`;
