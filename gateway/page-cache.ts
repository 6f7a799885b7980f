/**
 * Rendered pages cached in this process (design "The page cache", RFC 9111 and RFC 5861). A page is cached for everyone who
 * sees the library in the same way: the cache key holds all of a Viewer that decides what a page shows, never the person.
 * One render at a time for a key; stale while it is made again; stale for longer if that fails.
 */
import { LRUCache } from 'lru-cache';
import { timeLimit } from '@/lib/platform/time-limit';

/** How long a page is what its sources say, ms. */
interface Lifetime {
  /** Shown as it is. */
  fresh: number;
  /** stale-while-revalidate: how much longer it is shown while the next one is made. */
  staleWhileRevalidate: number;
}

/** While a publication may still be on its way through what pages are made of. It shows within the sum. */
export const CHANGING: Lifetime = { fresh: 5_000, staleWhileRevalidate: 15_000 };
/** How long that takes: the web process and product look for publications every few seconds. */
export const SETTLING_MS = CHANGING.fresh + CHANGING.staleWhileRevalidate;
/**
 * For a page made in a library that had settled: until the next publication it would be made the same again. The bound is
 * for what changes without one, such as captions that were written anew.
 */
export const SETTLED: Lifetime = { fresh: 60_000, staleWhileRevalidate: 9 * 60_000 };
/** How long a visitor waits for a newer page where there is an older one, ms. */
export const PATIENCE_MS = 5_000;
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
  /** When the library was last seen to change, or could not be seen; on the clock of `now`. */
  changedAt: () => number;
  /** What is cached of a rendered page; `previous` is what was cached of it before. */
  toCached: (rendered: RenderedPage, previous: Page | undefined) => Page | Promise<Page>;
  sizeOf: (page: Page) => number;
}

/** Made for one visitor: whatever it is, it is no answer for two. */
const isPersonal = ({ headers }: RenderedPage) => headers['set-cookie'] !== undefined;
/** Something that the page needs did not answer. */
const isFailed = ({ status, partial }: RenderedPage) => status >= 500 || partial;
const isGood = (page: RenderedPage) => page.status === 200 && !isFailed(page) && !isPersonal(page);

interface Made<Page> {
  rendered: RenderedPage;
  page: Page;
}

export class PageCache<Page> {
  private readonly entries: LRUCache<string, Entry<Page>>;
  private readonly rendering = new Map<string, Promise<Made<Page>>>();
  /** A page is being made again that nobody waits for. */
  private isRenewing = false;

  constructor(private readonly options: PageCacheOptions<Page>) {
    this.entries = new LRUCache({
      maxSize: Math.max(1, options.maxBytes),
      sizeCalculation: ({ page }) => Math.max(1, options.sizeOf(page)),
    });
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.entries.calculatedSize };
  }

  private lifetimeOf({ madeAt }: Entry<Page>): Lifetime {
    return madeAt - this.options.changedAt() >= SETTLING_MS ? SETTLED : CHANGING;
  }

  /**
   * The page for a key. Null when its render sets a cookie: that answer is given to nobody, and each visitor has to be
   * answered alone. Rejects when the page can neither be rendered nor be had stale.
   */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<Cached<Page> | null> {
    const known = this.entries.get(key);
    const age = known ? this.options.now() - known.madeAt : Infinity;
    if (!known || age >= STALE_IF_ERROR_MS) return this.made(key, render);
    const { fresh, staleWhileRevalidate } = this.lifetimeOf(known);
    if (age < fresh) return { outcome: 'hit', page: known.page };
    if (age < fresh + staleWhileRevalidate) {
      void this.renew(key, render);
      return { outcome: 'stale', page: known.page };
    }
    const made = await timeLimit(this.made(key, render), PATIENCE_MS).catch(() => 'failed' as const);
    const failed = made === 'failed' || made?.outcome === 'failed';
    return failed ? { outcome: 'stale-if-error', page: known.page } : made;
  }

  /**
   * Makes a page again while an older one is shown. One at a time and none in a queue, so that it is never in the way of who
   * has to wait: a page that finds another one under way is renewed for who asks next.
   */
  private async renew(key: string, render: () => Promise<RenderedPage>): Promise<void> {
    if (this.isRenewing) return;
    this.isRenewing = true;
    try {
      await this.renderOnce(key, render);
    } catch {
      // Its failure is met by the request that has to wait for it.
    } finally {
      this.isRenewing = false;
    }
  }

  /** A page made now. */
  private async made(key: string, render: () => Promise<RenderedPage>): Promise<Cached<Page> | null> {
    const { rendered, page } = await this.renderOnce(key, render);
    if (isPersonal(rendered)) return null;
    return { outcome: isGood(rendered) ? 'miss' : isFailed(rendered) ? 'failed' : 'uncacheable', page };
  }

  private renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<Made<Page>> {
    const running = this.rendering.get(key);
    if (running) return running;
    const started = this.renderAndCache(key, render).finally(() => this.rendering.delete(key));
    this.rendering.set(key, started);
    return started;
  }

  /** Cached when it is good, else only shown. */
  private async renderAndCache(key: string, render: () => Promise<RenderedPage>): Promise<Made<Page>> {
    const startedAt = this.options.now();
    const rendered = await render();
    const page = await this.options.toCached(rendered, this.entries.peek(key)?.page);
    if (isGood(rendered)) this.entries.set(key, { page, madeAt: startedAt });
    // Gone, moved or one person's: the stale page is not true any more.
    else if (!isFailed(rendered) || isPersonal(rendered)) this.entries.delete(key);
    return { rendered, page };
  }
}
