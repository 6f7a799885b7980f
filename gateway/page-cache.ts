/**
 * Rendered pages cached in this process (design "Keeping rendered pages"). A page is cached for everyone who sees the
 * library in the same way: the key holds the whole Viewer of a visitor without a session, never a person. One render
 * at a time for a key; a page that is no longer fresh is shown once more while the next one is made; one that can no
 * longer be made well stays for a while.
 */

/** How long a page is shown without asking again, ms. */
export const FRESH_MS = 5_000;
/** How much longer it may be shown while the next one is being made, ms. A publication shows within the sum. */
export const STALE_MS = 15_000;
/** How long the last good page stands in while its sources fail, ms. */
export const STAND_IN_MS = 60 * 60_000;

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
  at: number;
  size: number;
}

export interface PageCacheOptions<Page> {
  /** Most memory the pages may take, bytes. */
  maxBytes: number;
  now: () => number;
  /** What is cached for a rendered page. */
  keep: (rendered: RenderedPage) => Page;
  sizeOf: (page: Page) => number;
}

const isGood = ({ status, partial, headers }: RenderedPage) =>
  status === 200 && !partial && headers['set-cookie'] === undefined;

/** Something that the page needs did not answer. */
const isFailed = ({ status, partial }: RenderedPage) => status >= 500 || partial;

export class PageCache<Page> {
  private readonly entries = new Map<string, Entry<Page>>();
  private readonly rendering = new Map<string, Promise<RenderedPage>>();
  private bytes = 0;

  constructor(private readonly options: PageCacheOptions<Page>) {}

  get size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.bytes };
  }

  /** The page for a key. Rejects only when it can neither be rendered nor stood in for. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<Cached<Page>> {
    const known = this.entries.get(key);
    const age = known ? this.options.now() - known.at : Infinity;
    if (!known || age >= STAND_IN_MS) return this.made(key, render);
    if (age < FRESH_MS) return { outcome: 'hit', page: this.touch(key, known).page };
    if (age < FRESH_MS + STALE_MS) {
      // Its failure is met by the request that has to wait for it.
      this.renderOnce(key, render).catch(() => undefined);
      return { outcome: 'stale', page: this.touch(key, known).page };
    }
    const made = await this.made(key, render).catch(() => null);
    const failed = made === null || made.outcome === 'failed';
    return failed ? { outcome: 'stale-if-error', page: known.page } : made;
  }

  /** A page made now: cached when it is good, else only shown. */
  private async made(key: string, render: () => Promise<RenderedPage>): Promise<Cached<Page>> {
    const rendered = await this.renderOnce(key, render);
    const cached = isGood(rendered) ? this.entries.get(key) : undefined;
    if (cached) return { outcome: 'miss', page: cached.page };
    return { outcome: isFailed(rendered) ? 'failed' : 'uncacheable', page: this.options.keep(rendered) };
  }

  private renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const running = this.rendering.get(key);
    if (running) return running;
    const started = render()
      .then((rendered) => {
        if (isGood(rendered)) this.store(key, this.options.keep(rendered));
        // Gone or moved: the old page must not stand in for it.
        else if (!isFailed(rendered)) this.drop(key);
        return rendered;
      })
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, started);
    return started;
  }

  private store(key: string, page: Page): void {
    this.drop(key);
    const entry = { page, at: this.options.now(), size: this.options.sizeOf(page) };
    this.entries.set(key, entry);
    this.bytes += entry.size;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.options.maxBytes || oldest === key) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.bytes -= entry.size;
    this.entries.delete(key);
  }

  private touch(key: string, entry: Entry<Page>): Entry<Page> {
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }
}
