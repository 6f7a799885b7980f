/** First lines of transcripts for those who may not play: few, the same for everyone, and so kept. Server only. */
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { fetchTranscriptOpening } from '@/lib/clients/product-api/transcript-opening';
import { ITEM_STALE_MS } from '@/lib/contracts/constants';
import type { CaptionLine } from '@/lib/rules/item-page/captions';
import { LastKnown } from '@/lib/rules/last-known';

const KEEP_MS = 24 * 60 * 60_000;
const MOST_KEPT = 2_000;

const kept = new LastKnown<readonly CaptionLine[]>({
  freshMs: ITEM_STALE_MS,
  keepMs: KEEP_MS,
  max: MOST_KEPT,
  now: Date.now,
});

/** Asked for items that the viewer may see, which is decided before. */
export function openingFor(
  connection: ProductConnection,
  contentId: string,
): Promise<readonly CaptionLine[]> {
  return kept.get(contentId, async () => (await fetchTranscriptOpening(connection, contentId)).lines);
}
