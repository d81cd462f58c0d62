import { Said } from './heard-events.tsx';

/** In a file of its own, which a story asks for when it is mounted. */
export default function LateCode() {
  return <Said>came late</Said>;
}
