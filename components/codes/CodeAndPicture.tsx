import type { ReactNode } from 'react';
import { QrCode } from '@/components/ui/picture/QrCode';
import styles from './codes.module.css';

interface CodeAndPictureProps {
  code: string;
  /** The QR code: the address it encodes and its label. */
  picture: { text: string; label: string };
  before: ReactNode;
  after: ReactNode;
}

/** A six-letter code, large enough for a whole room, and beside it a QR code for a phone. */
export function CodeAndPicture({ code, picture, before, after }: CodeAndPictureProps) {
  return (
    <div className={styles.ways}>
      <div>
        {before}
        <p className={styles.shown}>{code}</p>
        {after}
      </div>
      <QrCode {...picture} />
    </div>
  );
}
