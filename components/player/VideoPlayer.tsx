import { useEffect, useRef, useState } from 'react';
import { useFocusAfterPlay } from './use-focus-after-play';
import { useGuidanceAccepted } from './guidance/use-guidance-accepted';
import { useMomentAddress } from './use-moment-address';
import { prepareGrant } from './grant/ask-for-grant';
import { usePlayback } from './use-playback';
import { useResume } from '@/hooks/use-resume';
import type { PageAccess } from '@/lib/domain/item-page/access';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { Playback } from '@/lib/domain/playback/playback';
import type { ItemPage, PageRecording } from '@/lib/domain/item-page/model';
import { guidanceToAccept } from '@/lib/domain/playback/before-play';
import { usePlaybackOf } from '@/stores/playback';
import { AccessOverlay } from './overlay/AccessOverlay';
import { placeholderGrant } from './grant/placeholder-grant';
import { FailureOverlay } from './overlay/FailureOverlay';
import { LazyStage, prepareStage } from './LazyStage';
import { PlayerPoster } from './overlay/PlayerPoster';
import styles from './player.module.css';

interface VideoPlayerProps {
  page: ItemPage & { recording: PageRecording };
  access: PageAccess;
  /** Shown to a class: the person's resume position is not offered. */
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
 * The grant that the player is rendered with: a placeholder once the pointer comes near, or at the latest on the press, so that
 * the player is ready when the real grant arrives. Null before.
 */
function grantOrPlaceholder(
  { id, recording }: VideoPlayerProps['page'],
  { status, grant }: Pick<Playback, 'status' | 'grant'>,
  isNear: boolean,
): PlaybackGrant | null {
  const isExpected = status === 'starting' || (status === 'idle' && isNear);
  return grant ?? (isExpected ? placeholderGrant(id, recording.kind) : null);
}

/**
 * Until the pointer comes near, there is a picture and a button but no player code. Until Play is pressed, there is no media and
 * no media URL. Every failure says what happened and keeps the position.
 */
function PermittedPlayer({ page, board }: Pick<VideoPlayerProps, 'page'> & { board: boolean }) {
  const { id, recording, guidance } = page;
  const { play, retry } = usePlayback(id);
  const { status, grant, failure, seek } = usePlaybackOf(id);
  const resume = useResume(id);
  const [accepted, accept] = useGuidanceAccepted(id);
  const asked = useMomentAddress(recording.segments);
  const asks = guidanceToAccept(guidance).length > 0 && !accepted;
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const comeNear = () => {
    prepareGrant();
    prepareStage();
    setNear(true);
  };
  const focusPlayer = useFocusAfterPlay(frame);
  const again = () => {
    retry();
    focusPlayer();
  };

  // Pressing a chapter or a transcript line before the first play starts playback there.
  useEffect(() => {
    if (seek && status === 'idle' && !asks) play(seek.seconds);
  }, [seek, status, asks, play]);

  const playing = grant !== null && status !== 'idle';
  const mountedGrant = grantOrPlaceholder(page, { status, grant }, isNear);
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-scheme="dark"
      data-media={id}
      data-kind={recording.kind}
      data-playing={playing || undefined}
    >
      {mountedGrant ? (
        // Until Play is pressed, nothing in the player can be reached.
        <div className={styles.mounted} inert={status === 'idle'}>
          <LazyStage page={page} grant={mountedGrant} isGranted={grant !== null} onPosition={resume.save} />
        </div>
      ) : null}
      {playing ? null : (
        <PlayerPoster
          page={page}
          resumeFrom={seek?.seconds ?? asked ?? (board ? null : resume.from)}
          starting={status === 'starting'}
          covers={mountedGrant !== null}
          mustAccept={asks}
          onNear={comeNear}
          onPlay={(from) => {
            play(from);
            comeNear();
            accept();
            focusPlayer();
          }}
        />
      )}
      {failure ? <FailureOverlay failure={failure} path={page.path} onRetry={again} /> : null}
    </div>
  );
}
