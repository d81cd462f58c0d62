import styled from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { row } from '../../../primitives/Layout.tsx';
import { Caption } from '../../../primitives/Text.tsx';
import { useIsHydrated } from '../../../hydration/use-is-hydrated.ts';
import { cssVar, hiddenIn } from '../../../theme/css.ts';
import { TEXT_STYLES } from '../../../theme/text-styles.ts';
import { CopyButton, type CopyState } from './CopyButton.tsx';
import { formatFingerprint } from './verify-app.ts';

type FingerprintProps = {
  label: string;
  /** Hexadecimal digits. */
  value: string;
  state: CopyState;
  onCopy: () => void;
};

/** A row of a `dl`. The digits are shown in groups and copied without the gaps; the button appears after hydration. */
export function Fingerprint({ label, value, state, onCopy }: FingerprintProps) {
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  return (
    <Item>
      <Label>
        <span>{label}</span>
        <div data-dehydrated={!isHydrated}>
          <CopyButton
            state={state}
            onCopy={onCopy}
            label="verify.file.copy"
            name={t('verify.file.copy.name', { what: label })}
          />
        </div>
      </Label>
      <dd>
        <Digits translate="no">
          {formatFingerprint(value).map((line, index) => (
            <span key={index}>
              {line.map((group, place) => (
                <span key={place}>{group}</span>
              ))}
            </span>
          ))}
        </Digits>
        <Caption as="span" $color="muted" role="status">
          {state === 'denied' && t('verify.file.denied')}
        </Caption>
      </dd>
    </Item>
  );
}

const Item = styled.div`
  container-type: inline-size;
  padding-top: ${cssVar('space-4')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
`;

/** If a label has less room, as with larger text, its button wraps below it. */
const MIN_LABEL_WIDTH = '7em';

/** Reserves the space of the button, at the end of the label's line, before hydration. */
const Label = styled.dt`
  ${row('3', 'space-between')}
  ${TEXT_STYLES.label}
  flex-wrap: wrap;
  color: ${cssVar('color-text-soft')};

  > span {
    flex: 1 ${MIN_LABEL_WIDTH};
    min-width: 0;
  }

  > div {
    white-space: nowrap;
    ${hiddenIn('print')}
  }

  > [data-dehydrated='true'] {
    visibility: hidden;
  }
`;

/** In em: four digits and the gap behind them, also without a monospaced font. */
const GROUP = 3.4;
/** In em: four groups, with a margin for rounding. */
const FOUR_GROUPS = 4 * GROUP + 0.1;
/** The font size at which eight groups fill the row, at most the size of a title. */
const LARGE = `min(100cqi / ${2 * FOUR_GROUPS + 0.1}, ${cssVar('font-size-title-min')})`;
/** The font size at which four groups fill the row, at most the size of a lead. */
const SMALL = `min(100cqi / ${FOUR_GROUPS + 0.1}, ${cssVar('font-size-lead')})`;

/**
 * The groups are aligned in columns, to compare them by eye: four per line, or eight where they fit. Inline, because
 * a line break between blocks would be copied.
 */
const Digits = styled.span`
  display: block;
  max-width: ${2 * FOUR_GROUPS + 0.1}em;
  padding-top: ${cssVar('space-2')};
  font-family: ${cssVar('font-family-mono')};
  font-size: max(${SMALL}, ${LARGE});
  font-weight: ${cssVar('font-weight-medium')};
  /* Where the device has no monospaced font. */
  font-variant-numeric: tabular-nums slashed-zero;
  line-height: 1.7;
  user-select: all;

  > span {
    display: inline-block;
    width: ${FOUR_GROUPS}em;
    max-width: 100%;
  }

  > span > span {
    display: inline-block;
    width: ${GROUP}em;
    white-space: nowrap;
  }

  @media print {
    font-size: ${cssVar('font-size-body-sm')};
  }
`;
