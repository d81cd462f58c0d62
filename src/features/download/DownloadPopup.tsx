import { useId, useState } from 'react';
import {
  ArrowUpRight,
  Building2,
  Download,
  Play,
  ShoppingBag,
  type LucideIcon,
} from 'lucide-react';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/Text.tsx';
import type { EnterpriseLink } from './enterprise-link.ts';
import { allOptions, type DownloadLinks, type DownloadOption } from './download-options.ts';
import {
  Code,
  GuideLink,
  Guides,
  OptionLink,
  OptionList,
  OptionPlaceholder,
  Options,
  Panel,
  ScanTitle,
  ScanTile,
} from './DownloadPopup.styles.tsx';
import { QrCode } from './QrCode.tsx';

const OPTION_ICONS: Readonly<Record<DownloadOption['id'], LucideIcon>> = {
  enterprise: Building2,
  'app-store': ShoppingBag,
  'google-play': Play,
  apk: Download,
};

export type DownloadPopupProps = {
  /** The QR code is drawn again each time this becomes true (POP-1). */
  visible: boolean;
  /** Absolute URL for the QR code, with the route in the hash (POP-1). */
  downloadUrl: string;
  links: Omit<DownloadLinks, 'enterprise'>;
  enterprise: EnterpriseLink;
  /** Called when the visitor follows a link to a page of this site. */
  onNavigate: () => void;
};

/** The content of the QR popup (POP-1, POP-2). Nothing moves under the pointer while it is open. */
export function DownloadPopup(props: DownloadPopupProps) {
  const { visible, enterprise } = props;
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
          {options.map(({ id, href }) => {
            const Icon = OPTION_ICONS[id];
            return (
              <li key={id}>
                <OptionLink href={href} data-option={id}>
                  <Icon aria-hidden />
                  {t(`download.${id}`)}
                  <ArrowUpRight aria-hidden />
                </OptionLink>
              </li>
            );
          })}
        </OptionList>
        <Guides>
          <GuideLink to={ROUTES.iosInstallGuide} onClick={props.onNavigate}>
            {t('download.ios-guide')}
          </GuideLink>
          <GuideLink to={ROUTES.androidInstallGuide} onClick={props.onNavigate}>
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
