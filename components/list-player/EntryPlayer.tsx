import { Repeat, RotateCcw, SkipForward } from 'lucide';
import { useRef, useState } from 'react';
import { grantOrPlaceholder } from '@/components/player/grant/grant-or-placeholder';
import { FailureOverlay } from '@/components/player/overlay/FailureOverlay';
import { Overlay } from '@/components/player/overlay/Overlay';
import { useArrival } from '@/components/player/use-arrival';
import { useFocusAfterPlay } from '@/components/player/use-focus-after-play';
import { play, retry } from '@/components/player/use-playback';
import { useNear } from '@/components/player/use-near';
import frame from '@/components/player/player.module.css';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { useResume } from '@/hooks/use-resume';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { partOf } from '@/lib/domain/lists/words';
import { usePlaybackStore } from '@/stores/playback';
import { EntryPoster } from './EntryPoster';
import { EntryStage, loadEntryStage } from './EntryStage';
import { useEntryPlayback } from './use-entry-playback';
import styles from './list-player.module.css';

interface EntryPlayerProps {
  entry: ShownEntry;
  /** Key of the class that is playing; null for a person with access of their own. */
  classKey: string | null;
  path: string;
  onNext: (() => void) | null;
}

const ignore = () => undefined;

/** Where it begins, and what remembers the place: a class has none of its own, a clip is no place in the whole. */
function usePlace(entry: ShownEntry, classKey: string | null) {
  const isRemembered = classKey === null && partOf(entry) === null;
  const isMoment = entry.kind === 'moment';
  const { from, save } = useResume(entry.contentId, isRemembered && !isMoment);
  return {
    resumeFrom: from,
    /** Seconds from which it plays, where the person chose `asked`. */
    begin: (asked: number) => (isMoment ? (entry.start ?? 0) : asked),
    save: isRemembered ? save : ignore,
  };
}

/** One entry: its picture and a play button, then the recording or its clip, then the question. */
export function EntryPlayer({ entry, classKey, path, onNext }: EntryPlayerProps) {
  const playback = useEntryPlayback(entry, classKey);
  const { asked, failure, status, grant, clip } = playback;
  const place = usePlace(entry, classKey);
  const [loops, setLoops] = useState(false);
  const { plays, starting, onHere } = useArrival({ status, failure }, playback.plays);
  const { isNear, comeNear } = useNear(loadEntryStage);
  const media = useRef<HTMLDivElement>(null);
  const focusPlayer = useFocusAfterPlay(media);
  const type = entry.item?.media?.type ?? 'video';
  const mountedGrant = grantOrPlaceholder(entry.contentId, type, { status, grant }, isNear);
  const core = { asked, clip, loops, onPosition: place.save };
  const isOver = playback.isOver && !loops;
  const state = { isGranted: grant !== null, isIdle: status === 'idle', onHere };
  return (
    <>
      <div
        ref={media}
        className={frame.frame}
        data-scheme="dark"
        data-media={entry.contentId}
        data-playing={plays || undefined}
        data-covered={isOver || failure !== null}
      >
        {mountedGrant ? <EntryStage entry={entry} grant={mountedGrant} {...core} {...state} /> : null}
        {plays ? null : (
          <EntryPoster
            entry={entry}
            resumeFrom={place.resumeFrom}
            starting={starting}
            covers={mountedGrant !== null}
            onNear={comeNear}
            onPlay={(from) => {
              play(place.begin(from));
              comeNear();
              focusPlayer();
            }}
          />
        )}
        {isOver ? <After entry={entry} onNext={onNext} /> : null}
        {failure ? (
          <FailureOverlay
            failure={failure}
            path={path}
            onRetry={() => {
              retry();
              focusPlayer();
            }}
          />
        ) : null}
      </div>
      {entry.kind === 'clip' ? <Loop loops={loops} onChange={setLoops} /> : null}
    </>
  );
}

function Loop({ loops, onChange }: { loops: boolean; onChange: (loops: boolean) => void }) {
  return (
    <Button
      look="quiet"
      size="small"
      className={`${styles.loop ?? ''} needs-script no-print`}
      aria-pressed={loops}
      onClick={() => onChange(!loops)}
    >
      <Icon of={Repeat} /> Repeat this clip
    </Button>
  );
}

/** "Stop and discuss": the teacher's question, large enough for the back row. */
function After({ entry: { id, question }, onNext }: { entry: ShownEntry; onNext: (() => void) | null }) {
  const seekTo = usePlaybackStore((state) => state.seekTo);
  return (
    <Overlay role="status" key={id}>
      {question ? (
        <>
          <p>Stop and discuss</p>
          <p className={styles.question} dir="auto">
            {question}
          </p>
        </>
      ) : (
        <p className={frame.overlayTitle}>The end</p>
      )}
      <div className={frame.posterActions}>
        {onNext ? (
          <Button onClick={onNext}>
            <Icon of={SkipForward} /> Next
          </Button>
        ) : null}
        <Button look="secondary" onClick={() => seekTo(0)}>
          <Icon of={RotateCcw} /> Play again
        </Button>
      </div>
    </Overlay>
  );
}
