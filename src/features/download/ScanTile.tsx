import styled, { css } from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { column } from '../../primitives/Layout.tsx';
import { CORNER_GLOWS, nacreGradient } from '../../primitives/nacre.ts';
import { condition, cssVar, hiddenIn, media } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { LINK_HOST_HEIGHT, LinkHost } from './LinkHost.ts';
import { QrCode } from './QrCode.tsx';

export type ScanTileProps = {
  /** What the code opens. While it is empty, the space of the code is reserved. */
  url: string;
  title?: 'download.scan' | 'guide.scan';
  /** The text beside the code instead of around it. */
  isRow?: boolean;
};

/** The QR code for a phone's camera, with its host as text (POP-1, POP-1b); hidden on phones. */
export function ScanTile({ url, title = 'download.scan', isRow = false }: ScanTileProps) {
  const t = useTranslate();
  return (
    <Tile $isRow={isRow} data-surface="paper">
      <Title>{t(title)}</Title>
      <Code>{url && <QrCode text={url} />}</Code>
      <Host translate="no">{url && new URL(url).host}</Host>
    </Tile>
  );
}

/** Side of the code. A parent with less height sets `--scan-side`, a narrow one sets `--scan-title-size`. */
const SIDE = `var(--scan-side, calc(${cssVar('qr-size')} * 1px))`;
const SIDE_WITH_PADDING = `calc(${SIDE} + 2 * ${cssVar('space-2')})`;

/** As wide as the code, so that the popup's options get the remaining width. */
const Title = styled.p`
  ${TEXT_STYLES.title}
  font-size: ${cssVar('font-size-body')};
  max-width: ${SIDE_WITH_PADDING};
  text-align: center;
`;

const Code = styled.div`
  padding: ${cssVar('space-2')};
  border-radius: ${cssVar('radius-medium')};
  background: ${cssVar('qr-background')};

  > * {
    width: ${SIDE};
    height: ${SIDE};
  }

  &:empty {
    width: ${SIDE_WITH_PADDING};
    height: ${SIDE_WITH_PADDING};
  }
`;

/** People cannot read a QR code, so its host is shown below (POP-1b). */
const Host = styled(LinkHost)`
  max-width: ${SIDE_WITH_PADDING};
  min-height: ${LINK_HOST_HEIGHT};
  color: ${cssVar('color-text-default')};
  font-weight: ${cssVar('font-weight-medium')};
  text-align: center;
`;

const besideTheCode = css`
  display: grid;
  grid-template: 'code title' 'code host' / auto minmax(0, auto);
  gap: ${cssVar('space-2')} ${cssVar('space-6')};
  width: fit-content;
  max-width: 100%;
  padding: ${cssVar('space-4')} ${cssVar('space-6')} ${cssVar('space-4')} ${cssVar('space-4')};

  > ${Title}, > ${Host} {
    text-align: start;
  }

  > ${Title} {
    align-self: end;
    max-width: 12em;
    font-size: var(--scan-title-size, ${cssVar('font-size-title-min')});
  }

  > ${Host} {
    align-self: start;
  }

  > ${Code} {
    grid-area: code;
  }
`;

const Tile = styled.div<{ $isRow: boolean }>`
  ${column('4', 'center')}
  justify-content: center;
  padding: ${cssVar('space-6')};
  border-radius: calc(${cssVar('radius-huge')} - ${cssVar('space-3')});
  background: ${nacreGradient(1, CORNER_GLOWS)}, ${cssVar('palette-paper-50')};

  ${media.popupMedium} {
    padding: ${cssVar('space-4')};
  }

  ${({ $isRow }) => $isRow && besideTheCode}
  ${hiddenIn(`${condition.mobile}, ${condition.landscapePhone}`)}
`;
