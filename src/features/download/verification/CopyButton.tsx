import { Check, Copy } from 'lucide-react';
import styled from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../../i18n/messages.ts';
import { Button } from '../../../primitives/Button.tsx';
import { VisuallyHidden } from '../../../primitives/Text.tsx';
import { cssVar } from '../../../theme/css-var.ts';
import type { CopyState } from './use-copy-to-clipboard.ts';

type CopyButtonProps = {
  state: CopyState;
  onCopy: () => void;
  label: MessageId;
  /** For screen readers: what is copied. */
  name?: string;
};

/** Both labels share one grid cell, so that the button keeps its size. */
export function CopyButton({ state, onCopy, label, name }: CopyButtonProps) {
  const t = useTranslate();
  const copied = state === 'copied';
  return (
    <>
      <Button
        $variant="ghost"
        $size="small"
        onClick={onCopy}
        data-copy={state}
        aria-label={copied ? undefined : name}
      >
        <Icon as={copied ? Check : Copy} aria-hidden />
        <Labels>
          <span data-shown={!copied}>{t(label)}</span>
          <span data-shown={copied}>{t('verify.copied')}</span>
        </Labels>
      </Button>
      <VisuallyHidden role="status">{copied && t('verify.copied')}</VisuallyHidden>
    </>
  );
}

const Icon = styled(Copy)`
  flex: none;
  width: ${cssVar('size-icon-small')};
  height: ${cssVar('size-icon-small')};
`;

const Labels = styled.span`
  display: grid;
  justify-items: center;

  > span {
    position: relative;
    grid-area: 1 / 1;
  }

  > [data-shown='false'] {
    visibility: hidden;
  }
`;
