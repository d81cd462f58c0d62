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
  /** Undefined in prerendered markup: all stores are rendered, and document.css hides the others. */
  platform: Platform | undefined;
  links: Omit<DownloadLinks, 'enterprise'>;
  enterprise: EnterpriseLink;
  /** Show every store on a computer (HOME-8). */
  allOnComputer?: boolean;
};

/**
 * The stores and the guide for one device (DL-2, DL-3). On iOS space is reserved for the enterprise
 * button, so that nothing moves when the service responds.
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
  const isStoreForAnyDevice = (id: DownloadOption['id']) => platform === undefined && id !== 'apk';
  const reservesSpace = platform === 'ios' && !enterprise.url && enterprise.status !== 'disabled';

  return (
    <>
      <Buttons data-platform={shownFor} data-reserve={enterprise.status !== 'disabled'}>
        {options.map(({ id, href }, index) => (
          <ExternalButton
            key={id}
            href={href}
            data-option={id}
            data-for={id === 'app-store' ? 'ios' : 'android'}
            $variant={index === 0 || isStoreForAnyDevice(id) ? 'primary' : 'ghost'}
          >
            {t(`download.${id}`)}
          </ExternalButton>
        ))}
        {reservesSpace && (
          <Placeholder aria-hidden={enterprise.status === 'unavailable'}>
            {enterprise.status === 'pending' && (
              <Skeleton role="status">
                <VisuallyHidden>{t('download.enterprise.pending')}</VisuallyHidden>
              </Skeleton>
            )}
          </Placeholder>
        )}
      </Buttons>
      <Guides data-platform={shownFor}>
        {(platform === 'ios' || platform === undefined) && (
          <TextLink to={ROUTES.iosInstallGuide} data-for="ios">
            {t('download.ios-guide')}
          </TextLink>
        )}
        {platform !== 'ios' && (
          <TextLink to={ROUTES.androidInstallGuide} data-for="android">
            {t('download.android-guide')}
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

  /* Full width on a phone, or two in a row; also the space that document.css reserves. */
  ${media.mobile} {
    > *,
    &::after {
      flex: 1 1 12rem;
    }
  }
`;

const Placeholder = styled.div`
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
