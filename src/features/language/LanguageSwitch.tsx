import { useId, useRef, useState } from 'react';
import { Check, ChevronDown, Globe } from 'lucide';
import { Icon } from '../../primitives/Icon.tsx';
import { useIntl } from '../../i18n/IntlProvider.tsx';
import styled from 'styled-components';
import { useSetLocale, useTranslate } from '../../i18n/LocaleProvider.tsx';
import { LOCALES, LOCALE_NAMES, type Locale } from '../../i18n/locales.ts';
import { icon, row } from '../../primitives/Layout.tsx';
import { Popover } from '../../primitives/Popover.tsx';
import { cssVar, hovered } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';

/** The language dropdown (HDR-6, FTR-3). Each name is in its own language. It closes when the language is loaded. */
export function LanguageSwitch() {
  const t = useTranslate();
  const { locale } = useIntl();
  const setLocale = useSetLocale();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [failedLocale, setFailedLocale] = useState<Locale>();

  async function choose(option: Locale) {
    setFailedLocale(undefined);
    if (await setLocale(option)) list.current?.hidePopover();
    else setFailedLocale(option);
  }

  return (
    <>
      <Current
        type="button"
        popoverTarget={listId}
        aria-label={t('language.label', { name: LOCALE_NAMES[locale] })}
      >
        <GlobeIcon icon={Globe} />
        <Name lang={locale}>{LOCALE_NAMES[locale]}</Name>
        <Icon icon={ChevronDown} />
      </Current>
      <List
        ref={list}
        id={listId}
        data-surface="paper"
        onToggle={({ newState }) => newState === 'closed' && setFailedLocale(undefined)}
      >
        <ul aria-label={t('language.list')}>
          {LOCALES.map((option) => (
            <li key={option}>
              <Option
                type="button"
                lang={option}
                aria-current={option === locale}
                onClick={() => void choose(option)}
              >
                {LOCALE_NAMES[option]}
                {option === locale && <Icon icon={Check} />}
              </Option>
            </li>
          ))}
        </ul>
        <Failure role="status">
          {failedLocale && failedLocale !== locale && (
            <p>{t('language.failed', { name: LOCALE_NAMES[failedLocale] })}</p>
          )}
        </Failure>
      </List>
    </>
  );
}

const Current = styled.button`
  ${TEXT_STYLES.label}
  display: inline-flex;
  align-items: center;
  gap: ${cssVar('space-2')};
  min-height: ${cssVar('size-target')};
  font-family: ${cssVar('font-family-name')};
  font-weight: ${cssVar('font-weight-medium')};
  color: ${cssVar('color-text-soft')};
  white-space: nowrap;

  > svg {
    ${icon('size-icon-small')}
  }

  ${hovered(`color: ${cssVar('color-text-default')};`)}
`;

/* A narrow header sets this variable and `--language-name`, to show only the icon. */
const GlobeIcon = styled(Icon)`
  display: var(--language-sign, none);
`;

const Name = styled.span`
  display: var(--language-name, inline);
`;

/** Wider than its button in any language: in the mobile menu it opens from the button's left edge. */
const List = styled(Popover)`
  min-width: 11rem;
  padding: ${cssVar('space-2')};
`;

const Option = styled.button`
  ${TEXT_STYLES.bodySm}
  ${row('6', 'space-between')}
  width: 100%;
  min-height: ${cssVar('size-target')};
  padding-inline: ${cssVar('space-4')};
  border-radius: ${cssVar('radius-medium')};
  font-family: ${cssVar('font-family-name')};
  text-align: start;
  white-space: nowrap;

  &[aria-current='true'] {
    font-weight: ${cssVar('font-weight-strong')};
  }

  > svg {
    width: ${cssVar('size-icon-small')};
    height: ${cssVar('size-icon-small')};
    color: ${cssVar('color-text-link')};
  }

  ${hovered(`background: ${cssVar('palette-paper-50')};`)}
`;

/** As wide as the language names: the message wraps and does not widen the list. */
const Failure = styled.div`
  contain: inline-size;

  > p {
    ${TEXT_STYLES.caption}
    padding: ${cssVar('space-3')} ${cssVar('space-4')};
    font-family: ${cssVar('font-family-name')};
    color: ${cssVar('color-text-danger')};
  }
`;
