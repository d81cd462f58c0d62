import { useId, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteLink } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { condition, cssVar, hovered, media } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';
import { inRem, TEXT_STYLES } from '../../theme/text-styles.ts';
import { EnterprisePlaceholder } from './DownloadButtons.tsx';
import { OptionPlaceholder, PopupOption } from './PopupOption.tsx';
import { ScanTile } from './ScanTile.tsx';
import { allOptions, type DownloadLinks } from './download-options.ts';
import type { EnterpriseLink } from './enterprise-link.ts';

export type DownloadPopupProps = {
  /** The QR code is rendered again each time this becomes true (POP-1). */
  visible: boolean;
  /** Absolute URL for the QR code, with the route in the hash (POP-1). */
  downloadUrl: string;
  links: DownloadLinks;
  enterprise: EnterpriseLink;
  onNavigate: () => void;
};

/** The content of the QR popup (POP-1, POP-2). Nothing moves under the pointer while it is open. */
export function DownloadPopup(props: DownloadPopupProps) {
  const { visible, enterprise, onNavigate } = props;
  const t = useTranslate();
  const titleId = useId();
  const options = allOptions({ ...props.links, enterprise: enterprise.url });
  const reservesSpace =
    useReservedSpace(
      visible,
      enterprise.status !== 'unavailable' && enterprise.status !== 'disabled',
    ) && !enterprise.url;

  return (
    <Panel>
      <ScanTile url={visible ? props.downloadUrl : ''} />
      <Options>
        <p id={titleId}>{t('download.options')}</p>
        <OptionList aria-labelledby={titleId} aria-busy={enterprise.status === 'pending'}>
          {reservesSpace && (
            <EnterprisePlaceholder as={OptionPlaceholder} status={enterprise.status} />
          )}
          {options.map((option) => (
            <PopupOption key={option.id} {...option} />
          ))}
        </OptionList>
        <Guides>
          <GuideLink to={ROUTES.iosInstallGuide} onClick={onNavigate}>
            {t('download.ios-guide')}
          </GuideLink>
          <GuideLink to={ROUTES.androidInstallGuide} onClick={onNavigate}>
            {t('download.android-guide')}
          </GuideLink>
        </Guides>
      </Options>
    </Panel>
  );
}

/** Whether space is reserved for the enterprise link; changes only while the popup is closed. */
function useReservedSpace(visible: boolean, expected: boolean): boolean {
  const [reserved, setReserved] = useState(expected);
  if (!visible && reserved !== expected) setReserved(expected);
  return reserved;
}

/** Two columns, narrower ones below 1200 px, one column below 1000 px and on landscape phones (POP-5). */
const Panel = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  width: ${inRem(size.popup)};
  max-width: 100%;
  /* Scrolls inside: the popover itself must not clip its hover bridge to the button. */
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${cssVar('space-3')};

  ${media.popupMedium} {
    width: ${inRem(size.popupMedium)};
  }

  ${media.popupSmall}, ${condition.landscapePhone} {
    grid-template-columns: minmax(0, 1fr);
    width: ${inRem(size.popupSmall)};
  }
`;

const Options = styled.div`
  display: flex;
  flex-direction: column;
  /* The longest options, in Spanish, fit on one line. */
  padding: ${cssVar('space-4')} ${cssVar('space-3')} ${cssVar('space-1')} ${cssVar('space-5')};

  > p {
    ${TEXT_STYLES.caption}
    color: ${cssVar('color-text-muted')};
  }

  ${media.popupSmall}, ${condition.landscapePhone} {
    padding: ${cssVar('space-4')} ${cssVar('space-2')} ${cssVar('space-1')};
  }
`;

const OptionList = styled.ul`
  flex: 1;

  > li + li {
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }
`;

const Guides = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${cssVar('space-5')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  padding-top: ${cssVar('space-2')};
`;

const GuideLink = styled(RouteLink)`
  ${TEXT_STYLES.caption}
  padding-block: ${cssVar('space-2')};
  font-weight: ${cssVar('font-weight-medium')};
  color: ${cssVar('color-text-link')};

  ${hovered(`text-decoration: underline;`)}
`;
