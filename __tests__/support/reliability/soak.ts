/**
 * The library used for a while as a school uses it: pages, searches, items, the API, bookmarks written and removed, by
 * anonymous visitors and by people who are signed in. Every answer that is no success is an error.
 */
import { titleIds } from '@/__tests__/support/content/bookmark-pairs';
import http from 'node:http';
import { demoAccounts } from '@/services/common/demo-accounts';
import { Random } from './random';
import { accessToken } from './sign-in';
import type { Target } from './target';

/** Access tokens live ten minutes; they are fetched again well before. */
const TOKEN_MS = 4 * 60_000;
const PATIENCE_MS = 20_000;
/** Requests under way at once, at most, when they are sent by the clock. */
const MOST_AT_ONCE = 256;
const words =
  'hamlet lear storm mask chorus stage light comedy tragedy ghost crown costume voice movement'.split(' ');
const listings = ['productions', 'guides', 'lesson-plans', 'workshops', 'interviews', 'titles', 'people'];

export interface SoakOptions {
  seconds: number;
  /** Requests a second, sent by the clock whether or not earlier ones are answered; null: as many as go. */
  perSecond: number | null;
  /** Requests under way at once when `perSecond` is null. */
  connections?: number;
  seed?: number;
  onSecond?: (second: number) => void;
}

export interface SoakReport {
  requests: number;
  perSecond: number;
  /** What went wrong, with its request; empty when all is well. */
  errors: string[];
  /** From the moment a request was due until its answer was read, ms. */
  p50: number;
  p99: number;
}

interface Sent {
  path: string;
  body?: string;
  headers: Record<string, string>;
}

export class Visitors {
  private tokens: string[] = [];
  private fetchedAt = -Infinity;
  private renewing: Promise<void> | null = null;
  private written = 0;

  private constructor(
    private readonly target: Target,
    private readonly items: readonly string[],
    private readonly titles: readonly string[],
  ) {}

  /** Knows the library's items and has signed everyone in. */
  static async of(target: Target): Promise<Visitors> {
    const items: string[] = [];
    for (const listing of listings) {
      const answer = await fetch(`${target.at('web')}/api/${listing}?limit=40`);
      const body = (await answer.json()) as { items: { slug: string }[] };
      items.push(...body.items.map(({ slug }) => `/${listing}/${slug}`));
    }
    const visitors = new Visitors(target, items, await titleIds(target.at('web')));
    await visitors.renew();
    return visitors;
  }

  private async renew(): Promise<void> {
    const { at } = this.target;
    this.tokens = await Promise.all(
      demoAccounts
        .slice(0, 4)
        .map(({ email, password }) =>
          accessToken({ issuer: at('identity'), app: at('web'), email, password }),
        ),
    );
    this.fetchedAt = Date.now();
  }

  /** Fetches tokens again when they are old; the old ones serve meanwhile. */
  keepSignedIn(onError: (error: unknown) => void): void {
    if (this.renewing !== null || Date.now() - this.fetchedAt < TOKEN_MS) return;
    this.renewing = this.renew()
      .catch(onError)
      .finally(() => (this.renewing = null));
  }

  private bookmark(random: Random): Sent {
    const item = random.pick(this.titles);
    this.written += 1;
    const query =
      this.written % 2 === 0
        ? `mutation { deleteBookmarkItem(contentId: "${item}") { items { contentId } } }`
        : `mutation { addBookmarkItem(item: { contentId: "${item}" }) { items { contentId } } }`;
    const authorization = `Bearer ${random.pick(this.tokens)}`;
    const headers = { 'content-type': 'application/json', authorization };
    return { path: '/graphql', body: JSON.stringify({ query }), headers };
  }

  /** Asks for every item and listing once, so that what is kept is kept before memory is looked at. */
  async seeAll(): Promise<void> {
    const all = [...this.items, ...listings.map((listing) => `/${listing}`)];
    const searches = words.flatMap((word) => words.map((other) => `/search?q=${word}+${other}`));
    for (const path of [...all, ...searches])
      await send(this.target.at('web'), { path, headers: { 'accept-encoding': 'gzip, br' } });
  }

