import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

/** Quiet zone that readers need, in modules (ISO/IEC 18004). */
const QUIET = 4;

const darkModules = (size: number, data: ArrayLike<number>): string =>
  Array.from(data, (dark, index) =>
    dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  ).join('');

/** An address as a QR code for phones; the library that draws it is loaded with the first one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    void import('qrcode')
      .then(({ create }) => {
        const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
        setDrawn({ size, path: darkModules(size, data) });
      })
      // Without the picture, the address is still there in words.
      .catch(() => undefined);
  }, [text]);
  if (!drawn) return null;
  const box = `-${QUIET} -${QUIET} ${drawn.size + 2 * QUIET} ${drawn.size + 2 * QUIET}`;
  return (
    <svg viewBox={box} role="img" aria-label={label} className={styles.qr} shapeRendering="crispEdges">
      <path d={drawn.path} />
    </svg>
  );
}
