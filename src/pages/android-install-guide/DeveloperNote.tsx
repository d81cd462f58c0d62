import { Info } from 'lucide';
import styled from 'styled-components';
import { MARKS } from '../../features/install-guide/install-step.tsx';
import { formatParts, useIntl } from '../../i18n/IntlProvider.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { column, icon } from '../../primitives/Layout.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cssVar } from '../../theme/css.ts';
import { wideSection } from '../../theme/text-styles.ts';

/** What Android itself asks before it installs a file, where and since when. */
export function DeveloperNote() {
  const t = useTranslate();
  const intl = useIntl();
  return (
    <Note>
      <Intro>
        <Icon icon={Info} />
        <Text as="h3" $variant="title">
          {t('guide.android.note.title')}
        </Text>
        <Text $color="soft" $measure>
          {t('guide.android.note.lead')}
        </Text>
      </Intro>
      <Dates>
        <div>
          <dt>{t('guide.android.note.since')}</dt>
          <dd>{t('guide.android.note.since.where')}</dd>
        </div>
        <div>
          <dt>{t('guide.android.note.later')}</dt>
          <dd>{t('guide.android.note.later.where')}</dd>
        </div>
      </Dates>
      <Text $color="soft" $measure>
        {formatParts(intl, 'guide.android.note.text', MARKS)}
      </Text>
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  gap: ${cssVar('space-5')} ${cssVar('space-9')};
  padding: ${cssVar('space-6')};
  border: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  border-radius: ${cssVar('radius-large')};
  break-inside: avoid;

  ${wideSection} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding: ${cssVar('space-7')};
  }

  b {
    color: ${cssVar('color-text-default')};
    font-weight: ${cssVar('font-weight-medium')};
  }

  @media print {
    gap: ${cssVar('space-2')};
    padding: ${cssVar('space-5')};
  }
`;

const Intro = styled.div`
  ${column('4')}

  > svg {
    ${icon()}
  }

  @media print {
    gap: ${cssVar('space-2')};

    > svg {
      display: none;
    }
  }
`;

const Dates = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${cssVar('space-4')} ${cssVar('space-6')};
  align-content: start;

  ${wideSection} {
    grid-template-columns: minmax(0, 1fr);
  }

  > div {
    padding-block-start: ${cssVar('space-4')};
    border-block-start: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  }

  dt {
    font-weight: ${cssVar('font-weight-strong')};
  }

  dd {
    color: ${cssVar('color-text-soft')};
    word-break: var(--word-break);
  }
`;
