/**
 * Renders a page for keeping: the framework's handler is asked over an in-memory connection, with nothing of the
 * asking person in the request, and its whole answer is taken.
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';
import type { Visitor } from '@/lib/platform/visitor/visitor';
import { attachVisitor } from '@/lib/server/session';
import { PARTIAL_HEADER } from '@/lib/server/partial';
import type { RenderedPage } from './page-cache';

/** No page takes longer: every call a page makes has a shorter limit of its own. */
const RENDER_TIMEOUT_MS = 20_000;
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
  'etag',
]);

export type WebHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface RenderRequest {
  url: string;
  /** The library's own host: what a client claims must not get into a page that others see. */
  host: string;
  visitor: Visitor;
  isData: boolean;
}

export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;

function headersOf(answer: IncomingMessage): RenderedPage['headers'] {
  const cached = Object.entries(answer.headers).filter(
    (entry): entry is [string, string | string[]] =>
      entry[1] !== undefined && !HOP_BY_HOP.has(entry[0]) && entry[0] !== PARTIAL_HEADER,
  );
  return Object.fromEntries(cached);
}

function exchange(connection: Duplex, { url, host, visitor, isData }: RenderRequest): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const request = http.get({
      createConnection: () => connection,
      path: url,
      timeout: RENDER_TIMEOUT_MS,
      headers: {
        host,
        accept: isData ? '*/*' : 'text/html',
        'x-forwarded-for': visitor.address,
        'x-request-id': visitor.requestId,
        ...(isData ? { 'x-nextjs-data': '1' } : {}),
      },
    });
    request.once('timeout', () => request.destroy(new Error('a page was not rendered in time')));
    request.once('error', reject);
    request.once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 500,
          headers: headersOf(answer),
          body: Buffer.concat(chunks),
          partial: answer.headers[PARTIAL_HEADER] !== undefined,
        }),
      );
    });
  });
}

/** A renderer over the framework's handler. */
export function createRenderer(web: WebHandler): Renderer {
  const server = http.createServer({ keepAlive: false }, (request, response) => {
    const visitor = visitors.get(request.socket as Duplex);
    if (visitor) attachVisitor(request, visitor);
    web(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  const visitors = new WeakMap<Duplex, Visitor>();
  return async (request) => {
    const [near, far] = duplexPair();
    visitors.set(far, request.visitor);
    server.emit('connection', far);
    try {
      return await exchange(near, request);
    } finally {
      near.destroy();
      far.destroy();
    }
  };
}