  /** What someone asks next. */
  next(random: Random): Sent {
    const kind = random.next();
    const word = random.pick(words);
    const accept = { 'accept-encoding': 'gzip, br' };
    if (kind < 0.1) return { path: '/', headers: accept };
    if (kind < 0.25)
      return { path: `/${random.pick(listings)}${random.chance(0.5) ? '?page=2' : ''}`, headers: accept };
    if (kind < 0.45) return { path: `/search?q=${word}+${random.pick(words)}`, headers: accept };
    if (kind < 0.65) return { path: random.pick(this.items), headers: accept };
    if (kind < 0.85)
      return {
        path: `/api/search?searchTerm=${word}&limit=20&aggregations=type,genre,theme`,
        headers: accept,
      };
    if (kind < 0.9)
      return {
        path: random.pick(this.items),
        headers: { ...accept, cookie: `jwt=${random.pick(this.tokens)}` },
      };
    return this.bookmark(random);
  }
}

/** What the soak may ask for: a school's classrooms at once. */
const MOST_CONNECTIONS = 300;
/** Idle connections are closed here well before the gateway does, so that none is used in the moment it ends. */
const agent = new http.Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS, timeout: 30_000 });

/** A write that finds its work done already is a success (R-BKM-1, R-BKM-2); pages beyond the last are 404 rightly. */
function faultOf({ path }: Sent, status: number, text: string): string | null {
  if (status === 404 && path.includes('page=2')) return null;
  if (status !== 200) return `${status}`;
  if (path !== '/graphql' || !text.includes('"errors"')) return null;
  return /already exists|does not exist/.test(text) ? null : text.slice(0, 200);
}

function send(origin: string, sent: Sent): Promise<string | null> {
  return new Promise((resolve) => {
    const request = http.request(origin + sent.path, {
      agent,
      method: sent.body === undefined ? 'GET' : 'POST',
      headers: sent.headers,
      timeout: PATIENCE_MS,
    });
    request.once('timeout', () => request.destroy(new Error('no answer in time')));
    request.once('error', (error) => resolve(error.message));
    request.once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', (error) => resolve(error.message));
      answer.once('end', () => {
        const text = sent.path === '/graphql' ? Buffer.concat(chunks).toString() : '';
        resolve(faultOf(sent, answer.statusCode ?? 0, text));
      });
    });
    request.end(sent.body);
  });
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

/** Uses the library for so long and reports. */
export async function runSoak(
  target: Target,
  visitors: Visitors,
  { seconds, perSecond, connections = 16, seed = 8, onSecond }: SoakOptions,
): Promise<SoakReport> {
  const random = new Random(seed);
  const origin = target.at('web');
  const errors: string[] = [];
  const took: number[] = [];
  const started = Date.now();
  const end = started + seconds * 1_000;
  const one = async (due: number) => {
    const sent = visitors.next(random);
    const fault = await send(origin, sent);
    took.push(Date.now() - due);
    if (fault !== null) errors.push(`${fault} for ${sent.path}`);
  };
  const clock = setInterval(() => {
    visitors.keepSignedIn((error) => errors.push(`sign-in: ${String(error)}`));
    onSecond?.(Math.floor((Date.now() - started) / 1_000));
  }, 1_000);
  try {
    if (perSecond === null) {
      const person = async () => {
        while (Date.now() < end) await one(Date.now());
      };
      await Promise.all(Array.from({ length: connections }, person));
    } else await byTheClock(one, { started, end, perSecond });
  } finally {
    clearInterval(clock);
  }
  took.sort((a, b) => a - b);
  const requests = took.length;
  const rate = requests / ((Date.now() - started) / 1_000);
  return { requests, perSecond: rate, errors, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
}

/** Sends request number n when it is due, so that a slow answer does not slow those who come after it. */
async function byTheClock(
  one: (due: number) => Promise<void>,
  { started, end, perSecond }: { started: number; end: number; perSecond: number },
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  for (let sent = 0; ; sent += 1) {
    const due = started + (sent * 1_000) / perSecond;
    if (due >= end) break;
    if (due > Date.now()) await new Promise((resolve) => setTimeout(resolve, due - Date.now()));
    if (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
    const request: Promise<void> = one(due).finally(() => underWay.delete(request));
    underWay.add(request);
  }
  await Promise.all(underWay);
}
