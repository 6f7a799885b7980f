import { useEffect, useRef } from 'react';
import { useArrival } from './use-arrival';
import { useFocusAfterPlay } from './use-focus-after-play';
import { useGuidanceAccepted } from './guidance/use-guidance-accepted';
import { useMomentAddress } from './use-moment-address';
import { useNear } from './use-near';
import { play, retry, usePlayback } from './use-playback';
import { useResume } from '@/hooks/use-resume';
import type { PageAccess } from '@/lib/domain/item-page/access';
import type { ItemPage, PageRecording } from '@/lib/domain/item-page/model';
import { guidanceToAccept } from '@/lib/domain/playback/before-play';
import { usePlaybackOf } from '@/stores/playback';
import { AccessOverlay } from './overlay/AccessOverlay';
import { grantOrPlaceholder } from './grant/grant-or-placeholder';
import { FailureOverlay } from './overlay/FailureOverlay';
import { LazyStage } from './LazyStage';
import { ItemPoster } from './overlay/ItemPoster';
import styles from './player.module.css';

const loadStage = () => import('./PlayingStage').then((part) => part.PlayingStage);

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
 * Until the pointer comes near, there is a picture and a button but no player code. Until Play is pressed, there is no media and
 * no media URL. Every failure says what happened and keeps the position.
 */
function PermittedPlayer({ page, board }: Pick<VideoPlayerProps, 'page'> & { board: boolean }) {
  const { id, recording, guidance } = page;
  usePlayback(id);
  const { status, grant, failure, seek } = usePlaybackOf(id);
  const resume = useResume(id);
  const [accepted, accept] = useGuidanceAccepted(id);
  const asked = useMomentAddress(recording.segments);
  const asks = guidanceToAccept(guidance).length > 0 && !accepted;
  const frame = useRef<HTMLDivElement>(null);
  const { isNear, comeNear } = useNear(loadStage);
  const focusPlayer = useFocusAfterPlay(frame);
  const again = () => {
    retry();
    focusPlayer();
  };

  // Pressing a chapter or a transcript line before the first play starts playback there.
  useEffect(() => {
    if (seek && status === 'idle' && !asks) play(seek.seconds);
  }, [seek, status, asks]);

  const { plays, starting, onHere } = useArrival({ status, failure }, grant !== null && status !== 'idle');
  const mountedGrant = grantOrPlaceholder(id, recording.kind, { status, grant }, isNear);
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-scheme="dark"
      data-media={id}
      data-kind={recording.kind}
      data-playing={plays || undefined}
    >
      {mountedGrant ? (
        <LazyStage
          load={loadStage}
          stage={{ page, grant: mountedGrant, onPosition: resume.save }}
          isGranted={grant !== null}
          isIdle={status === 'idle'}
          onHere={onHere}
        />
      ) : null}
      {plays ? null : (
        <ItemPoster
          page={page}
          resumeFrom={seek?.seconds ?? asked ?? (board ? null : resume.from)}
          starting={starting}
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
