import { Line } from './Line.tsx';

/** A chunk of its own, loaded when a story is mounted. */
export default function LateCode() {
  return <Line>loaded late</Line>;
}
