import { Info } from 'lucide';
import { MARKS } from '../../features/install-guide/install-step.tsx';
import { NoteStrip } from '../../features/install-guide/NoteStrip.tsx';
import { formatParts, useIntl } from '../../i18n/IntlProvider.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';

/** What Android itself asks before it installs a file, where and since when; and what saves the keys. */
export function DeveloperNote() {
  const t = useTranslate();
  const intl = useIntl();
  return (
    <NoteStrip
      icon={Info}
      title={t('guide.android.note.title')}
      lead={t('guide.android.note.lead')}
      facts={[
        {
          title: t('guide.android.note.cancel'),
          text: formatParts(intl, 'guide.android.note.cancel.advice', MARKS),
        },
        {
          title: t('guide.android.note.since'),
          text: (
            <>
              {t('guide.android.note.since.where')}
              <br />
              <b>{t('guide.android.note.later')}</b>
              <br />
              {t('guide.android.note.later.where')}
            </>
          ),
        },
        { title: t('guide.note.phrase'), text: t('guide.note.phrase.advice') },
      ]}
    />
  );
}
