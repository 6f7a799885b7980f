/**
 * Rendered pages cached in this process (design "The page cache", RFC 9111 and RFC 5861). Everyone who may see the same
 * content shares a page: the cache key holds all of a Viewer that decides what a page shows, never the person. One render at
 * a time per key (single flight); stale-while-revalidate; stale-if-error for longer.
 */
import { LRUCache } from 'lru-cache';
import { timeLimit } from '@/lib/platform/time-limit';

/** How long a page may be served after it was rendered, ms. */
interface Lifetime {
  /** Served without rendering it again. */
  fresh: number;
  /** stale-while-revalidate: how much longer it is served while a new one is rendered. */
  staleWhileRevalidate: number;
}

/** While a recent publication may not have reached all sources of pages. It is visible within the sum of both times. */
export const CHANGING: Lifetime = { fresh: 5_000, staleWhileRevalidate: 15_000 };
/** How long after a publication that lasts: the web process and product poll for publications every few seconds. */
export const SETTLING_MS = CHANGING.fresh + CHANGING.staleWhileRevalidate;
/**
 * For a page rendered after that time: until the next publication, rendering it again gives the same page. The limit is for
 * changes without a publication, such as edited captions.
 */
export const SETTLED: Lifetime = { fresh: 60_000, staleWhileRevalidate: 9 * 60_000 };
/** How long a visitor waits for a new page when an older one is cached, ms. */
export const PATIENCE_MS = 5_000;
/** stale-if-error: how long after it was rendered a page is served while its sources fail, ms. */
export const STALE_IF_ERROR_MS = 60 * 60_000;

export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string | string[]>>;
  body: Buffer;
  /** A part of it could not be fetched: it is shown, but never replaces a complete page in the cache. */
  partial: boolean;
}

/** Where an answer came from, for the metrics. No answer says it: it would tell who else has asked for the same page. */
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
  /** When content was last seen to change, or could not be checked; on the clock of `now`. */
  changedAt: () => number;
  /** Turns a rendered page into its cached form; `previous` is the form cached before. */
  toCached: (rendered: RenderedPage, previous: Page | undefined) => Page | Promise<Page>;
  sizeOf: (page: Page) => number;
}

/** Made for one visitor (it sets a cookie), so it must not be given to another. */
const isPersonal = ({ headers }: RenderedPage) => headers['set-cookie'] !== undefined;
/** A source of the page did not answer. */
const isFailed = ({ status, partial }: RenderedPage) => status >= 500 || partial;
const isGood = (page: RenderedPage) => page.status === 200 && !isFailed(page) && !isPersonal(page);

type Render = () => Promise<RenderedPage>;
/** Does work when it is this visitor's turn; null: the visitor has gone. */
type Queued = <Value>(work: () => Promise<Value>) => Promise<Value | null>;
const atOnce: Queued = (work) => work();

interface Made<Page> {
  rendered: RenderedPage;
  page: Page;
}

export class PageCache<Page> {
  private readonly entries: LRUCache<string, Entry<Page>>;
  private readonly rendering = new Map<string, Promise<Made<Page>>>();
  /** True while a page is rendered again in the background. */
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
   * The page for a key. Null when its render sets a cookie: that answer is discarded, and each visitor needs a render of
   * their own; and when the visitor has gone. Rejects when the page cannot be rendered and no stale one is cached.
   */
  async get(key: string, render: Render, queued = atOnce): Promise<Cached<Page> | null> {
    const made = () => this.made(key, render, queued);
    const known = this.entries.get(key);
    const age = known ? this.options.now() - known.madeAt : Infinity;
    if (!known || age >= STALE_IF_ERROR_MS) return made();
    const { fresh, staleWhileRevalidate } = this.lifetimeOf(known);
    if (age < fresh) return { outcome: 'hit', page: known.page };
    if (age < fresh + staleWhileRevalidate) {
      void this.renew(key, render);
      return { outcome: 'stale', page: known.page };
    }
    const next = await timeLimit(made(), PATIENCE_MS).catch(() => 'failed' as const);
    const failed = next === 'failed' || next?.outcome === 'failed';
    return failed ? { outcome: 'stale-if-error', page: known.page } : next;
  }

  /**
   * Renders a page again in the background while the stale one is served. One at a time and without a queue, so that it never
   * slows down visitors who wait for a page: a page skipped here is renewed at a later request.
   */
  private async renew(key: string, render: Render): Promise<void> {
    if (this.isRenewing) return;
    this.isRenewing = true;
    try {
      await this.renderOnce(key, render);
    } catch {
      // Nobody waits here; if the failure persists, it surfaces in the first request that waits for a render.
    } finally {
      this.isRenewing = false;
    }
  }

  /** The page, rendered for whoever asks. Only a render that has begun is shared here: each visitor waits for their own turn. */
  private async made(key: string, render: Render, queued: Queued): Promise<Cached<Page> | null> {
    const made = await (this.rendering.get(key) ?? queued(() => this.renderOnce(key, render)));
    if (made === null || isPersonal(made.rendered)) return null;
    const { rendered, page } = made;
    return { outcome: isGood(rendered) ? 'miss' : isFailed(rendered) ? 'failed' : 'uncacheable', page };
  }

  private renderOnce(key: string, render: Render): Promise<Made<Page>> {
    const running = this.rendering.get(key);
    if (running) return running;
    const started = this.renderAndCache(key, render).finally(() => this.rendering.delete(key));
    this.rendering.set(key, started);
    return started;
  }

  /** Renders, and caches the page only if it is good. */
  private async renderAndCache(key: string, render: Render): Promise<Made<Page>> {
    const startedAt = this.options.now();
    const rendered = await render();
    const page = await this.options.toCached(rendered, this.entries.peek(key)?.page);
    if (isGood(rendered)) this.entries.set(key, { page, madeAt: startedAt });
    // Gone, moved or personal: the stale page is no longer valid.
    else if (!isFailed(rendered) || isPersonal(rendered)) this.entries.delete(key);
    return { rendered, page };
  }
}
