import styled from 'styled-components';
import { usePlatform } from '../../browser/use-platform.ts';
import { condition, hiddenIn } from '../../theme/css.ts';
import { ScanCode } from './verification-parts.tsx';

/** For who reads a guide on a computer: the download page for the phone's camera, once the code is drawn. */
export function ScanOnComputer() {
  const platform = usePlatform();
  return <Code data-text-for="other">{platform === 'other' && <ScanCode row />}</Code>;
}

const Code = styled.div`
  --scan-side: 9rem;

  &:not(:has([data-ready])) {
    display: none;
  }

  ${hiddenIn(`${condition.belowXl}, ${condition.landscapePhone}, print`)}
`;
