import type { TranscriptOpening } from '@/lib/contracts/media/media';
import { productRequest, type ProductConnection } from './fetch';

/** GET /api/transcript-openings/{id}: the first lines of an item's transcript. */
export function fetchTranscriptOpening(
  connection: ProductConnection,
  contentId: string,
): Promise<TranscriptOpening> {
  return productRequest(connection, {
    path: `/api/transcript-openings/${encodeURIComponent(contentId)}`,
    schema: async () => (await import('@/lib/contracts/media/media')).transcriptOpeningSchema,
  });
}
