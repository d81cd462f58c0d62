import { Info } from 'lucide';
import { RICH_TEXT_TAGS } from '../../features/install-guide/install-step.tsx';
import { NoteStrip } from '../../features/install-guide/NoteStrip.tsx';
import { formatParts, useIntl } from '../../i18n/IntlProvider.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';

/** The prompts that Android shows before it installs a file, how to update, and how to keep the wallet's keys. */
export function InstallationFileNote() {
  const t = useTranslate();
  const intl = useIntl();
  return (
    <NoteStrip
      icon={Info}
      title={t('guide.android.note.title')}
      facts={[
        { title: t('guide.note.phrase'), text: t('guide.note.phrase.advice') },
        {
          title: t('guide.android.note.cancel'),
          text: formatParts(intl, 'guide.android.note.cancel.advice', RICH_TEXT_TAGS),
        },
        { title: t('guide.android.note.scan'), text: t('guide.android.note.scan.advice') },
        { title: t('guide.android.note.update'), text: t('guide.android.note.update.advice') },
      ]}
      footnote={t('guide.android.note.dates')}
    />
  );
}
