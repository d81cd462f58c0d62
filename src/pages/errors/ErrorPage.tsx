import { STORES } from '../../features/download/download-options.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ExternalButton } from '../../navigation/Link.tsx';
import { Button } from '../../primitives/Button.tsx';
import { StatusPage } from './StatusPage.tsx';

/** A page whose code failed to load (`chunk`), or that threw (`error`): reload, or go to a store (ROUTE-11). */
export function ErrorPage({ kind }: { kind: 'chunk' | 'error' }) {
  const t = useTranslate();
  return (
    <StatusPage title={t(`failure.${kind}.title`)} text={t(`failure.${kind}.text`)}>
      <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
      <ExternalButton href={STORES.appStore} $variant="ghost">
        {t('download.app-store')}
      </ExternalButton>
      <ExternalButton href={STORES.googlePlay} $variant="ghost">
        {t('download.google-play')}
      </ExternalButton>
    </StatusPage>
  );
}
