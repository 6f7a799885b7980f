import type { ReactNode } from 'react';
import { QrCode } from '@/components/ui/QrCode';
import styles from './codes.module.css';

interface CodeAndPictureProps {
  code: string;
  /** Of the QR code: the address that it holds, and what it is called. */
  picture: { text: string; label: string };
  before: ReactNode;
  after: ReactNode;
}

/** Six letters for the whole room to read, and beside them a picture for a telephone. */
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
