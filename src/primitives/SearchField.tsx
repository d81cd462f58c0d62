import { Search } from 'lucide-react';
import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';

type SearchFieldProps = {
  /** Read by screen readers; the placeholder is only a hint. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

/** A search box. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <Frame>
      <Search aria-hidden />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-3')};
  max-width: ${cssVar('size-prose')};
  min-height: ${cssVar('size-control')};
  padding-inline: ${cssVar('space-5')};
  border-radius: ${cssVar('radius-pill')};
  box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-strong')};

  &:focus-within {
    /* An outline, because forced colours take shadows away (FAULT-71). */
    outline: ${cssVar('size-focus-ring')} solid ${cssVar('color-focus-ring')};
  }

  > svg {
    flex: none;
    width: ${cssVar('size-icon')};
    height: ${cssVar('size-icon')};
    stroke-width: 1.5;
    color: ${cssVar('color-text-muted')};
  }

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;
  }
`;

const Input = styled.input`
  ${TEXT_STYLES.control}
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
`;
