import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { Platform } from '../../browser/detect-platform.ts';
import { ExternalButton, TextLink } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/Text.tsx';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import type { EnterpriseLink } from './enterprise-link.ts';
import { optionsFor, type DownloadLinks, type DownloadOption } from './download-options.ts';

type DownloadButtonsProps = {
  /** Undefined in prerendered markup: then every store is offered; document.css leaves the right ones. */
  platform: Platform | undefined;
  links: Omit<DownloadLinks, 'enterprise'>;
  enterprise: EnterpriseLink;
  /** Offer every store on a computer, whose visitor may have either phone (HOME-8). */
  allOnComputer?: boolean;
};

/**
 * The right buttons for one device, and its guide (DL-2, DL-3). On iOS the place of the enterprise
 * button is kept from the start, so that nothing moves when the service answers or gives up.
 */
export function DownloadButtons({
  platform: device,
  links,
  enterprise,
  allOnComputer = false,
}: DownloadButtonsProps) {
  const t = useTranslate();
  const platform = allOnComputer && device === 'other' ? undefined : device;
  const options = optionsFor(platform, { ...links, enterprise: enterprise.url });
  const shownFor = platform ?? (allOnComputer ? 'any' : 'unknown');
  const isStoreOfAny = (id: DownloadOption['id']) => platform === undefined && id !== 'apk';
  const keepsRoom = platform === 'ios' && !enterprise.url && enterprise.status !== 'off';

  return (
    <>
      <Buttons data-platform={shownFor} data-reserve={enterprise.status !== 'off'}>
        {options.map(({ id, href }, index) => (
          <ExternalButton
            key={id}
            href={href}
            data-option={id}
            data-for={id === 'app-store' ? 'ios' : 'android'}
            $variant={index === 0 || isStoreOfAny(id) ? 'primary' : 'ghost'}
          >
            <FormattedMessage id={`download.${id}`} />
          </ExternalButton>
        ))}
        {keepsRoom && (
          <Room aria-hidden={enterprise.status === 'none'}>
            {enterprise.status === 'pending' && (
              <Skeleton role="status">
                <VisuallyHidden>{t('download.enterprise.pending')}</VisuallyHidden>
              </Skeleton>
            )}
          </Room>
        )}
      </Buttons>
      <Guides data-platform={shownFor}>
        {(platform === 'ios' || platform === undefined) && (
          <TextLink to={ROUTES.iosInstallGuide} data-for="ios">
            <FormattedMessage id="download.ios-guide" />
          </TextLink>
        )}
        {platform !== 'ios' && (
          <TextLink to={ROUTES.androidInstallGuide} data-for="android">
            <FormattedMessage id="download.android-guide" />
          </TextLink>
        )}
      </Guides>
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-3')};

  /* Full width on a phone, two in a row where there is room; so also the room that is kept. */
  ${media.mobile} {
    > *,
    &::after {
      flex: 1 1 12rem;
    }
  }
`;

const Room = styled.div`
  display: grid;
  place-items: center;
  min-height: ${cssVar('size-control')};

  ${media.desktop} {
    width: ${cssVar('space-15')};
  }
`;

const Guides = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${cssVar('space-6')};

  ${media.mobile} {
    justify-content: center;
  }
`;
