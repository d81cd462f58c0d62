import { useId } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { ExternalButton, RouteButton } from '../../../navigation/Link.tsx';
import { ROUTES } from '../../../navigation/routes.ts';
import { LinkRow } from '../../../navigation/LinkRow.tsx';
import { Icon } from '../../../primitives/Icon.tsx';
import { icon } from '../../../primitives/Layout.tsx';
import { Caption } from '../../../primitives/Text.tsx';
import { cssVar, hiddenIn } from '../../../theme/css.ts';
import { allOptions, type DownloadLinks, type DownloadOption } from '../download-options.ts';
import { GuideLinks } from '../DownloadButtons.tsx';
import { LINK_HOST_GAP, LINK_HOST_SPACE, LinkHost } from '../LinkHost.ts';
import { OPTION_ICONS } from '../option-icons.ts';

export type WayId = 'store' | 'file' | 'direct';

const WAY_OF: Readonly<Record<DownloadOption['id'], WayId>> = {
  'app-store': 'store',
  'google-play': 'store',
  apk: 'file',
  enterprise: 'direct',
};

/** For `document.css`. In a cached document, links to files may be outdated (VER-6). */
const DOCUMENT_ATTRIBUTES: Readonly<Partial<Record<DownloadOption['id'], object>>> = {
  'app-store': { 'data-for': 'ios' },
  'google-play': { 'data-for': 'android' },
  apk: { 'data-hidden-when-cached': true },
  enterprise: { 'data-hidden-when-cached': true },
};

type WayActionsProps = { way: WayId; isRecommended: boolean; links: DownloadLinks };

/**
 * Buttons for one way to install; `document.css` hides the store of the other platform. A computer gets no link for
 * the direct install (DL-4), but a line that says where to find it, and the guide as a button. Ways other than
 * a store have a link to their guide.
 */
export function WayActions({ way, isRecommended, links }: WayActionsProps) {
  const t = useTranslate();
  const hostId = useId();
  return (
    <Place>
      <Actions data-way={way}>
        {allOptions(links)
          .filter(({ id }) => WAY_OF[id] === way)
          .map(({ id, href, host }) => (
            <div key={id} {...DOCUMENT_ATTRIBUTES[id]}>
              <ExternalButton
                href={href}
                aria-describedby={host && hostId}
                $size="small"
                $variant={isRecommended ? 'primary' : 'ghost'}
              >
                {way !== 'direct' && <Icon icon={OPTION_ICONS[id]} />}
                {t(`download.${id}`)}
              </ExternalButton>
              {host && <LinkHost id={hostId}>{t('download.host', { host })}</LinkHost>}
            </div>
          ))}
        {way === 'direct' && (
          <RouteButton
            to={ROUTES.iosInstallGuide}
            data-text-for="other"
            $size="small"
            $variant="ghost"
          >
            {t('download.ios-guide')}
          </RouteButton>
        )}
        {way === 'direct' && (
          <Caption data-text-for="other" $color="soft">
            {t('verify.ways.direct.elsewhere')}
          </Caption>
        )}
      </Actions>
      {way !== 'store' && (
        <LinkRow>
          <GuideLinks platform={way === 'file' ? 'android' : 'ios'} />
        </LinkRow>
      )}
    </Place>
  );
}

const Place = styled.div`
  container: way / inline-size;

  /* A link has padding: without this, its gap would be larger than that of a text. */
  > :nth-child(2) {
    margin-top: calc(-1 * ${cssVar('space-2')});
  }

  ${hiddenIn('print')}
`;

/** In rem, the same in every language: in a narrower card, the buttons of two stores have no icon, then less padding. */
const ICONS_FROM = 20;
const WIDE_PADDING_FROM = 17;
/** In rem: in a narrower card, the buttons have the full width. */
const FULL_WIDTH_BELOW = 22;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-3')};
  padding-block: ${cssVar('space-3')};

  > div {
    display: grid;
    gap: ${LINK_HOST_GAP};
    justify-items: start;
  }

  svg {
    ${icon('size-icon-small')}
  }

  /* Below the button, in every language. */
  > p {
    flex-basis: 100%;
  }

  @container way (width < ${FULL_WIDTH_BELOW}rem) {
    > div,
    > a {
      flex: auto;
      justify-items: stretch;
    }
  }

  /* On a computer, the guide is a button, so its link is hidden. */
  [data-device='other'] &[data-way='direct'] + * {
    display: none;
  }

  @container way (width < ${ICONS_FROM}rem) {
    :root:not([data-device='ios'], [data-device='android']) &[data-way='store'] svg {
      display: none;
    }
  }

  @container way (width < ${WIDE_PADDING_FROM}rem) {
    a {
      padding-inline: ${cssVar('space-3')};
    }
  }

  /* Reserves the space of a button with its host, so that nothing moves when the service responds. */
  [data-device='ios'] &[data-way='direct'] {
    min-height: calc(
      ${cssVar('size-control-small')} + ${LINK_HOST_SPACE} + 2 * ${cssVar('space-3')}
    );
  }
`;
