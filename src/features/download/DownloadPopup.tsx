import { useId, useState } from 'react';
import { ArrowUpRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/Text.tsx';
import type { EnterpriseLink } from './enterprise-link.ts';
import { OPTION_ICONS } from './option-icon.ts';
import { allOptions, type DownloadLinks } from './download-options.ts';
import {
  Code,
  Guide,
  Guides,
  OptionLink,
  OptionList,
  OptionSlot,
  Options,
  Panel,
  ScanTitle,
  Tile,
} from './DownloadPopup.styles.tsx';
import { QrCode } from './QrCode.tsx';

/** What the popup shows; where it is and whether, its button decides. */
export type DownloadPopupProps = {
  /** Whether the popup is shown: the QR code is made anew each time it becomes true (POP-1). */
  visible: boolean;
  /** The address in the QR code: the download page, absolute, in hash form (POP-1). */
  downloadUrl: string;
  links: Omit<DownloadLinks, 'enterprise'>;
  enterprise: EnterpriseLink;
  /** Called when the visitor has followed a link that stays on this site. */
  onLeave: () => void;
};

/**
 * What the QR popup shows (POP-1, POP-2): the code, every way to get the app, both guides. Nothing
 * moves under the pointer: the place of the enterprise link is kept while it is open.
 */
export function DownloadPopup(props: DownloadPopupProps) {
  const { visible, enterprise } = props;
  const t = useTranslate();
  const titleId = useId();
  const options = allOptions({ ...props.links, enterprise: enterprise.url });
  const slot =
    useSlot(visible, enterprise.status !== 'none' && enterprise.status !== 'off') &&
    !enterprise.url;

  return (
    <Panel>
      <Tile>
        <ScanTitle>
          <FormattedMessage id="download.scan" />
        </ScanTitle>
        <Code>{visible && <QrCode text={props.downloadUrl} />}</Code>
      </Tile>
      <Options>
        <p id={titleId}>
          <FormattedMessage id="download.options" />
        </p>
        <OptionList aria-labelledby={titleId} aria-busy={enterprise.status === 'pending'}>
          {slot && (
            <OptionSlot aria-hidden={enterprise.status === 'none'}>
              {enterprise.status === 'pending' && (
                <Skeleton role="status">
                  <VisuallyHidden>{t('download.enterprise.pending')}</VisuallyHidden>
                </Skeleton>
              )}
            </OptionSlot>
          )}
          {options.map(({ id, href }) => {
            const Icon = OPTION_ICONS[id];
            return (
              <li key={id}>
                <OptionLink href={href} data-option={id}>
                  <Icon aria-hidden />
                  <FormattedMessage id={`download.${id}`} />
                  <ArrowUpRight aria-hidden />
                </OptionLink>
              </li>
            );
          })}
        </OptionList>
        <Guides>
          <Guide to={ROUTES.iosInstallGuide} onClick={props.onLeave}>
            <FormattedMessage id="download.ios-guide" />
          </Guide>
          <Guide to={ROUTES.androidInstallGuide} onClick={props.onLeave}>
            <FormattedMessage id="download.android-guide" />
          </Guide>
        </Guides>
      </Options>
    </Panel>
  );
}

/** Whether room is kept for the enterprise link: decided anew only while the popup is closed. */
function useSlot(visible: boolean, expected: boolean): boolean {
  const [kept, setKept] = useState(expected);
  if (!visible && kept !== expected) setKept(expected);
  return kept;
}
