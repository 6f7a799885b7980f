import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react';
import { SkipForward, TriangleAlert } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { usePlayerMemory } from '@/hooks/use-player-memory';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import { announcedAt, skippedTo } from '@/lib/domain/playback/timed-guidance';
import { focusPlayerAround } from '../focus-player';
import notices from '../overlay/notices.module.css';
import styles from './timed-guidance.module.css';

/** How long a skip is announced, ms. */
const SAID_MS = 4_000;

interface TimedGuidanceProps {
  spans: readonly GuidanceSpan[];
  /** Called before each skip. @param by how far it leads, seconds */
  onSkip?: (by: number) => void;
}

/** Skips what is warned of, for people who chose that. Returns the kind last skipped, for a moment. */
function useSkipping({ spans, onSkip }: TimedGuidanceProps): string | null {
  const [{ skipsGuided: skips = false }] = usePlayerMemory();
  const player = useMediaPlayer();
  const [said, setSaid] = useState<{ kind: string | null } | null>(null);
  const skipFrom = useEffectEvent((seconds: number): number | null => {
    const to = skippedTo(spans, seconds);
    if (to === null) return null;
    setSaid({ kind: announcedAt(spans, seconds)?.kind ?? null });
    onSkip?.(to - seconds);
    return to;
  });
  useEffect(() => {
    if (!player || !skips) return undefined;
    return player.subscribe(({ currentTime }) => {
      const to = skipFrom(currentTime);
      if (to !== null) player.currentTime = to;
    });
  }, [player, skips]);
  // Of its own, so that it ends also when skipping is switched off meanwhile. Each skip begins the time anew.
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return said?.kind ?? null;
}

/** Among the player's notices: a content warning that is on or comes within ten seconds, with a button to skip it. */
export function TimedGuidance(props: TimedGuidanceProps) {
  const { spans, onSkip } = props;
  const seconds = useMediaState('currentTime');
  const remote = useMediaRemote();
  const skipped = useSkipping(props);
  const span = announcedAt(spans, seconds);
  const isOn = span !== null && seconds >= span.start;
  return (
    <div className={styles.warning}>
      <p role="status" className={span || skipped !== null ? notices.words : 'visually-hidden'}>
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
            focusPlayerAround(currentTarget);
            onSkip?.(span.end - seconds);
            remote.seek(span.end);
          }}
        >
          <Icon of={SkipForward} /> Skip it
        </Button>
      ) : null}
    </div>
  );
}
