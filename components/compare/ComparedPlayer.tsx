import { MediaPlayer, MediaProvider } from '@vidstack/react';
import { CaptionsLayer } from '@/components/player/captions/CaptionsLayer';
import { CaptionTracks } from '@/components/player/captions/CaptionTracks';
import { PlayerControls } from '@/components/player/controls/PlayerControls';
import { TimedGuidance } from '@/components/player/guidance/TimedGuidance';
import { KeyNotice } from '@/components/player/overlay/KeyNotice';
import notices from '@/components/player/overlay/notices.module.css';
import frame from '@/components/player/player.module.css';
import { playerProps } from '@/components/player/source/player-props';
import { useGrantTexts } from '@/components/player/grant/use-grant-texts';
import { useMountedPlayer } from '@/components/player/source/use-mounted-player';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import { itemPath } from '@/lib/domain/item-page/paths';
import { momentAddress } from '@/lib/domain/playback/moment-address';
import type { Compared } from './use-compared';
import { useComparedLink } from './use-compared-link';
import styles from './compare.module.css';

interface ComparedPlayerProps {
  /** First or Second, because both recordings may have the same name. */
  place: string;
  compared: Compared;
  /** Position at which it begins. */
  seconds: number;
  hasSound: boolean;
  onPlaying: (plays: boolean) => void;
  /** What is warned of is skipped here. @param by how far it leads, seconds */
  onSkip: (by: number) => void;
}

type GrantedPlayerProps = Omit<ComparedPlayerProps, 'seconds'> & { grant: PlaybackGrant };

/** The player of a side, once there is a grant for it. */
function GrantedPlayer({ place, compared, grant, hasSound, onPlaying, onSkip }: GrantedPlayerProps) {
  const { item, playback } = compared;
  const guidance = item.media?.guidance ?? [];
  const { player, isMounted, setPlayer } = useMountedPlayer(compared.setPlayer);
  useGrantTexts(player, grant, isMounted);
  const handlers = useComparedLink(player, compared, onPlaying);
  return (
    <MediaPlayer
      ref={setPlayer}
      title={`${place}: ${item.name}`}
      key={playback.source}
      {...playerProps(grant, playback.source, isMounted)}
      muted={!hasSound}
      {...handlers}
    >
      <MediaProvider>
        <CaptionTracks grant={grant} />
      </MediaProvider>
      <CaptionsLayer />
      <div className={notices.notices}>
        {guidance.length > 0 ? <TimedGuidance spans={guidance} onSkip={onSkip} /> : null}
        <KeyNotice />
      </div>
      <PlayerControls chapters={[]} grant={grant} />
    </MediaPlayer>
  );
}

/** One side: its name, and its picture until the player replaces it. */
export function ComparedPlayer({ seconds, ...props }: ComparedPlayerProps) {
  const { place, compared } = props;
  const { item, playback } = compared;
  const { grant } = playback;
  return (
    <section className={styles.side} aria-label={`${place}: ${item.name}`}>
      <Heading level={2} size="md">
        <Link href={momentAddress(itemPath(item.type, item.slug), seconds)}>{item.name}</Link>
      </Heading>
      <div
        className={frame.frame}
        data-scheme="dark"
        data-kind={grant?.type}
        data-playing={grant ? '' : undefined}
      >
        {grant ? <GrantedPlayer {...props} grant={grant} /> : <Picture image={item.image} sizes="50vw" />}
      </div>
    </section>
  );
}
