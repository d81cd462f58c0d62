import styled from 'styled-components';
import { useIntl } from '../../../i18n/IntlProvider.tsx';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { Button } from '../../../primitives/Button.tsx';
import { column, row } from '../../../primitives/Layout.tsx';
import { Caption } from '../../../primitives/Text.tsx';
import { cssVar } from '../../../theme/css.ts';
import { FileName } from './FileName.tsx';

type FileCheckProgressProps = {
  file: Pick<File, 'name' | 'size'>;
  /** Read so far. */
  bytes: number;
  onCancel: () => void;
};

export function FileCheckProgress({ file, bytes, onCancel }: FileCheckProgressProps) {
  const t = useTranslate();
  const { formatNumber } = useIntl();
  const fraction = file.size > 0 ? bytes / file.size : 0;
  return (
    <Root>
      <FileName file={file} />
      <Bar aria-label={t('file-check.reading')} value={fraction} />
      <Line>
        <Caption $color="soft">
          {t('file-check.progress', { percent: formatNumber(fraction, { style: 'percent' }) })}
        </Caption>
        <Button $variant="ghost" $size="small" onClick={onCancel}>
          {t('file-check.cancel')}
        </Button>
      </Line>
    </Root>
  );
}

const Root = styled.div`
  ${column('3')}
  width: 100%;
`;

const Line = styled.div`
  ${row('3', 'space-between')}
`;

const Bar = styled.progress`
  appearance: none;
  width: 100%;
  height: ${cssVar('space-2')};
  border: 0;
  border-radius: ${cssVar('radius-pill')};
  overflow: hidden;
  background: ${cssVar('color-line-subtle')};

  &::-webkit-progress-bar {
    background: none;
  }

  &::-webkit-progress-value {
    background: ${cssVar('color-action-background')};
  }

  &::-moz-progress-bar {
    background: ${cssVar('color-action-background')};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
