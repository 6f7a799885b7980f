import {
  AirPlayButton,
  Controls,
  FullscreenButton,
  Gesture,
  MuteButton,
  PIPButton,
  PlayButton,
  Time,
  useMediaState,
  VolumeSlider,
} from '@vidstack/react';
import {
  Airplay,
  LoaderCircle,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Volume1,
  Volume2,
  VolumeX,
  type IconNode,
} from 'lucide';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { SegmentMoment } from '@/lib/domain/playback/moments';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/picture/Icon';
import { CaptionsMenu } from './CaptionsMenu';
import { SettingsMenu } from './SettingsMenu';
import { TimeLine } from './TimeLine';
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

function PlayPause() {
  const [icon, label] = playSign(useMediaState('paused'), useMediaState('ended'));
  return (
    <PlayButton className={styles.button} aria-label={label} title={label}>
      <Icon of={icon} size={26} />
    </PlayButton>
  );
}

function Volume() {
  const volume = useMediaState('volume');
  const isMuted = useMediaState('muted') || volume === 0;
  const label = isMuted ? 'Sound on' : 'Sound off';
  return (
    <div className={styles.volume}>
      <MuteButton className={styles.button} aria-label={label} title={label}>
        <Icon of={isMuted ? VolumeX : volume < 0.5 ? Volume1 : Volume2} size={22} />
      </MuteButton>
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
  const isFullscreen = useMediaState('fullscreen');
  const isPictureInPicture = useMediaState('pictureInPicture');
  const canShowInPicture = useMediaState('canPictureInPicture');
  const canAirPlay = useMediaState('canAirPlay');
  const full = isFullscreen ? 'Leave full screen' : 'Full screen';
  const picture = isPictureInPicture ? 'Leave picture in picture' : 'Picture in picture';
  return (
    <>
      {canAirPlay ? (
        <AirPlayButton className={styles.button} aria-label="AirPlay" title="AirPlay">
          <Icon of={Airplay} size={22} />
        </AirPlayButton>
      ) : null}
      {canShowInPicture ? (
        <PIPButton className={classNames(styles.button, styles.pip)} aria-label={picture} title={picture}>
          <Icon of={PictureInPicture2} size={22} />
        </PIPButton>
      ) : null}
      <FullscreenButton className={styles.button} aria-label={full} title={full}>
        <Icon of={isFullscreen ? Minimize : Maximize} size={22} />
      </FullscreenButton>
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
          <div className={styles.waiting} aria-hidden>
            <Icon of={LoaderCircle} size={56} />
          </div>
        </>
      )}
      <Controls.Root className={styles.controls}>
        <Controls.Group className={styles.bar}>
          <TimeLine chapters={chapters} storyboard={grant.storyboard} />
          <div className={styles.row}>
            <PlayPause />
            <Volume />
            <p className={styles.time}>
              <Time type="current" /> <span aria-hidden>/</span> <Time type="duration" />
            </p>
            <span className={styles.space} />
            <CaptionsMenu signed={grant.signed ?? []} />
            <SettingsMenu onHelp={onHelp} />
            {isAudio ? null : <Screens />}
          </div>
        </Controls.Group>
      </Controls.Root>
    </>
  );
}
