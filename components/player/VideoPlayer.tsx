import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useGuidanceAccepted } from '@/hooks/use-guidance-accepted';
import { useMomentAddress } from '@/hooks/use-moment-address';
import { usePlayback } from '@/hooks/use-playback';
import { useResume } from '@/hooks/use-resume';
import { singleSource } from '@/lib/images/source-set';
import type { PageAccess } from '@/lib/rules/item-page/access';
import type { ItemPage, PageRecording } from '@/lib/rules/item-page/model';
import { mustAccept } from '@/lib/rules/item-page/words';
import { usePlaybackStore } from '@/stores/playback';
import { AccessOverlay } from './AccessOverlay';
import { EndOverlay } from './EndOverlay';
import { FailureOverlay } from './FailureOverlay';
import { PlayerPoster } from './PlayerPoster';
import styles from './player.module.css';

const PlayerCore = dynamic(() => import('./PlayerCore'), { ssr: false });
const KeyboardHelp = dynamic(() => import('./KeyboardHelp'), { ssr: false });

interface VideoPlayerProps {
  page: ItemPage & { recording: PageRecording };
  access: PageAccess;
}

/**
 * The player of an item page. Until somebody presses play there is a picture and a button: no player code, no media,
 * no address. Every failure says what happened and keeps the place.
 */
export function VideoPlayer({ page, access }: VideoPlayerProps) {
  const { id, recording } = page;
  const { play, retry } = usePlayback(id);
  const resume = useResume(id);
  const [accepted, accept] = useGuidanceAccepted(id);
  const [ended, setEnded] = useState(false);
  const [help, setHelp] = useState(false);
  const asked = useMomentAddress(recording.segments);
  const mine = usePlaybackStore((state) => state.itemId === id);
  const status = usePlaybackStore((state) => (mine ? state.status : 'idle'));
  const grant = usePlaybackStore((state) => (mine ? state.grant : null));
  const failure = usePlaybackStore((state) => (mine ? state.failure : null));
  const seek = usePlaybackStore((state) => (mine ? state.seek : null));
  const mayStart = access.allowed && (accepted || !mustAccept(page.guidance));

  // A chapter or a line of the transcript pressed before the first play starts there.
  useEffect(() => {
    if (seek && status === 'idle' && mayStart) play(seek.seconds);
    if (seek) setEnded(false);
  }, [seek, status, mayStart, play]);

  if (access.notice) return <AccessOverlay page={page} notice={access.notice} />;
  const poster = page.image ? { src: singleSource(page.image.url, 1440), alt: page.image.altText || page.name } : null;
  const playing = grant !== null && status !== 'idle';
  return (
    <div className={styles.frame} data-kind={recording.kind} data-playing={playing || undefined}>
      {playing ? (
        <PlayerCore
          title={page.name}
          grant={grant}
          poster={poster}
          chapters={recording.outline ? recording.segments : []}
          onPosition={resume.keep}
          onEnded={() => {
            setEnded(true);
          }}
          onHelp={() => {
            setHelp(true);
          }}
        />
      ) : (
        <PlayerPoster
          page={page}
          resumeFrom={asked ?? resume.from}
          starting={status === 'starting'}
          mustAccept={mustAccept(page.guidance) && !accepted}
          onPlay={(from) => {
            accept();
            play(from);
          }}
        />
      )}
      {failure ? <FailureOverlay failure={failure} path={page.path} onRetry={retry} /> : null}
      {ended && !failure ? (
        <EndOverlay
          next={page.next}
          onReplay={() => {
            setEnded(false);
            usePlaybackStore.getState().seekTo(0);
          }}
          onClose={() => {
            setEnded(false);
          }}
        />
      ) : null}
      {help ? (
        <KeyboardHelp
          onClose={() => {
            setHelp(false);
          }}
        />
      ) : null}
    </div>
  );
}
