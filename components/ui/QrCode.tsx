import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

/** Light margin that readers need, modules (ISO/IEC 18004). */
const QUIET = 4;

const darkModules = (size: number, data: ArrayLike<number>): string =>
  Array.from(data, (dark, index) =>
    dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  ).join('');

/** An address as a picture for telephones; the library that draws it comes with the first of them. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    void import('qrcode')
      .then(({ create }) => {
        const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
        setDrawn({ size, path: darkModules(size, data) });
      })
      // Without the picture its words are there.
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
