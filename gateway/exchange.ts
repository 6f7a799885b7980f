import type { CacheOutcome } from './pages/page-cache';

/** How a request was answered, for the metrics. `cached` is null for what is never cached. */
export interface Exchange {
  kind: 'own' | 'api' | 'static' | 'page';
  cached: CacheOutcome | null;
}
