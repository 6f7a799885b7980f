/**
 * Rendered pages cached in this process (design "The page cache", RFC 9111 and RFC 5861). A page is cached for everyone who
 * sees the library in the same way: the cache key holds all of a Viewer that decides what a page shows, never the person.
 * One render at a time for a key; stale while it is made again; stale for longer if that fails.
 */
import { LRUCache } from 'lru-cache';

/** How long a page is fresh, ms. */
export const FRESH_MS = 5_000;
/** stale-while-revalidate: how much longer it is shown while the next one is made, ms. A publication shows within the sum. */
export const STALE_WHILE_REVALIDATE_MS = 15_000;
/** stale-if-error: how long after it was made a page is shown while its sources fail, ms. */
export const STALE_IF_ERROR_MS = 60 * 60_000;

export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string | string[]>>;
  body: Buffer;
  /** Something on it could not be had: it is shown, but takes no good page's place. */
  partial: boolean;
}

/** How an answer came about, for the log, the metrics and `Server-Timing`. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'stale-if-error' | 'uncacheable' | 'failed';

export interface Cached<Page> {
  outcome: CacheOutcome;
  page: Page;
}

interface Entry<Page> {
  page: Page;
  madeAt: number;
}

export interface PageCacheOptions<Page> {
  /** Most memory the pages may take, bytes. */
  maxBytes: number;
  now: () => number;
  /** What is cached of a rendered page. */
  toCached: (rendered: RenderedPage) => Page;
  sizeOf: (page: Page) => number;
}

/** Made for one visitor: whatever it is, it is no answer for two. */
const isPersonal = ({ headers }: RenderedPage) => headers['set-cookie'] !== undefined;
/** Something that the page needs did not answer. */
const isFailed = ({ status, partial }: RenderedPage) => status >= 500 || partial;
const isGood = (page: RenderedPage) => page.status === 200 && !isFailed(page) && !isPersonal(page);

export class PageCache<Page> {
  private readonly entries: LRUCache<string, Entry<Page>>;
  private readonly rendering = new Map<string, Promise<RenderedPage>>();

  constructor(private readonly options: PageCacheOptions<Page>) {
    this.entries = new LRUCache({
      maxSize: Math.max(1, options.maxBytes),
      sizeCalculation: ({ page }) => Math.max(1, options.sizeOf(page)),
    });
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /**
   * The page for a key. Null when its render sets a cookie: that answer is given to nobody, and each visitor has to be
   * answered alone. Rejects when the page can neither be rendered nor be had stale.
   */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<Cached<Page> | null> {
    const known = this.entries.get(key);
    const age = known ? this.options.now() - known.madeAt : Infinity;
    if (!known || age >= STALE_IF_ERROR_MS) return this.made(key, render);
    if (age < FRESH_MS) return { outcome: 'hit', page: known.page };
    if (age < FRESH_MS + STALE_WHILE_REVALIDATE_MS) {
      // Its failure is met by the request that has to wait for it.
      this.renderOnce(key, render).catch(() => undefined);
      return { outcome: 'stale', page: known.page };
    }
    const made = await this.made(key, render).catch(() => 'failed' as const);
    const failed = made === 'failed' || made?.outcome === 'failed';
    return failed ? { outcome: 'stale-if-error', page: known.page } : made;
  }

  /** A page made now: cached when it is good, else only shown. */
  private async made(key: string, render: () => Promise<RenderedPage>): Promise<Cached<Page> | null> {
    const rendered = await this.renderOnce(key, render);
    if (isPersonal(rendered)) return null;
    const cached = isGood(rendered) ? this.entries.get(key) : undefined;
    if (cached) return { outcome: 'miss', page: cached.page };
    return { outcome: isFailed(rendered) ? 'failed' : 'uncacheable', page: this.options.toCached(rendered) };
  }

  private renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const running = this.rendering.get(key);
    if (running) return running;
    const started = render()
      .then((rendered) => {
        if (isGood(rendered))
          this.entries.set(key, { page: this.options.toCached(rendered), madeAt: this.options.now() });
        // Gone, moved or one person's: the stale page is not true any more.
        else if (!isFailed(rendered) || isPersonal(rendered)) this.entries.delete(key);
        return rendered;
      })
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, started);
    return started;
  }
}
