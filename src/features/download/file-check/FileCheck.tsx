import { useId, useRef, useState, type ComponentType, type DragEvent } from 'react';
import { FileSearch } from 'lucide';
import { Icon } from '../../../primitives/Icon.tsx';
import styled, { css } from 'styled-components';
import { fetchModule } from '../../../hydration/lazy-component.tsx';
import { useIsHydrated } from '../../../hydration/use-is-hydrated.ts';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { buttonStyles, type ButtonStyleProps } from '../../../primitives/Button.tsx';
import { column, icon } from '../../../primitives/Layout.tsx';
import { nacreStroke } from '../../../primitives/nacre.ts';
import { Caption, Text, VisuallyHidden } from '../../../primitives/Text.tsx';
import { cssVar, hiddenIn, media } from '../../../theme/css.ts';
import { stackedSection } from '../../../theme/text-styles.ts';
import { Plate } from '../verification/Plate.tsx';
import type { FileCheckPanelProps } from './FileCheckPanel.tsx';

/** Some phones know the MIME type of the file, others only its extension. */
const ACCEPT = '.apk,application/vnd.android.package-archive';

const importPanel = () => fetchModule(() => import('./FileCheckPanel.tsx'));

/** A chosen file, or how the last check ended without a result. */
type Choice = { file: File; key: number } | 'cancelled' | 'failed';

type FileCheckProps = {
  /** Loads the code of the check. A story makes it fail. */
  loadPanel?: typeof importPanel;
};

/**
 * "Is my file genuine?" (DL-7, VER-7): the button appears after hydration, and pressing it loads the code of the
 * check. The file never leaves the device.
 */
export function FileCheck({ loadPanel = importPanel }: FileCheckProps) {
  const t = useTranslate();
  const titleId = useId();
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<Choice>();
  const [isOver, setIsOver] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<FileCheckPanelProps>>();

  const load = () => {
    loadPanel().then(
      ({ FileCheckPanel }) => setPanel(() => FileCheckPanel),
      () => setChoice('failed'),
    );
  };
  const check = (file: File | undefined) => {
    if (!file) return;
    load();
    // A new key: the same file may have been chosen again.
    setChoice({ file, key: performance.now() });
  };
  const end = (reason: 'cancelled' | 'failed') => {
    setChoice(reason);
    input.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    check(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };

  const chosen = typeof choice === 'object' ? choice : undefined;
  return (
    <Root id="file-check" aria-labelledby={titleId} data-dehydrated={!isHydrated}>
      <Intro>
        <Text as="h3" id={titleId} $variant="headingSm">
          {t('verify.file-check.title')}
        </Text>
        <Text $variant="body" $color="soft" $measure>
          {t('verify.file-check.text')}
        </Text>
      </Intro>
      <Area
        data-state={chosen ? 'chosen' : 'idle'}
        data-over={isOver}
        onDragOver={dragOver}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
        }}
        onDrop={drop}
      >
        {chosen && Panel ? (
          <Panel key={chosen.key} file={chosen.file} onEnd={end} />
        ) : (
          <Icon icon={FileSearch} />
        )}
        <Choose $variant={chosen ? 'ghost' : 'primary'}>
          <VisuallyHidden
            as="input"
            ref={input}
            type="file"
            accept={ACCEPT}
            onClick={load}
            onChange={() => {
              check(input.current?.files?.[0]);
              if (input.current) input.current.value = '';
            }}
          />
          {t(chosen ? 'verify.file-check.again' : 'verify.file-check.choose')}
        </Choose>
        <Hints>
          <Drop>{t('verify.file-check.drop')}</Drop>
          <Caption role="status" $color="soft">
            {typeof choice === 'string' && t(`verify.file-check.${choice}`)}
          </Caption>
        </Hints>
      </Area>
    </Root>
  );
}

const oneColumn = css`
  grid-template-columns: minmax(0, 1fr);

  > :first-child {
    position: static;
  }
`;

const Root = styled(Plate).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${cssVar('space-6')} ${cssVar('space-10')};

  ${media.portrait} {
    ${oneColumn}
  }

  ${stackedSection} {
    ${oneColumn}
  }

  /* Reserves the space of the button before hydration. The section itself stays visible, so a link can focus it. */
  &[data-dehydrated='true'] > :last-child > :not(svg) {
    visibility: hidden;
  }

  [data-kept] & {
    display: none;
  }

  ${hiddenIn('print, (scripting: none)')}
`;

/** Stays in view beside a long result. */
const Intro = styled.div`
  ${column('3')}
  align-self: start;
  position: sticky;
  top: calc(${cssVar('size-header')} + ${cssVar('space-6')});
`;

const Area = styled.div`
  ${column('4', 'start')}
  padding: ${cssVar('space-6')};
  border: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  border-radius: ${cssVar('radius-large')};
  background: ${cssVar('color-surface-page')};

  &[data-state='idle'] {
    align-items: center;
    justify-content: center;
    padding-block: ${cssVar('space-9')};
    text-align: center;

    > svg {
      ${icon('space-7')}
      color: ${cssVar('color-text-muted')};
    }
  }

  /* Where a file can be dropped. */
  ${media.hover} {
    &[data-state='idle'] {
      border-style: dashed;
      border-color: ${cssVar('color-line-strong')};
    }
  }

  &[data-over='true'] {
    border-color: ${cssVar('color-action-background')};
    background: ${cssVar('color-surface-hover')};
  }

  /* The brand's gradient as a border. */
  &:has([data-verdict='genuine']) {
    border: ${cssVar('size-focus-ring')} solid transparent;
    background:
      linear-gradient(${cssVar('color-surface-raised')}, ${cssVar('color-surface-raised')})
        padding-box,
      ${nacreStroke} border-box;
  }

  ${media.mobile} {
    padding: ${cssVar('space-5')};
  }
`;

/** The label is the button: pressing it opens the browser's own dialog. */
const Choose = styled.label<ButtonStyleProps>`
  ${buttonStyles}
  position: relative;
  cursor: pointer;

  &:has(:focus-visible) {
    outline: ${cssVar('size-focus-ring')} solid ${cssVar('color-focus-ring')};
    outline-offset: ${cssVar('size-focus-gap')};
  }

  ${media.mobile} {
    width: min(100%, ${cssVar('size-popup-small')});
  }
`;

/** If both hints are absent, there is no gap below the button. */
const Hints = styled.div`
  margin-block-start: calc(-1 * ${cssVar('space-4')});

  > :not(:empty) {
    padding-block-start: ${cssVar('space-4')};
  }
`;

const Drop = styled(Caption).attrs({ $color: 'muted' })`
  /* Some phones report hover support. */
  ${hiddenIn('(hover: none), (pointer: coarse)')}
`;
