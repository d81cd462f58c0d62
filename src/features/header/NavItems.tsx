import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { NEW_TAB, RouteLink } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { SectionLink } from '../../navigation/SectionLink.tsx';
import { VisuallyHidden } from '../../primitives/Text.tsx';
import { site } from '../../site.ts';
import { SECTION_ITEMS, type ActiveItem } from './sections.ts';

/** The six navigation items (HDR-2), for the header and the mobile menu. */
export function NavItems(props: { active: ActiveItem | undefined; onNavigate?: () => void }) {
  const t = useTranslate();
  const newTab = <VisuallyHidden>{t('link.new-tab')}</VisuallyHidden>;
  const current = (item: ActiveItem) => (item === props.active ? 'true' : undefined);

  return (
    <>
      {SECTION_ITEMS.map((item) => (
        <li key={item}>
          <SectionLink section={item} aria-current={current(item)} onClick={props.onNavigate}>
            {t(`header.nav.${item}`)}
          </SectionLink>
        </li>
      ))}
      <li>
        <RouteLink
          to={ROUTES.bankCard}
          aria-current={current('bankcard')}
          onClick={props.onNavigate}
        >
          {t('header.nav.bank-card')}
        </RouteLink>
      </li>
      <li>
        <a href={site.mailUrl} {...NEW_TAB} onClick={props.onNavigate}>
          {t('common.mail')} {newTab}
        </a>
      </li>
    </>
  );
}
