import { unreached } from '@/lib/browser/unreached';
import { currentAccessToken } from '@/lib/clients/access-token';
import { callForPlayback } from '@/lib/clients/grant-call';
import type { PlaybackGrantRequest } from '@/lib/contracts/media';
import type { PlaybackEvent } from '@/lib/domain/playback/playback';

const load = () => import('@/lib/clients/grants');

/** What reads a grant comes before there is one to read. */
export function prepareGrant(): void {
  // What cannot be had now is asked for again when it is needed, and says so then.
  load().catch(() => undefined);
}

/**
 * Asks for a grant and tells what came of it; never rejects. The call goes out at once; what reads its answer comes meanwhile, and
 * may itself not come.
 * @param entered the class that an entry of a list is played in
 */
export async function askForGrant(
  contentId: string,
  entered?: PlaybackGrantRequest['class'],
): Promise<Extract<PlaybackEvent, { type: 'granted' | 'refused' }>> {
  try {
    const called = callForPlayback(contentId, currentAccessToken(), entered);
    const { readPlaybackGrant } = await load();
    const answer = await readPlaybackGrant(called);
    return answer.granted
      ? { type: 'granted', grant: answer.grant }
      : { type: 'refused', failure: answer.failure };
  } catch {
    return { type: 'refused', failure: unreached() };
  }
}
