import { useId, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteLink } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { column } from '../../primitives/Layout.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/Text.tsx';
import { CORNER_GLOWS, nacreGradient } from '../../primitives/nacre.ts';
import { condition, cssVar, hiddenIn, hovered, media } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';
import { inRem, TEXT_STYLES } from '../../theme/text-styles.ts';
import { OptionPlaceholder, PopupOption } from './PopupOption.tsx';
import { LINK_HOST_HEIGHT, LinkHost } from './LinkHost.ts';
import { QrCode } from './QrCode.tsx';
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
      <ScanTile>
        <ScanTitle>{t('download.scan')}</ScanTitle>
        <Code>{visible && <QrCode text={props.downloadUrl} />}</Code>
        <QrHost translate="no">{visible && new URL(props.downloadUrl).host}</QrHost>
      </ScanTile>
      <Options>
        <p id={titleId}>{t('download.options')}</p>
        <OptionList aria-labelledby={titleId} aria-busy={enterprise.status === 'pending'}>
          {reservesSpace && (
            <OptionPlaceholder aria-hidden={enterprise.status === 'unavailable'}>
              {enterprise.status === 'pending' && (
                <Skeleton role="status">
                  <VisuallyHidden>{t('download.enterprise.pending')}</VisuallyHidden>
                </Skeleton>
              )}
            </OptionPlaceholder>
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

const ScanTile = styled.div`
  ${column('4', 'center')}
  justify-content: center;
  padding: ${cssVar('space-6')};
  border-radius: calc(${cssVar('radius-huge')} - ${cssVar('space-3')});
  background: ${nacreGradient(1, CORNER_GLOWS)}, ${cssVar('palette-paper-50')};

  ${media.popupMedium} {
    padding: ${cssVar('space-4')};
  }

  ${hiddenIn(`${condition.mobile}, ${condition.landscapePhone}`)}
`;

const ScanTitle = styled.p`
  ${TEXT_STYLES.title}
  font-size: ${cssVar('font-size-lead')};
  max-width: 12em;
  text-align: center;
`;

const Code = styled.div`
  padding: ${cssVar('space-2')};
  border-radius: ${cssVar('radius-medium')};
  background: ${cssVar('qr-background')};

  > * {
    min-height: calc(${cssVar('qr-size')} * 1px);
  }

  &:empty {
    width: calc(${cssVar('qr-size')} * 1px + 2 * ${cssVar('space-2')});
    height: calc(${cssVar('qr-size')} * 1px + 2 * ${cssVar('space-2')});
  }
`;

/** People cannot read a QR code, so its host is shown below (POP-1b). */
const QrHost = styled(LinkHost)`
  max-width: calc(${cssVar('qr-size')} * 1px + 2 * ${cssVar('space-2')});
  min-height: ${LINK_HOST_HEIGHT};
  color: ${cssVar('color-text-default')};
  font-weight: ${cssVar('font-weight-medium')};
  text-align: center;
`;

const Options = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${cssVar('space-4')} ${cssVar('space-4')} ${cssVar('space-1')} ${cssVar('space-6')};

  > p {
    ${TEXT_STYLES.caption}
    color: ${cssVar('color-text-muted')};
  }

  ${media.popupSmall}, ${condition.landscapePhone} {
    padding: ${cssVar('space-4')} ${cssVar('space-3')} ${cssVar('space-1')};
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
