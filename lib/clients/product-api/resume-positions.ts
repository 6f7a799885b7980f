/** Where a signed-in person stopped in a recording, kept by the product service. */
import type { ResumePositions, SaveResumePosition } from '@/lib/contracts/product-user';
import { productPath } from './address';
import { browserConnection, productRequest } from './fetch';

const schema = async () => (await import('@/lib/contracts/product-user')).resumePositionsSchema;

/** GET /api/resume-positions as the browser's person: of one item, or of all, newest first. */
export function fetchResumePositions(
  contentId: string | null,
  signal?: AbortSignal,
): Promise<ResumePositions> {
  const query = new URLSearchParams(contentId === null ? {} : { contentId });
  const path = productPath('/api/resume-positions', { query });
  return productRequest(browserConnection(), { path, schema, signal });
}

/** POST /api/resume-positions. */
export function saveResumePosition(position: SaveResumePosition): Promise<ResumePositions> {
  return productRequest(browserConnection(), { path: '/api/resume-positions', schema, body: position });
}
