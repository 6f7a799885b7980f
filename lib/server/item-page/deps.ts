/** The item page's way to content and to the product API, for one visit. Server only. */
import type { Visit } from '../page';
import { pageLog } from '../log';
import { contentSource } from './content-source';
import { listedFor } from './listed';
import type { ItemPageDeps } from './load';
import { openingFor } from './openings';

export function itemPageDeps({ visitor, product, onMissing }: Visit): ItemPageDeps {
  return {
    source: contentSource(),
    listed: (found) => listedFor(found, product),
    opening: (contentId) => openingFor(product, contentId),
    warn: (details, message) => {
      onMissing();
      pageLog().warn({ ...details, requestId: visitor.requestId }, message);
    },
  };
}
