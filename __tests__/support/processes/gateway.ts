/** A gateway over a framework of the test's own, asked with addresses that are sent exactly as they are written. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compressedPage, type CachedResponse } from '@/gateway/pages/cached-response';
import { createGateway, type GatewayOptions } from '@/gateway/gateway';
import { PageCache } from '@/gateway/pages/page-cache';
import { createRenderer, type WebHandler } from '@/gateway/pages/render';
import type { PublicSettings } from '@/lib/contracts/settings';
import { FairQueue } from '@/lib/platform/fair-queue';
import { createVisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import { SERVICE_KEY } from '../visitors/signed-visitor';

export interface RawAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface TestGateway {
  port: number;
  ask: (path: string, headers?: http.OutgoingHttpHeaders, method?: string) => Promise<RawAnswer>;
  close: () => Promise<void>;
}

const listening = (server: http.Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** Asks a server on this machine; the path is sent as it is given. */
export function askRaw(
  port: number,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    });
    request.once('error', reject).end();
  });
}

/** Options of a gateway whose services answer with the path that they were asked for. */
export async function startGateway(
  web: WebHandler,
  given: Pick<GatewayOptions, 'resolveVisitor'> & Partial<GatewayOptions>,
): Promise<TestGateway> {
  const service = http.createServer((request: IncomingMessage, response: ServerResponse) =>
    response.end(`service ${request.url}`),
  );
  const upstream = new URL(`http://127.0.0.1:${await listening(service)}`);
  const cached = new PageCache<CachedResponse>({
    maxBytes: 10_000_000,
    now: Date.now,
    changedAt: Date.now,
    toCached: compressedPage,
    sizeOf: ({ size }) => size,
  });
  const server = createGateway({
    web,
    renders: new FairQueue({ atOnce: 2, turnMs: 250, turnsBetween: 32, mostWaiting: 200, waitMs: 10_000 }),
    files: null,
    product: upstream,
    media: upstream,
    customers: upstream,
    below: [],
    origins: {
      identity: 'http://identity.example',
      media: 'http://media.example',
      images: 'http://images.example',
      analytics: null,
      hosted: [],
      secure: false,
      scriptHashes: [],
      development: false,
    },
    isTrustedProxy: () => true,
    sign: createVisitorSigner(SERVICE_KEY),
    fixedAddress: null,
    pages: { cached, render: createRenderer(web), host: 'library.example' },
    settings: {} as PublicSettings,
    ready: () => Promise.resolve(),
    security: null,
    onUnready: () => undefined,
    onUpstreamFailure: () => undefined,
    onError: (error) => {
      throw error;
    },
    accessLog: null,
    usage: { served: () => undefined },
    onExchange: () => undefined,
    ...given,
  });
  const port = await listening(server);
  return {
    port,
    ask: (path, headers, method) => askRaw(port, path, headers, method),
    close: async () => {
      for (const one of [server, service]) {
        one.closeAllConnections();
        await new Promise((resolve) => one.close(resolve));
      }
    },
  };
}
