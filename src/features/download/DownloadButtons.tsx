import { type ElementType, useDeferredValue, useId } from 'react';
import styled, { css } from 'styled-components';
import type { Platform } from '../../browser/detect-platform.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ExternalButton, TextLink } from '../../navigation/Link.tsx';
import { LinkRow } from '../../navigation/LinkRow.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Icon } from '../../primitives/Icon.tsx';
import { icon } from '../../primitives/Layout.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/Text.tsx';
import { cssVar } from '../../theme/css.ts';
import { stackedSection } from '../../theme/text-styles.ts';
import { type DownloadOption, optionsFor } from './download-options.ts';
import type { EnterpriseLink } from './enterprise-link.ts';
import { LINK_HOST_GAP, LINK_HOST_SPACE, LinkHost } from './LinkHost.ts';
import { OPTION_ICONS } from './option-icons.ts';
import { useDownloadLinks } from './use-download-links.ts';

type DownloadButtonsProps = {
  /** Undefined in prerendered markup: all stores are rendered, and document.css hides the others. */
  platform: Platform | undefined;
  enterprise: EnterpriseLink;
  /** Show every store on a computer (HOME-8). */
  allOnComputer?: boolean;
};

/** The stores and guides of a device (DL-2, DL-3). Nothing moves when the service responds. */
export function DownloadButtons({
  platform: device,
  enterprise,
  allOnComputer = false,
}: DownloadButtonsProps) {
  const t = useTranslate();
  const hostId = useId();
  const platform = allOnComputer && device === 'other' ? undefined : device;
  const options = optionsFor(platform, { ...useDownloadLinks(), enterprise: enterprise.url });
  const shownFor = platform ?? (allOnComputer ? 'any' : 'unknown');
  const isStoreForAnyDevice = (id: DownloadOption['id']) => platform === undefined && id !== 'apk';
  const reservesSpace = platform === 'ios' && !enterprise.url && enterprise.status !== 'disabled';

  return (
    <>
      <Buttons data-platform={shownFor} data-reserve={enterprise.status !== 'disabled'}>
        {options.map(({ id, href, host }, index) => {
          const button = (
            <ExternalButton
              key={id}
              href={href}
              data-option={id}
              data-direct={id === 'apk' || undefined}
              data-for={id === 'app-store' || id === 'enterprise' ? 'ios' : 'android'}
              aria-describedby={host && hostId}
              $variant={index === 0 || isStoreForAnyDevice(id) ? 'primary' : 'ghost'}
            >
              <Icon icon={OPTION_ICONS[id]} />
              {t(`download.${id}`)}
            </ExternalButton>
          );
          return host ? (
            <WithHost key={id}>
              {button}
              <LinkHost id={hostId}>{t('download.host', { host })}</LinkHost>
            </WithHost>
          ) : (
            button
          );
        })}
        {reservesSpace && <EnterprisePlaceholder as={Placeholder} status={enterprise.status} />}
      </Buttons>
      <LinkRow data-platform={shownFor}>
        <GuideLinks platform={platform} />
      </LinkRow>
    </>
  );
}

type EnterprisePlaceholderProps = {
  /** Has the size of the link. */
  as: ElementType<{ 'aria-hidden': boolean }>;
  status: EnterpriseLink['status'];
};

/** Reserves the space of the enterprise link: a skeleton until the service has responded, empty if there is no link. */
export function EnterprisePlaceholder({ as: Place, status }: EnterprisePlaceholderProps) {
  const t = useTranslate();
  // A live region is announced when its text changes, so it is rendered empty first.
  const isMounted = useDeferredValue(true, false);

  return (
    <Place aria-hidden={status === 'unavailable'}>
      {status === 'pending' && (
        <Skeleton role="status">
          {isMounted && <VisuallyHidden>{t('download.enterprise.pending')}</VisuallyHidden>}
        </Skeleton>
      )}
    </Place>
  );
}

/** A link to the install guide of the platform, or to both guides if it is undefined. */
export function GuideLinks({ platform }: { platform?: Platform | undefined }) {
  const t = useTranslate();
  return (
    <>
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
    </>
  );
}

/** In rem, on the download page. From this width on, the two longest labels on a computer fit side by side. */
const TWO_LABELS = 26;
/** In rem, on the download page. From this width on, all labels on a phone fit side by side. */
const ALL_LABELS = 34;

const oneColumn = css`
  flex-direction: column;
  align-items: stretch;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${cssVar('space-3')};

  svg {
    ${icon('size-icon-small')}
  }

  /* Full width on a phone. Also the space that document.css reserves. */
  ${stackedSection} {
    ${oneColumn}
  }

  @container download-actions (width < ${TWO_LABELS}rem) {
    ${oneColumn}
  }

  @container download-actions (width >= ${ALL_LABELS}rem) {
    flex-direction: row;
    align-items: flex-start;
  }

  /*
   * The direct install, or the space reserved for it, has its own row: the link may not fit beside the store,
   * and would cause a layout shift when it arrives (API-4).
   */
  @container download-actions (${TWO_LABELS}rem <= width < ${ALL_LABELS}rem) {
    > div,
    &::after {
      flex-basis: 100%;
      justify-content: start;
    }
  }
`;

const WithHost = styled.div`
  display: grid;
  gap: ${LINK_HOST_GAP};
  text-align: center;

  /* As the guide's link below. */
  @container download-actions (width > 0) {
    text-align: start;
  }
`;

/** As high as the enterprise button with its host. */
const Placeholder = styled.div`
  display: grid;
  place-items: center;
  min-width: ${cssVar('space-15')};
  min-height: calc(var(--button-height) + ${LINK_HOST_SPACE});
`;
