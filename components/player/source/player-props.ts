import '@vidstack/react/player/styles/base.css';
import '@vidstack/react/player/styles/default/captions.css';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import { sourceOf } from './player-source';
import styles from '../player.module.css';

/**
 * What each player of a grant is given, wherever it stands. Its key must be the source: another library needs a new player,
 * because the failed one does not let go of its media element.
 * @param isMounted false in its first render, which has no source (use-mounted-player)
 */
export const playerProps = (grant: PlaybackGrant, source: 'hls' | 'dash', isMounted: boolean) =>
  ({
    className: styles.core,
    src: isMounted ? sourceOf(grant, source) : [],
    viewType: grant.type,
    streamType: 'on-demand',
    crossOrigin: true,
    playsInline: true,
    load: 'eager',
    keyTarget: 'player',
  }) as const;
