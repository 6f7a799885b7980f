/** Where a signed-in person stopped in a recording, kept by the product service. */
import type { ResumePositions, SaveResumePosition } from '@/lib/contracts/product-user';
import { productPath } from './address';
import { browserConnection, productRequest } from './fetch';

const schema = async () => (await import('@/lib/contracts/product-user')).resumePositionsSchema;

/** GET /api/resume-positions?contentId= as the browser's person. */
export function fetchResumePositions(contentId: string, signal?: AbortSignal): Promise<ResumePositions> {
  const path = productPath('/api/resume-positions', { query: new URLSearchParams({ contentId }) });
  return productRequest(browserConnection(), { path, schema, signal });
}

/** POST /api/resume-positions. */
export function saveResumePosition(position: SaveResumePosition): Promise<ResumePositions> {
  return productRequest(browserConnection(), { path: '/api/resume-positions', schema, body: position });
}
