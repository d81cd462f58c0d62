import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { cssVar } from '../../theme/css.ts';
import { qr } from '../../theme/generated/tokens.ts';

/** Error correction level: 15 % of the code may be damaged. */
const ERROR_CORRECTION = 'M';

type Drawing = { side: number; path: string } | 'failed' | undefined;

/**
 * A QR code of 200 px with a quiet zone of 2 modules (POP-1): one SVG path, sharp at any zoom and
 * in print. If it fails, logs the error and shows a placeholder (POP-6).
 */
export function QrCode({ text }: { text: string }) {
  const t = useTranslate();
  const [drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    let cancelled = false;
    drawQr(text).then(
      (result) => !cancelled && setDrawing(result),
      (error: unknown) => {
        console.error('The QR code could not be made', error);
        if (!cancelled) setDrawing('failed');
      },
    );
    return () => {
      cancelled = true;
    };
  }, [text]);

  if (drawing === 'failed') return <QrPlaceholder>{t('download.qr.fallback')}</QrPlaceholder>;
  if (!drawing) return <Frame aria-hidden />;
  return (
    <Frame
      as="svg"
      role="img"
      aria-label={t('download.qr')}
      data-ready
      viewBox={`0 0 ${drawing.side} ${drawing.side}`}
      shapeRendering="crispEdges"
    >
      <Modules d={drawing.path} />
    </Frame>
  );
}

/** Rejects if the encoder does not load or cannot encode `text`. */
async function drawQr(text: string): Promise<{ side: number; path: string }> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: ERROR_CORRECTION });
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column + qr.margin} ${row + qr.margin}h1v1h-1z`;
    }
  }
  return { side: modules.size + 2 * qr.margin, path };
}

const Frame = styled.div`
  width: calc(${cssVar('qr-size')} * 1px);
  height: calc(${cssVar('qr-size')} * 1px);
  background: ${cssVar('qr-background')};
  forced-color-adjust: none;
`;

const Modules = styled.path`
  fill: ${cssVar('qr-foreground')};
`;

const QrPlaceholder = styled(Frame)`
  display: grid;
  place-items: center;
  border: ${cssVar('size-hairline')} dashed ${cssVar('color-line-strong')};
  border-radius: ${cssVar('radius-medium')};
  color: ${cssVar('color-text-muted')};
`;
