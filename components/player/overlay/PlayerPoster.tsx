import { Headphones, LoaderCircle, Play } from 'lucide';
import type { ItemPage, PageRecording } from '@/lib/domain/item-page/model';
import { guidanceText, playLabel } from '@/lib/domain/playback/before-play';
import { clockText } from '@/lib/domain/playback/moments';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { Picture } from '@/components/ui/picture/Picture';
import { GuidanceNote } from '../guidance/GuidanceNote';
import { GuidanceTimes } from '../guidance/GuidanceTimes';
import styles from '../player.module.css';

interface PlayerPosterProps {
  page: ItemPage & { recording: PageRecording };
  /** Where Play starts; null for the beginning. */
  resumeFrom: number | null;
  starting: boolean;
  /** The player is mounted underneath and must not be seen yet. */
  covers: boolean;
  /** Guidance that must be accepted before the first frame, once per item. */
  mustAccept: boolean;
  onPlay: (from: number) => void;
  /** The pointer or the focus has reached the poster. */
  onNear: () => void;
}

/** Whether guidance is shown over the picture, which then makes room for it. */
const isGuided = (mustAccept: boolean, { guidance }: PageRecording): true | undefined =>
  mustAccept || guidance.length > 0 || undefined;

/** What is shown before the first press: picture, guidance, one button. */
export function PlayerPoster(props: PlayerPosterProps) {
  const { page, resumeFrom, starting, covers, mustAccept, onPlay, onNear } = props;
  const { recording, guidance } = page;
  const says = guidanceText(guidance);
  const label = playLabel(recording.kind, mustAccept);
  return (
    <div
      role="presentation"
      className={styles.poster}
      data-guided={isGuided(mustAccept, recording)}
      data-covers={covers || undefined}
      // Mouse only, not pointer events: a finger that scrolls past is not about to press Play.
      onMouseEnter={onNear}
      onFocus={onNear}
    >
      <Picture
        image={page.image}
        shape="fill"
        sizes="(min-width: 1440px) 62rem, (min-width: 1024px) 66vw, 100vw"
        priority
      />
      <div className={styles.posterShade}>
        {mustAccept ? <GuidanceNote guidance={guidance} /> : null}
        <GuidanceTimes spans={recording.guidance} />
        <div className={`${styles.posterActions ?? ''} needs-script`}>
          <Button
            size="large"
            className={styles.playButton}
            disabled={starting}
            onPointerEnter={onNear}
            onClick={() => {
              onPlay(resumeFrom ?? 0);
            }}
          >
            {starting ? (
              <Icon of={LoaderCircle} className={styles.spin} size={24} />
            ) : (
              <Icon of={recording.kind === 'audio' ? Headphones : Play} size={24} />
            )}
            {starting ? 'Starting…' : resumeFrom ? `${label} from ${clockText(resumeFrom)}` : label}
          </Button>
          {resumeFrom && !starting ? (
            <Button
              look="secondary"
              size="large"
              onClick={() => {
                onPlay(0);
              }}
            >
              From the beginning
            </Button>
          ) : null}
        </div>
        {says && !mustAccept ? <p className={styles.posterNote}>Guidance: {says}</p> : null}
        <p className="without-script">Playing needs JavaScript.</p>
      </div>
    </div>
  );
}
