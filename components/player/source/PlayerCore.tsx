import { MediaPlayer, MediaProvider, Poster, Track } from '@vidstack/react';
import { useState } from 'react';
import { askedPart } from '@/components/status/asked-part';
import type { PlaybackGrant, PlaybackGrantRequest } from '@/lib/contracts/media/media';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import type { SegmentMoment } from '@/lib/domain/playback/moments';
import { PlayerControls } from '../controls/PlayerControls';
import { keyShortcuts } from '../player-keys';
import { playerProps } from './player-props';
import { playerStorage } from '../player-storage';
import { KeyNotice } from '../overlay/KeyNotice';
import { LeftOutNotice } from '../overlay/LeftOutNotice';
import notices from '../overlay/notices.module.css';
import { SignedPicture } from '../sign-language/SignedPicture';
import { TimedGuidance } from '../guidance/TimedGuidance';
import { useGrantTexts } from '../grant/use-grant-texts';
import { useSigned } from '../sign-language/use-signed';
import { useMountedPlayer } from './use-mounted-player';
import { useSharedScreen } from './use-shared-screen';
import { usePlayerLink } from '../use-player-link';
import { CaptionsLayer } from '../captions/CaptionsLayer';
import { CaptionTracks } from '../captions/CaptionTracks';
import styles from '../playing.module.css';

const KeyboardHelp = askedPart(() => import('../KeyboardHelp'), 'KeyboardHelp');

export interface PlayerCoreProps {
  title: string;
  grant: PlaybackGrant;
  poster: { src: string; alt: string } | null;
  /** Chapters shown in the time line and the menu; none where the outline is hidden (R-ENT-26). */
  chapters: readonly SegmentMoment[];
  onPosition: (seconds: number, duration: number, settled: boolean) => void;
  /** Content warnings, in the time of what is shown. */
  guidance: readonly GuidanceSpan[];
  /** Only this part is shown, as if it were the whole recording; seconds of the recording. */
  clip?: ClipSpan | null;
  loops?: boolean;
  /** What the grant was asked with, if with more than its content. */
  asked?: PlaybackGrantRequest;
}

function Chapters({ chapters, duration }: { chapters: readonly SegmentMoment[]; duration: string }) {
  if (chapters.length === 0) return null;
  const cues = chapters.map(({ name, startTimestampInSeconds, endTimestampInSeconds }) => ({
    startTime: startTimestampInSeconds,
    endTime: endTimestampInSeconds,
    text: name,
  }));
  return <Track key={duration} kind="chapters" label="Chapters" type="json" content={{ cues }} default />;
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
  useSharedScreen(player, isMounted);
  const { source, leftOut, handlers } = usePlayerLink(player, props);
  useGrantTexts(player, grant, isMounted);
  const { chosen: signed } = useSigned(grant.signed ?? []);
  return (
    <>
      <MediaPlayer
        ref={setPlayer}
        title={title}
        key={source}
        {...playerProps(grant, source, isMounted)}
        keyShortcuts={keyShortcuts(onHelp)}
        storage={playerStorage}
        loop={loops}
        {...(clip && { clipStartTime: clip.start, clipEndTime: clip.end })}
        {...handlers}
      >
        <MediaProvider>
          {poster ? <Poster className={styles.still} src={poster.src} alt={poster.alt} /> : null}
          <CaptionTracks grant={grant} />
          <Chapters chapters={chapters} duration={grant.hls ?? grant.dash ?? ''} />
        </MediaProvider>
        <CaptionsLayer />
        {signed ? <SignedPicture {...signed} asked={asked} /> : null}
        <div className={notices.notices}>
          {/* First, so that its button stays where it is. */}
          {props.guidance.length > 0 ? <TimedGuidance spans={props.guidance} /> : null}
          <LeftOutNotice part={leftOut} />
          <KeyNotice />
        </div>
        <PlayerControls chapters={chapters} grant={grant} onHelp={onHelp} />
      </MediaPlayer>
      {help}
    </>
  );
}
