import { VerifyApp, type VerifyAppProps } from './VerifyApp.tsx';
import { WaysToInstall } from './WaysToInstall.tsx';

/**
 * How the ways to install differ, and what proves the app genuine (DL-5). Part of the prerendered
 * document: readable without a script, and kept if this code fails to load. With a platform there is
 * no comparison: the install guide shows the ways itself.
 */
export function Verification(props: VerifyAppProps) {
  return (
    <div data-keep data-platform={props.platform ? undefined : 'any'}>
      {props.platform === undefined && <WaysToInstall />}
      <VerifyApp {...props} />
    </div>
  );
}
