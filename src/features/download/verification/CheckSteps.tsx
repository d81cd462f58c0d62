import { Fragment } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { column } from '../../../primitives/Layout.tsx';
import type { Site } from '../../../site-config.ts';
import { cssVar } from '../../../theme/css.ts';
import { TEXT_STYLES } from '../../../theme/text-styles.ts';
import { commandsFor } from './verify-app.ts';

/** How to verify a downloaded file on a computer, with the fingerprints that are configured. */
export function CheckSteps({ site }: { site: Site }) {
  const t = useTranslate();
  const commands = commandsFor(site.apkUrl);
  return (
    <Steps>
      <li>{t('verify.check.download')}</li>
      {site.apkSha256 && (
        <li>
          {t('verify.check.calculate')}
          <Command>{commands.windows}</Command>
          <Command>{commands.unix}</Command>
        </li>
      )}
      {site.apkCertSha256.length > 0 && (
        <li>
          {t('verify.check.certificate')}
          <Command>{commands.certificate}</Command>
        </li>
      )}
      <li>{t('verify.check.compare')}</li>
    </Steps>
  );
}

const SPACE = ' ';

/** Wraps only at spaces, unless a word is longer than the line. Wrapping does not change the copied text. */
function Command({ children }: { children: string }) {
  return (
    <code translate="no">
      {children.split(SPACE).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && SPACE}
          <span>{word}</span>
        </Fragment>
      ))}
    </code>
  );
}

const Steps = styled.ol`
  ${TEXT_STYLES.bodySm}
  ${column('5')}
  padding-inline-start: ${cssVar('space-5')};
  list-style: decimal;
  color: ${cssVar('color-text-soft')};

  @media print {
    gap: ${cssVar('space-2')};
  }

  > li {
    break-inside: avoid;
    padding-inline-start: ${cssVar('space-2')};
    line-height: var(--leading-body);
    text-wrap: balance;
    /* Chinese breaks between phrases, unless one is wider than the line. */
    word-break: var(--word-break);
    overflow-wrap: anywhere;

    &::marker {
      color: ${cssVar('color-text-default')};
      font-weight: ${cssVar('font-weight-strong')};
    }
  }

  code {
    ${TEXT_STYLES.label}
    display: block;
    margin-block-start: ${cssVar('space-2')};
    padding: ${cssVar('space-2')} ${cssVar('space-4')};
    border-radius: ${cssVar('radius-small')};
    background: ${cssVar('color-surface-page')};
    font-family: ${cssVar('font-family-mono')};
    /* Two dashes must not look like one. */
    font-variant-ligatures: none;
    color: ${cssVar('color-text-default')};
    user-select: all;

    > span {
      display: inline-block;
      max-width: 100%;
    }
  }
`;
