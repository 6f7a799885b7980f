import { Headphones, LoaderCircle, Play } from 'lucide';
import type { CardMedia } from '@/lib/contracts/catalogue/card';
import { playLabel } from '@/lib/domain/playback/before-play';
import { clockText } from '@/lib/domain/playback/moments';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import styles from '../player.module.css';

export interface PlayButtonsProps {
  kind: CardMedia['type'];
  /** What plays, for screen readers, on a page that plays several. */
  name?: string;
  /** Where Play starts; null for the beginning. */
  resumeFrom: number | null;
  starting: boolean;
  /** Pressing it accepts guidance. */
  mustAccept: boolean;
  onPlay: (from: number) => void;
  /** The pointer has reached the button. */
  onNear: () => void;
}

/** Play, and from the beginning where it would resume. */
export function PlayButtons({
  kind,
  name,
  resumeFrom,
  starting,
  mustAccept,
  onPlay,
  onNear,
}: PlayButtonsProps) {
  const label = playLabel(kind, mustAccept);
  return (
    <div className={`${styles.posterActions ?? ''} needs-script`}>
      {/* The button's new name is not read out by itself. */}
      <span role="status" className="visually-hidden">
        {starting ? 'Starting…' : null}
      </span>
      <Button
        size="large"
        className={styles.playButton}
        softDisabled={starting}
        onPointerEnter={onNear}
        onClick={() => onPlay(resumeFrom ?? 0)}
      >
        {starting ? (
          <Icon of={LoaderCircle} className={styles.spin} size={24} />
        ) : (
          <Icon of={kind === 'audio' ? Headphones : Play} size={24} />
        )}
        {starting ? 'Starting…' : label}
        {resumeFrom && !starting ? ` from ${clockText(resumeFrom)}` : null}
        {/* Last, so that the words that are seen stand together in the button's name (WCAG 2.5.3). */}
        {name && !starting ? <span className="visually-hidden"> {name}</span> : null}
      </Button>
      {resumeFrom ? (
        <Button look="secondary" size="large" softDisabled={starting} onClick={() => onPlay(0)}>
          From the beginning
        </Button>
      ) : null}
    </div>
  );
}
