import {
  Controls,
  Gesture,
  Time,
  useMediaPlayer,
  useMediaRemote,
  useMediaState,
  VolumeSlider,
} from '@vidstack/react';
import {
  Airplay,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
  Volume1,
  Volume2,
  VolumeX,
  type IconNode,
} from 'lucide';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { SegmentMoment } from '@/lib/domain/playback/moments';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/picture/Icon';
import { keysOf, SEEK_SECONDS } from '../player-keys';
import { CaptionsMenu } from './CaptionsMenu';
import { ChaptersMenu } from './ChaptersMenu';
import { SettingsMenu } from './SettingsMenu';
import { TimeLine } from './TimeLine';
import { WaitingSign } from './WaitingSign';
import styles from './controls.module.css';

interface PlayerControlsProps {
  chapters: readonly SegmentMoment[];
  grant: PlaybackGrant;
  /** Shows the keys of the player, where it has keys. */
  onHelp?: () => void;
}

function playSign(isPaused: boolean, isEnded: boolean): [icon: IconNode, label: string] {
  if (isEnded) return [RotateCcw, 'Play again'];
  return isPaused ? [Play, 'Play'] : [Pause, 'Pause'];
}

interface PressProps {
  icon: IconNode;
  size: number;
  /** What a press does. */
  label: string;
  className?: string | undefined;
  /** What the player's keys call it. */
  action?: string;
  /** Browsers allow full screen and the like to whoever has the event of the press. */
  onPress: (event: Event) => void;
}

/** Vidstack's own buttons say `pressed` besides a name that changes: "Pause, pressed" is heard as paused. */
function Press({ icon, size, label, className, action = '', onPress }: PressProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keysOf(action)}
      onClick={({ nativeEvent }) => onPress(nativeEvent)}
    >
      <Icon of={icon} size={size} />
    </button>
  );
}

function PlayPause() {
  const remote = useMediaRemote();
  const [icon, label] = playSign(useMediaState('paused'), useMediaState('ended'));
  return (
    <Press
      icon={icon}
      size={26}
      label={label}
      action="togglePaused"
      onPress={(event) => remote.togglePaused(event)}
    />
  );
}

/** The seconds of a jump, drawn into its arrow. */
const ten: IconNode = [
  ['path', { d: 'M9 10.9 10.3 10v4.4', strokeWidth: 1.3 }],
  ['rect', { x: 12.2, y: 10, width: 2.7, height: 4.4, rx: 1.35, strokeWidth: 1.3 }],
];

/** The jumps of the arrow keys. A row without room leaves them to two taps on a side of the picture. */
function Jumps() {
  const player = useMediaPlayer();
  const remote = useMediaRemote();
  const by = (seconds: number) => (event: Event) => {
    if (player) remote.seek(Math.max(0, player.currentTime + seconds), event);
  };
  const sign = { size: 26, className: styles.jump };
  return (
    <>
      <Press
        {...sign}
        icon={[...RotateCcw, ...ten]}
        label="Back 10 seconds"
        action="seekBackward"
        onPress={by(-SEEK_SECONDS)}
      />
      <Press
        {...sign}
        icon={[...RotateCw, ...ten]}
        label="Forward 10 seconds"
        action="seekForward"
        onPress={by(SEEK_SECONDS)}
      />
    </>
  );
}

function Volume() {
  const remote = useMediaRemote();
  const volume = useMediaState('volume');
  const isMuted = useMediaState('muted') || volume === 0;
  return (
    <div className={styles.volume}>
      <Press
        icon={isMuted ? VolumeX : volume < 0.5 ? Volume1 : Volume2}
        size={22}
        label={isMuted ? 'Sound on' : 'Sound off'}
        action="toggleMuted"
        onPress={(event) => (isMuted ? remote.unmute(event) : remote.mute(event))}
      />
      <VolumeSlider.Root className={styles.volumeSlider} aria-label="Volume">
        <VolumeSlider.Track className={styles.track}>
          <VolumeSlider.TrackFill className={styles.fill} />
        </VolumeSlider.Track>
        <VolumeSlider.Thumb className={styles.thumb} />
      </VolumeSlider.Root>
    </div>
  );
}

/** Other places to show the picture, such as full screen; each only where the browser supports it. */
function Screens() {
  const remote = useMediaRemote();
  const isFullscreen = useMediaState('fullscreen');
  const isPictureInPicture = useMediaState('pictureInPicture');
  const canShowInPicture = useMediaState('canPictureInPicture');
  const canFill = useMediaState('canFullscreen');
  const canAirPlay = useMediaState('canAirPlay');
  return (
    <>
      {canAirPlay ? (
        <Press icon={Airplay} size={22} label="AirPlay" onPress={(event) => remote.requestAirPlay(event)} />
      ) : null}
      {canShowInPicture ? (
        <Press
          icon={PictureInPicture2}
          size={22}
          label={isPictureInPicture ? 'Leave picture in picture' : 'Picture in picture'}
          className={styles.pip}
          action="togglePictureInPicture"
          onPress={(event) => remote.togglePictureInPicture(event)}
        />
      ) : null}
      {canFill ? (
        <Press
          icon={isFullscreen ? Minimize : Maximize}
          size={22}
          label={isFullscreen ? 'Leave full screen' : 'Full screen'}
          action="toggleFullscreen"
          onPress={(event) => remote.toggleFullscreen('prefer-media', event)}
        />
      ) : null}
    </>
  );
}

/** The player's own controls, in the product's design. */
export function PlayerControls({ chapters, grant, onHelp }: PlayerControlsProps) {
  const isAudio = useMediaState('viewType') === 'audio';
  return (
    <>
      {isAudio ? null : (
        <>
          <Gesture className={styles.gesture} event="pointerup" action="toggle:paused" />
          <Gesture className={styles.gesture} event="dblpointerup" action="toggle:fullscreen" />
          <Gesture className={styles.side} event="dblpointerup" action={`seek:-${SEEK_SECONDS}`} />
          <Gesture
            className={classNames(styles.side, styles.forward)}
            event="dblpointerup"
            action={`seek:${SEEK_SECONDS}`}
          />
        </>
      )}
      <WaitingSign />
      <Controls.Root className={styles.controls}>
        <Controls.Group className={styles.bar}>
          <TimeLine chapters={chapters} storyboard={grant.storyboard} />
          <div className={styles.row}>
            <PlayPause />
            <Jumps />
            <Volume />
            <p className={styles.time}>
              <Time type="current" /> <span aria-hidden>/</span> <Time type="duration" />
            </p>
            <span className={styles.space} />
            <ChaptersMenu chapters={chapters} />
            <CaptionsMenu signed={grant.signed ?? []} />
            <SettingsMenu onHelp={onHelp} />
            {isAudio ? null : <Screens />}
          </div>
        </Controls.Group>
      </Controls.Root>
    </>
  );
}
