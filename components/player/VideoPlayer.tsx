import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { useFocusAfterPlay } from './use-focus-after-play';
import { useGuidanceAccepted } from './use-guidance-accepted';
import { useMomentAddress } from './use-moment-address';
import { usePlayback } from './use-playback';
import { useResume } from '@/hooks/use-resume';
import type { PageAccess } from '@/lib/domain/item-page/access';
import type { ItemPage, PageRecording } from '@/lib/domain/item-page/model';
import { mustAccept } from '@/lib/domain/item-page/words';
import { usePlaybackOf } from '@/stores/playback';
import { AccessOverlay } from './AccessOverlay';
import { FailureOverlay } from './FailureOverlay';
import { PlayerPoster } from './PlayerPoster';
import styles from './player.module.css';

const PlayingStage = dynamic(() => import('./PlayingStage').then((module) => module.PlayingStage), {
  ssr: false,
});

interface VideoPlayerProps {
  page: ItemPage & { recording: PageRecording };
  access: PageAccess;
  /** Shown to a class: where this person left off is not offered. */
  board?: boolean;
}

/** The player, or why there is none (R-OPEN-10). */
export function VideoPlayer({ page, access, board = false }: VideoPlayerProps) {
  return access.notice ? (
    <AccessOverlay page={page} notice={access.notice} />
  ) : (
    <PermittedPlayer page={page} board={board} />
  );
}

/**
 * Until somebody presses play there is a picture and a button: no player code, no media, no address. Every failure
 * says what happened and keeps the place.
 */
function PermittedPlayer({ page, board }: Pick<VideoPlayerProps, 'page'> & { board: boolean }) {
  const { id, recording, guidance } = page;
  const { play, retry } = usePlayback(id);
  const { status, grant, failure, seek } = usePlaybackOf(id);
  const resume = useResume(id);
  const [accepted, accept] = useGuidanceAccepted(id);
  const asked = useMomentAddress(recording.segments);
  const asks = mustAccept(guidance) && !accepted;
  const frame = useRef<HTMLDivElement>(null);
  const focusPlayer = useFocusAfterPlay(frame);

  // A chapter or a line of the transcript pressed before the first play starts there.
  useEffect(() => {
    if (seek && status === 'idle' && !asks) play(seek.seconds);
  }, [seek, status, asks, play]);

  const playing = grant !== null && status !== 'idle';
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-scheme="dark"
      data-media={id}
      data-kind={recording.kind}
      data-playing={playing || undefined}
    >
      {playing ? (
        <PlayingStage page={page} grant={grant} onPosition={resume.keep} />
      ) : (
        <PlayerPoster
          page={page}
          resumeFrom={seek?.seconds ?? asked ?? (board ? null : resume.from)}
          starting={status === 'starting'}
          mustAccept={asks}
          onPlay={(from) => {
            accept();
            focusPlayer();
            play(from);
          }}
        />
      )}
      {failure ? <FailureOverlay failure={failure} path={page.path} onRetry={retry} /> : null}
    </div>
  );
}
