/** Where a signed-in person stopped in a recording, kept by the product service. */
import type { SaveResumePosition } from '@/lib/contracts/personal/my-page';
import type { ResumePosition } from '@/lib/domain/playback/resume';
import { ask } from '../fetch';
import { fetchMyPage, forgetMyPage } from './my-page';

const contract = () => import('@/lib/contracts/personal/my-page');

/** Newest first, hidden items included. */
export async function fetchPositions(): Promise<readonly ResumePosition[]> {
  const { positions } = await fetchMyPage();
  return positions.map(({ contentId, seconds, durationSeconds, updatedAt }) => {
    return { itemId: contentId, seconds, duration: durationSeconds, at: Date.parse(updatedAt) };
  });
}

/** POST /api/resume-positions. */
export function saveResumePosition(body: SaveResumePosition) {
  forgetMyPage();
  return ask('/api/resume-positions', contract, 'resumePositionsSchema', { body });
}
