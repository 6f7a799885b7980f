import { MediaPlayer, MediaProvider, Poster, Track } from '@vidstack/react';
import '@vidstack/react/player/styles/base.css';
import '@vidstack/react/player/styles/default/captions.css';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Segment } from '@/lib/contracts/catalogue/content-parts';
import type { PlaybackGrant, PlaybackGrantRequest } from '@/lib/contracts/media/media';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { PlayerControls } from '../controls/PlayerControls';
import { keyShortcuts } from '../player-keys';
import { sourceOf } from './player-source';
import { playerStorage } from '../player-storage';
import { SignedPicture } from '../grant/SignedPicture';
import { TimedGuidance } from '../guidance/TimedGuidance';
import { useGrantTexts } from '../grant/use-grant-texts';
import { useSigned } from '../grant/use-signed';
import { useMountedPlayer } from './use-mounted-player';
import { usePlayerLink } from '../use-player-link';
import { CaptionsLayer } from '../captions/CaptionsLayer';
import styles from '../player.module.css';

const KeyboardHelp = dynamic(() => import('../KeyboardHelp').then((module) => module.KeyboardHelp), {
  ssr: false,
});

export interface PlayerCoreProps {
  title: string;
  grant: PlaybackGrant;
  poster: { src: string; alt: string } | null;
  /** Chapters shown in the time line and the menu; none where the outline is hidden (R-ENT-26). */
  chapters: readonly Segment[];
  onPosition: (seconds: number, duration: number, settled: boolean) => void;
  /** Content warnings, in the time of what is shown. */
  guidance: readonly GuidanceSpan[];
  /** Only this part is shown, as if it were the whole recording; seconds of the recording. */
  clip?: ClipSpan | null;
  loops?: boolean;
  /** What the grant was asked with, if with more than its content. */
  asked?: PlaybackGrantRequest;
}

function Chapters({ chapters, duration }: { chapters: readonly Segment[]; duration: string }) {
  if (chapters.length === 0) return null;
  const cues = chapters.map(({ name, startTimestampInSeconds, endTimestampInSeconds }) => ({
    startTime: startTimestampInSeconds,
    endTime: endTimestampInSeconds,
    text: name,
  }));
  return <Track key={duration} kind="chapters" label="Chapters" type="json" content={{ cues }} default />;
}

/** No track is the default: captions are the viewer's choice, which `playerStorage` remembers. */
function Captions({ grant }: { grant: PlaybackGrant }) {
  return grant.captions.map(({ kind, lang, label, url }) => (
    <Track key={url} kind={kind} src={url} lang={lang} label={label} type="vtt" />
  ));
}

function useKeyHelp() {
  const [isOpen, setOpen] = useState(false);
  const help = isOpen ? <KeyboardHelp onClose={() => setOpen(false)} /> : null;
  return { help, onHelp: () => setOpen(true) };
}

/** The player itself. Loaded for the first play, never on the server. */
export function PlayerCore(props: PlayerCoreProps) {
  const { title, grant, poster, chapters, clip, loops = false, asked = grant } = props;
  const { help, onHelp } = useKeyHelp();
  const { player, isMounted, setPlayer } = useMountedPlayer();
  const { source, handlers } = usePlayerLink(player, props);
  useGrantTexts(player, grant, isMounted);
  const audio = grant.type === 'audio';
  const { chosen: signed } = useSigned(grant.signed ?? []);
  return (
    <>
      <MediaPlayer
        ref={setPlayer}
        className={styles.core}
        title={title}
        // Another library needs a new player: the failed one does not let go of its media element.
        key={source}
        src={isMounted ? sourceOf(grant, source) : []}
        viewType={audio ? 'audio' : 'video'}
        streamType="on-demand"
        crossOrigin
        playsInline
        load="eager"
        keyTarget="player"
        keyShortcuts={keyShortcuts(onHelp)}
        storage={playerStorage}
        loop={loops}
        {...(clip && { clipStartTime: clip.start, clipEndTime: clip.end })}
        {...handlers}
      >
        <MediaProvider>
          {poster ? <Poster className={styles.still} src={poster.src} alt={poster.alt} /> : null}
          <Captions grant={grant} />
          <Chapters chapters={chapters} duration={grant.hls ?? grant.dash ?? ''} />
        </MediaProvider>
        <CaptionsLayer />
        {signed ? <SignedPicture {...signed} asked={asked} /> : null}
        {props.guidance.length > 0 ? <TimedGuidance spans={props.guidance} /> : null}
        <PlayerControls chapters={chapters} grant={grant} onHelp={onHelp} />
      </MediaPlayer>
      {help}
    </>
  );
}
