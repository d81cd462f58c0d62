import { useId } from 'react';
import { ArrowUpRight } from 'lucide';
import { Icon } from '../../primitives/Icon.tsx';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { icon, row } from '../../primitives/Layout.tsx';
import { cssVar, media } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { LINK_HOST_GAP, LINK_HOST_SPACE, LinkHost } from './LinkHost.ts';
import type { DownloadOption } from './download-options.ts';
import { OPTION_ICONS } from './option-icons.ts';

/** One of the popup's options (POP-2); an enterprise link with its host (DL-6). */
export function PopupOption({ id, href, host }: DownloadOption) {
  const t = useTranslate();
  const hostId = useId();
  return (
    <li>
      <OptionLink href={href} data-option={id} aria-describedby={host && hostId}>
        <Icon icon={OPTION_ICONS[id]} />
        {t(`download.${id}`)}
        <Icon icon={ArrowUpRight} />
      </OptionLink>
      {host && <OptionHost id={hostId}>{t('download.host', { host })}</OptionHost>}
    </li>
  );
}

const OptionLink = styled.a`
  ${TEXT_STYLES.bodySm}
  ${row('3')}
  min-height: ${cssVar('size-control')};
  padding-block: ${cssVar('space-2')};
  font-weight: ${cssVar('font-weight-medium')};

  /* With a host below the link. */
  &:not(:last-child) {
    min-height: ${cssVar('size-target')};
    padding-block-end: 0;
  }

  > svg {
    ${icon()}
  }

  > svg:last-child {
    width: ${cssVar('size-icon-small')};
    height: ${cssVar('size-icon-small')};
    margin-inline-start: auto;
    color: ${cssVar('color-text-muted')};
    transition: translate ${cssVar('duration-fast')};
  }

  ${media.hover} {
    &:hover {
      color: ${cssVar('color-text-link')};

      > svg:last-child {
        color: inherit;
        translate: 2px -2px;
      }
    }
  }
`;

/** Under the text of its link. */
const OptionHost = styled(LinkHost)`
  padding-inline-start: calc(${cssVar('size-icon')} + ${cssVar('space-3')});
  padding-block-end: ${LINK_HOST_GAP};
`;

/** As high as the enterprise link with its host. */
export const OptionPlaceholder = styled.li`
  display: flex;
  align-items: center;
  min-height: calc(${cssVar('size-target')} + ${LINK_HOST_SPACE});
`;
