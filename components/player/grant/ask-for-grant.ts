import { unreached } from '@/lib/browser/unreached';
import { currentAccessToken } from '@/lib/clients/access-token';
import { callForPlayback } from '@/lib/clients/grant-call';
import type { PlaybackGrantRequest } from '@/lib/contracts/media/media';
import type { PlaybackEvent } from '@/lib/domain/playback/playback';

const load = () => import('@/lib/clients/grants');

/** Preloads the code that reads a grant. */
export function prepareGrant(): void {
  // A failed load is retried when the code is needed, and reported then.
  load().catch(() => undefined);
}

/**
 * Requests a grant and returns the outcome; never rejects. The request goes out at once; the code that reads the answer loads
 * meanwhile, and may fail to load.
 * @param entered the class in which an entry of a list is played
 */
export async function askForGrant(
  contentId: string,
  entered?: PlaybackGrantRequest['class'],
): Promise<Extract<PlaybackEvent, { type: 'granted' | 'refused' }>> {
  try {
    const token = currentAccessToken();
    const called = callForPlayback(contentId, token, entered);
    const { readPlaybackGrant } = await load();
    const answer = await readPlaybackGrant(called, token);
    return answer.granted
      ? { type: 'granted', grant: answer.grant }
      : { type: 'refused', failure: answer.failure };
  } catch {
    return { type: 'refused', failure: unreached() };
  }
}
