/** Where a signed-in person stopped in a recording, kept by the product service. */
import type { ResumePositions, SaveResumePosition } from '@/lib/contracts/personal/user';
import { ask } from './fetch';
import { forgetMyPage } from './my-page';

const contract = () => import('@/lib/contracts/personal/user');

/** POST /api/resume-positions. */
export function saveResumePosition(body: SaveResumePosition): Promise<ResumePositions> {
  forgetMyPage();
  return ask('/api/resume-positions', contract, 'resumePositionsSchema', { body });
}
