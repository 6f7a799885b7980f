import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { Playback } from '@/lib/domain/playback/playback';
import { placeholderGrant } from './placeholder-grant';

/**
 * The grant that the player is rendered with: a placeholder once the pointer comes near, or at the latest on the press, so that
 * the player is ready when the real grant arrives. Null before.
 */
export function grantOrPlaceholder(
  contentId: string,
  type: PlaybackGrant['type'],
  { status, grant }: Pick<Playback, 'status' | 'grant'>,
  isNear: boolean,
): PlaybackGrant | null {
  const isExpected = status === 'starting' || (status === 'idle' && isNear);
  return grant ?? (isExpected ? placeholderGrant(contentId, type) : null);
}
