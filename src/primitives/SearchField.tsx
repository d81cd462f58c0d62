import { useEffect, useRef } from 'react';
import { Search, X } from 'lucide';
import { Icon } from './Icon.tsx';
import styled from 'styled-components';
import { cssVar } from '../theme/css.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';
import { IconButton } from './Button.tsx';
import { icon, row } from './Layout.tsx';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  /** The accessible name of the clear button. Without it, the field shows the browser's clear button. */
  clearLabel?: string;
  value: string;
  onChange: (value: string) => void;
};

/**
 * Clearing keeps the focus in the field. Text that was typed, or restored by the browser, before hydration is passed to
 * `onChange`.
 */
export function SearchField({ label, placeholder, clearLabel, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const textBeforeHydration = input.current?.value ?? '';
    if (textBeforeHydration !== '') onChange(textBeforeHydration);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it is mounted
  }, []);
  return (
    <Frame>
      <Icon icon={Search} />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {clearLabel && (
        <Clear
          aria-label={clearLabel}
          hidden={value === ''}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <Icon icon={X} />
        </Clear>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  ${row('3')}
  max-width: ${cssVar('size-prose')};
  min-height: ${cssVar('size-control')};
  padding-inline: ${cssVar('space-5')} ${cssVar('space-2')};
  border-radius: ${cssVar('radius-pill')};
  box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-strong')};

  &:has(> input:focus-visible) {
    /* Not a shadow, which forced colors remove (FAULT-71). */
    outline: ${cssVar('size-focus-ring')} solid ${cssVar('color-focus-ring')};
  }

  svg {
    ${icon()}
    color: ${cssVar('color-text-muted')};
  }

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;
  }
`;

const Input = styled.input`
  ${TEXT_STYLES.bodySm}
  flex: 1;
  min-width: 0;
  min-height: ${cssVar('size-target')};
  background: none;
  border: 0;
  outline: none;

  &::placeholder {
    color: ${cssVar('color-text-muted')};
    opacity: 1;
  }

  /* Our clear button is translated and reachable by keyboard. */
  &:has(+ button)::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(IconButton)`
  flex: none;

  &[hidden] {
    display: none;
  }
`;
