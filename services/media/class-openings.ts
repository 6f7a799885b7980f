/** Whether the class that a grant was given to still has access: asked of the product service, cached for seconds. */
import { LastKnown } from '@/lib/platform/cache/last-known';
import { fetchJson } from '@/lib/platform/http/fetch-json';
import { openingStateSchema } from '@/lib/contracts/personal/class';

/** Closing a class must take effect within 10 s, across every cache on the way. */
const FRESH_MS = 4_000;
const KEEP_MS = 8_000;
const MOST_KNOWN = 5_000;
const TIMEOUT_MS = 2_000;

export interface ClassOpenings {
  isOpen: (id: string) => Promise<boolean>;
}

/** @param productUrl PRODUCT_API_URL. `isOpen` rejects if the product service cannot be reached and no answer is cached. */
export function createClassOpenings(productUrl: string, now: () => number): ClassOpenings {
  const known = new LastKnown<boolean>({ freshMs: FRESH_MS, keepMs: KEEP_MS, max: MOST_KNOWN, now });
  const ask = async (id: string) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const address = `${productUrl}/api/class-openings/${id}/state`;
    return (await fetchJson(address, openingStateSchema, { signal })).open;
  };
  return { isOpen: (id) => known.get(id, () => ask(id)) };
}
