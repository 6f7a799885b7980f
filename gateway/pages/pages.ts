/** Answers with pages: files of the build, pages that visitors share from the cache, and those made for one visitor. */
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOKEN_COOKIE } from '@/lib/contracts/constants';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { TooBusyError, type Asker, type FairQueue } from '@/lib/platform/fair-queue';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import { goneOf } from '@/lib/platform/http/gone';
import { siteNetwork } from '@/lib/platform/network/subscriber';
import { cookieValue, type VisitorResolver } from '@/lib/platform/visitor/resolver';
import type { Visitor } from '@/lib/platform/visitor/visitor';
import { attachVisitor } from '@/lib/server/session';
import { withoutTracking } from '@/lib/domain/text/tracking';
import { sendBusy } from '../busy';
import { isDataPath, isCacheable } from './cacheable';
import { sendCached, type CachedResponse } from './cached-response';
import type { Exchange } from '../exchange';
import type { HeaderOrigins, securityHeadersFor } from '../headers';
import type { PageCache } from './page-cache';
import { refuseRequest } from '../refuse';
import type { Renderer, WebHandler } from './render';
import type { RequestTarget } from '../request-path';
import { sharedVisitor } from './shared-visitor';
import type { StaticFiles } from '../files/static-files';
import type { UsageReporter } from '../usage';

export interface PagesOptions {
  web: WebHandler;
  /** Null: the framework serves the build's files (development). */
  files: StaticFiles | null;
  origins: HeaderOrigins;
  /** On the classroom address every visitor gets this network address; null elsewhere. */
  fixedAddress: string | null;
  resolveVisitor: VisitorResolver;
  /** Null: pages are not cached (development). */
  pages: { cached: PageCache<CachedResponse>; render: Renderer; host: string } | null;
  /** Renders wait here, in turn from every network. */
  renders: FairQueue;
  /** Called for each page that was served. */
  usage: Pick<UsageReporter, 'served'>;
}

interface Prepared extends PagesOptions {
  securityHeaders: ReturnType<typeof securityHeadersFor>;
}

interface Asked {
  target: RequestTarget;
  address: string;
  requestId: string;
}

/** The only page that a form is sent to. Any other would be made anew for each POST, and nothing of it cached. */
const FORM_PATH = '/sign-out';

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const digest = (text: string) => hash('sha256', text, 'base64url');

/** Digests by viewer, whose lists may be long, and who asks for many pages: viewers are never changed, but made anew. */
const digests = new WeakMap<Viewer, string>();

function viewerDigest(viewer: Viewer): string {
  const known = digests.get(viewer) ?? digest(JSON.stringify(viewer));
  digests.set(viewer, known);
  return known;
}

/** Cache key: everything that decides what a page shows, and nothing else. The build is the same for the whole process. */
const keyOf = ({ viewer, classroom }: Visitor, url: string): string =>
  digest(JSON.stringify([viewerDigest(viewer), classroom, url]));

/** Found out only for a page that is to be made: most are in the cache. */
type FindAsker = () => Asker;

/**
 * Answers with a page that visitors share. Null: nothing has been sent, because the page is personal to one visitor, or the visitor
 * has gone.
 */
async function answerShared(
  request: IncomingMessage,
  response: ServerResponse,
  { target, visitor, asker }: { target: RequestTarget; visitor: Visitor; asker: FindAsker },
  { renders, pages }: { renders: FairQueue; pages: NonNullable<PagesOptions['pages']> },
): Promise<Exchange | null> {
  const url = withoutTracking(target.url);
  const { cached, host } = pages;
  const render = () => pages.render({ url, host, visitor, isData: isDataPath(target.path) });
  const key = keyOf(visitor, url);
  const found = await cached.get(key, render, (work) => renders.ask(key, work, asker()));
  if (found === null) return null;
  await sendCached(request, response, found.page);
  return { kind: 'page', cached: found.outcome };
}

/** Has the page made for this visitor alone. */
async function answerAlone(
  request: IncomingMessage,
  response: ServerResponse,
  { visitor, asker }: { visitor: Visitor; asker: FindAsker },
  { web, renders }: PagesOptions,
): Promise<Exchange> {
  attachVisitor(request, visitor);
  await renders.ask(visitor.requestId, () => web(request, response), asker());
  return { kind: 'page', cached: null };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { target, address, requestId }: Asked,
  options: Prepared,
): Promise<Exchange> {
  const { pages, renders, fixedAddress } = options;
  request.headers['x-forwarded-for'] = address;
  request.headers['x-request-id'] = requestId;
  const token = cookieValue(request.headers.cookie ?? '', TOKEN_COOKIE);
  const known = await options.resolveVisitor({ address, token, requestId });
  const visitor: Visitor = { ...known, address, requestId, classroom: fixedAddress !== null };
  const asker = () => ({ group: siteNetwork(address), gone: goneOf(response) });
  const everyone = pages && isCacheable(request.method, target) ? sharedVisitor(visitor, target) : null;
  const shared =
    pages && everyone
      ? await answerShared(request, response, { target, visitor: everyone, asker }, { renders, pages })
      : null;
  const exchange = shared ?? (await answerAlone(request, response, { visitor, asker }, options));
  options.usage.served(request, response, target, visitor);
  return exchange;
}

export async function pageAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  asked: Asked,
  options: Prepared,
): Promise<Exchange> {
  const { target } = asked;
  for (const [name, value] of Object.entries(options.securityHeaders(target.path)))
    response.setHeader(name, value);
  // The framework's tools of development send calls of their own.
  if (!isRead(request) && target.path !== FORM_PATH && !options.origins.development)
    return refuseRequest(
      request,
      response,
      { code: 'METHOD_NOT_ALLOWED', message: 'A page is read with GET or HEAD' },
      'GET, HEAD',
    );
  const reading = isRead(request) ? options.files?.(target.path) : null;
  // Another node, with which this one shares CACHE_DIR, may have deleted an earlier build since: the framework answers 404.
  const file = reading && (await nullIfMissing(reading));
  if (file) {
    await sendCached(request, response, file);
    return { kind: 'static', cached: null };
  }
  try {
    return await answer(request, response, asked, options);
  } catch (error) {
    if (!(error instanceof TooBusyError)) throw error;
    sendBusy(request, response);
    return { kind: 'page', cached: null };
  }
}
