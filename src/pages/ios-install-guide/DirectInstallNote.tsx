import { CircleHelp } from 'lucide';
import { NoteStrip } from '../../features/install-guide/NoteStrip.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';

/** How iOS can differ from the steps, now or later. No advice here may lead to the loss of a wallet's keys. */
export function DirectInstallNote() {
  const t = useTranslate();
  return (
    <NoteStrip
      icon={CircleHelp}
      title={t('guide.ios.note.title')}
      facts={[
        { title: t('guide.note.phrase'), text: t('guide.note.phrase.advice') },
        { title: t('guide.ios.note.warning'), text: t('guide.ios.note.warning.advice') },
        { title: t('guide.ios.note.name'), text: t('guide.ios.note.name.advice') },
        { title: t('guide.ios.note.stops'), text: t('guide.ios.note.stops.advice') },
      ]}
    />
  );
}
