import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { TextLink } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';

export function GuideLinks() {
  const t = useTranslate();
  return (
    <>
      <TextLink to={ROUTES.iosInstallGuide}>{t('download.ios-guide')}</TextLink>
      <TextLink to={ROUTES.androidInstallGuide}>{t('download.android-guide')}</TextLink>
    </>
  );
}
