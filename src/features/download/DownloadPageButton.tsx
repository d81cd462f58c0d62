import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';

/** A link to the download page. */
export function DownloadPageButton() {
  const t = useTranslate();
  return (
    <RouteButton to={ROUTES.download} $variant="ghost">
      {t('guide.start')}
    </RouteButton>
  );
}
