/** The item page's access to content and to the product API, for one visit. Server only. */
import { fetchTranscriptOpening } from '@/lib/clients/product-api/media/transcript-opening';
import type { Visit } from '../../page';
import { pageLog } from '@/lib/server/log';
import { contentSource } from './content-source';
import { listedFor, similarTo } from './listed';
import type { ItemPageDeps } from './load';

export function itemPageDeps({ visitor, product, onMissing }: Visit): ItemPageDeps {
  return {
    source: contentSource(visitor.viewer),
    listed: (found) => listedFor(found, product),
    similar: (found) => similarTo(found, product),
    opening: async (contentId) => (await fetchTranscriptOpening(product, contentId)).lines,
    warn: (details, message) => {
      onMissing();
      pageLog().warn({ ...details, requestId: visitor.requestId }, message);
    },
  };
}
