/** Where a signed-in person stopped in a recording, kept by the product service. */
import type { ResumePositions, SaveResumePosition } from '@/lib/contracts/personal/user';
import { browserConnection, productRequest } from './fetch';
import { forgetMyPage } from './my-page';

const schema = async () => (await import('@/lib/contracts/personal/user')).resumePositionsSchema;

/** POST /api/resume-positions. */
export function saveResumePosition(position: SaveResumePosition): Promise<ResumePositions> {
  forgetMyPage();
  return productRequest(browserConnection(), { path: '/api/resume-positions', schema, body: position });
}
