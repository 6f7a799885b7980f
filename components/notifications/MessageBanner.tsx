import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/form/IconButton';
import styles from './notifications.module.css';

/** Props of every kind of banner. `onDismiss` is null when the banner must stay. */
export interface BannerProps {
  data: Readonly<Record<string, string>>;
  onDismiss: (() => void) | null;
}

interface BannerFrameProps {
  /** Name of the region, for people who navigate by landmarks. */
  label: string;
  onDismiss: (() => void) | null;
  closeLabel?: string;
  children: ReactNode;
}

/** The card of every banner: content, and a way to close it. */
export function BannerFrame({ label, onDismiss, closeLabel = 'Close message', children }: BannerFrameProps) {
  return (
    <section aria-label={label} className={styles.card}>
      <div className={styles.content}>{children}</div>
      {onDismiss ? (
        <IconButton icon={X} label={closeLabel} className={styles.close} onClick={onDismiss} />
      ) : null}
    </section>
  );
}

/** Type `message`: a title and a text. */
export function MessageBanner({ data, onDismiss }: BannerProps) {
  return (
    <BannerFrame label={data.title ?? 'Message'} onDismiss={onDismiss}>
      {data.title ? <p className={styles.title}>{data.title}</p> : null}
      <p>{data.text}</p>
    </BannerFrame>
  );
}
