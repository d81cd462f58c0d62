import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';

/** A link to the download page. */
export function DownloadPageButton({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <RouteButton to={ROUTES.download} $variant="ghost" {...(className && { className })}>
      {t('guide.start')}
    </RouteButton>
  );
}
