import { ask, type ProductConnection } from '../fetch';

const contract = () => import('@/lib/contracts/media/media');

/** GET /api/transcript-openings/{id}: the first lines of an item's transcript. */
export function fetchTranscriptOpening(connection: ProductConnection, contentId: string) {
  const path = `/api/transcript-openings/${encodeURIComponent(contentId)}`;
  return ask(path, contract, 'transcriptOpeningSchema', { connection });
}
