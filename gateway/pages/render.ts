/**
 * Renders a page that several visitors share: the framework's handler is called in this process with a synthetic request
 * that contains nothing personal: no cookie, no token, no header of the visitor.
 */
import { inject } from 'light-my-request';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Visitor } from '@/lib/platform/visitor/visitor';
import { attachVisitor } from '@/lib/server/session';
import { PARTIAL_HEADER } from '@/lib/server/partial';
import type { RenderedPage } from './page-cache';

/** No page takes longer: every call that a page makes has a shorter timeout. */
const RENDER_TIMEOUT_MS = 20_000;
/** Headers of a connection (RFC 9110 §7.6.1), which a synthetic request has not, and those set again when the page is sent. */
const NOT_CACHED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
  'etag',
  PARTIAL_HEADER,
]);

export type WebHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface RenderRequest {
  url: string;
  /** The library's own host: a host that a client claims must not get into a page that others see. */
  host: string;
  visitor: Visitor;
  isData: boolean;
}

export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;

function headersOf(headers: OutgoingHttpHeaders): RenderedPage['headers'] {
  const cached = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || NOT_CACHED.has(name)
      ? []
      : [[name, Array.isArray(value) ? value : String(value)] as const],
  );
  return Object.fromEntries(cached);
}

const requestHeaders = ({ host, visitor, isData }: RenderRequest) => ({
  host,
  'user-agent': 'library-gateway',
  accept: isData ? '*/*' : 'text/html',
  'x-forwarded-for': visitor.address,
  'x-request-id': visitor.requestId,
  ...(isData ? { 'x-nextjs-data': '1' } : {}),
});

/** A renderer around the framework's handler. Rejects when the handler does, or does not answer within `timeoutMs`. */
export function createRenderer(web: WebHandler, timeoutMs = RENDER_TIMEOUT_MS): Renderer {
  return async (asked) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('a page was not rendered in time')), timeoutMs);
    const render = (request: IncomingMessage, response: ServerResponse) => {
      attachVisitor(request, asked.visitor);
      web(request, response).catch((error: unknown) => {
        response.destroy(error instanceof Error ? error : new Error(String(error)));
      });
    };
    try {
      const answer = await inject(render, {
        method: 'GET',
        url: asked.url,
        headers: requestHeaders(asked),
        signal: late.signal,
      });
      const headers = headersOf(answer.headers);
      const partial = answer.headers[PARTIAL_HEADER] !== undefined;
      return { status: answer.statusCode, headers, body: answer.rawPayload, partial };
    } finally {
      clearTimeout(timer);
    }
  };
}
