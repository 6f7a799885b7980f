import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react';
import { SkipForward, TriangleAlert } from 'lucide';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { useStored } from '@/hooks/use-stored';
import { parsePlayerMemory, PLAYER_KEY } from '@/lib/browser/player-memory';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import { announcedAt, skippedTo } from '@/lib/domain/playback/timed-guidance';
import { focusPlayerUnder } from '../focus-player';
import styles from './timed-guidance.module.css';

/** How long a skip is announced, ms. */
const SAID_MS = 4_000;

/** Skips what is warned of, for people who chose that. Returns the kind last skipped, for a moment. */
function useSkipping(spans: readonly GuidanceSpan[]): string | null {
  const skips = parsePlayerMemory(useStored(PLAYER_KEY)).skipsGuided === true;
  const player = useMediaPlayer();
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (!player || !skips) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = player.subscribe(({ currentTime }) => {
      const to = skippedTo(spans, currentTime);
      if (to === null) return;
      setSaid(announcedAt(spans, currentTime)?.kind ?? null);
      player.currentTime = to;
      clearTimeout(timer);
      timer = setTimeout(() => setSaid(null), SAID_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [player, spans, skips]);
  return said;
}

/** Shown in the player: a content warning that is on or comes within ten seconds, with a button to skip it. */
export function TimedGuidance({ spans }: { spans: readonly GuidanceSpan[] }) {
  const seconds = useMediaState('currentTime');
  const remote = useMediaRemote();
  const skipped = useSkipping(spans);
  const span = announcedAt(spans, seconds);
  const isOn = span !== null && seconds >= span.start;
  return (
    <div className={styles.place}>
      <p role="status" className={span || skipped !== null ? styles.words : 'visually-hidden'}>
        {skipped !== null ? (
          `Skipped: ${skipped}`
        ) : span ? (
          <>
            <Icon of={TriangleAlert} /> {isOn ? span.kind : `Soon: ${span.kind}`}
          </>
        ) : null}
      </p>
      {span && skipped === null ? (
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            focusPlayerUnder(currentTarget);
            remote.seek(span.end);
          }}
        >
          <Icon of={SkipForward} /> Skip it
        </Button>
      ) : null}
    </div>
  );
}
