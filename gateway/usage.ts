/**
 * Reports served pages to the product service in batches. That service decides what is counted, and no visitor waits for it;
 * here the cost is one look at the path and one object (COUNTER 5.1, docs/library-standards.md).
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { segmentOfType } from '@/lib/contracts/catalogue/content-types';
import {
  MOST_LOST_DAYS,
  MOST_SERVED,
  SERVED_PAGES_PATH,
  type LostUses,
  type ServedPage,
} from '@/lib/contracts/usage/usage';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { itemOfPath } from '@/lib/domain/item-page/item-of-path';
import { utcDay } from '@/lib/domain/text/calendar';
import { countedAgent, isPrefetch } from '@/lib/domain/usage/agent';
import { beginsSearch } from '@/lib/domain/usage/search';
import { canPlay } from '@/lib/domain/visibility/entitlement';
import { BatchQueue } from '@/lib/platform/batch-queue';
import type { VisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import type { Visitor } from '@/lib/platform/visitor/visitor';
import type { RequestTarget } from './request-path';

/** Most pages queued while the product service does not answer. */
const MOST_WAITING = 20_000;
const TIMEOUT_MS = 5_000;
const MODULES = `/${segmentOfType.trainingCourseModule}/`;
/** Answers that will be the same however often the batch is sent: it is not valid, or too large. */
const REFUSED_FOR_GOOD: ReadonlySet<number> = new Set([400, 413]);

/** `/training/{course}/{module}` shows the module, and is its page as `/training-course-modules/{module}` is. */
const pathOfItem = (path: string): string => path.replace(/^\/training\/[^/]+\/(?=[^/])/, MODULES);

/** The item that a page shows, or null for a search; undefined for a page that is not counted. */
function countedPage({ path, url }: RequestTarget): ServedPage['item'] | undefined {
  const item = itemOfPath(pathOfItem(path));
  if (item) return [item.type, item.slug];
  return beginsSearch(path, url.slice(path.length)) ? null : undefined;
}

/** COUNTER 5.1: only answers with content count, and no prefetches. */
const isServed = ({ method, headers }: IncomingMessage, { statusCode, headersSent }: ServerResponse) =>
  method === 'GET' &&
  // A visitor who left before the page's turn came was sent nothing.
  headersSent &&
  (statusCode === 200 || statusCode === 304) &&
  !isPrefetch(headers);

export interface UsageReporterOptions {
  product: URL;
  sign: VisitorSigner;
  onError: (error: unknown, pages: number) => void;
  now?: () => number;
}

export class UsageReporter {
  private readonly pages: BatchQueue<ServedPage>;
  /** Pages by UTC day that can no longer be counted, until the product service knows of them. */
  private readonly lost = new Map<string, number>();

  constructor(private readonly options: UsageReporterOptions) {
    const { onError } = options;
    this.pages = new BatchQueue({
      send: (pages) => this.post(pages),
      size: MOST_SERVED,
      mostWaiting: MOST_WAITING,
      onError,
      onLost: (page) => this.countLost([page]),
    });
  }

  /** Queues a served page, if it is one that is counted. */
  served(request: IncomingMessage, response: ServerResponse, target: RequestTarget, visitor: Visitor): void {
    if (!isServed(request, response)) return;
    const item = countedPage(target);
    if (item === undefined) return;
    const { viewer, address } = visitor;
    const { userId, organisationId, method } = viewer;
    this.pages.add({
      id: randomUUID(),
      at: (this.options.now ?? Date.now)(),
      item,
      userId,
      organisationId,
      method,
      entitled: canPlay(viewer).allowed,
      address,
      agent: countedAgent(request.headers['user-agent']),
    });
  }

  /** Sends what is queued. What cannot be sent stays queued for the next attempt. */
  flush(): Promise<void> {
    return this.pages.flush();
  }

  private countLost(pages: readonly ServedPage[]): void {
    for (const { at } of pages) this.lost.set(utcDay(at), (this.lost.get(utcDay(at)) ?? 0) + 1);
  }

  private async post(pages: ServedPage[]): Promise<void> {
    const { product, sign, onError } = this.options;
    const lost = [...this.lost].slice(0, MOST_LOST_DAYS).map(([day, uses]) => ({ day, uses }));
    const gateway = { viewer: anonymousViewer, address: '', requestId: randomUUID() };
    const response = await fetch(new URL(SERVED_PAGES_PATH, product), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(await sign(gateway, 'product')) },
      body: JSON.stringify({ pages, lost }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) {
      this.forget(lost);
      return;
    }
    const failure = new Error(`product answered ${response.status}`);
    if (!REFUSED_FOR_GOOD.has(response.status)) throw failure;
    // Sent again it would hold up all that comes after it.
    onError(failure, pages.length);
    this.countLost(pages);
  }

  /** Some may have been lost while the others were told. */
  private forget(told: readonly LostUses[]): void {
    for (const { day, uses } of told) {
      const left = (this.lost.get(day) ?? 0) - uses;
      if (left > 0) this.lost.set(day, left);
      else this.lost.delete(day);
    }
  }
}
