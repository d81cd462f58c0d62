import styled from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { ROUTES } from '../../../navigation/routes.ts';
import { SectionLink } from '../../../navigation/SectionLink.tsx';
import { buttonStyles, type ButtonStyleProps } from '../../../primitives/Button.tsx';

/** Id of the Android guide's step that opens the file (`stepsOf`). */
const ALLOW_STEP = 'android-file-allow';

/** From a genuine file to the step that opens it. */
export function InstallLink() {
  const t = useTranslate();
  return (
    <Link to={ROUTES.androidInstallGuide} section={ALLOW_STEP} $size="small">
      {t('file-check.next.install')}
    </Link>
  );
}

const Link = styled(SectionLink)<ButtonStyleProps>`
  ${buttonStyles}
  align-self: start;
`;
