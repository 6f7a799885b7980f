/** Entry point of the web process: Next's handler behind the gateway and, in a demonstration, the classroom address. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import next from 'next';
import pino from 'pino';
import { z } from 'zod';
import { BEFORE_PAINT } from '@/lib/browser/before-paint';
import { portOffsets } from '@/lib/contracts/environment';
import { isLoopbackAddress } from '@/lib/contracts/http/loopback';
import { webConfig } from '@/lib/server/config';
import { followContent } from '@/lib/server/content-changes';
import { publicSettings } from '@/lib/server/settings';
import { createVisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import { visitorSources } from '@/lib/platform/visitor/sources';
import { createVisitorResolver } from '@/lib/platform/visitor/resolver';
import { FairQueue } from '@/lib/platform/fair-queue';
import { createLogOutput } from '@/lib/platform/log/log-output';
import { createLogThrottle } from '@/lib/platform/log/log-throttle';
import { exitOnFault, orExit } from '@/lib/platform/config';
import { onStop } from '@/lib/platform/on-stop';
import { loadBrand } from '@/lib/platform/start/brand';
import { isDemonstration } from '@/lib/platform/start/mode';
import { refuseStart } from '@/lib/platform/start/refusals';
import { parseTrustedProxies } from '@/lib/platform/network/address';
import { originsIn } from '@/lib/platform/network/known-origins';
import { openAccessLog } from './access-log';
import { brandFiles, withBrand } from './files/brand-files';
import { keepBuild } from './files/earlier-builds';
import { createGateway, type GatewayOptions } from './gateway';
import { servicesBelow } from './services/one-origin';
import { PageCache } from './pages/page-cache';
import { closeAll, listenOn } from './listen';
import { createWebMetrics, metricsServer } from './metrics';
import { compressedPage } from './pages/cached-response';
import { createRenderer, type WebHandler } from './pages/render';
import { buildFolders, createStaticFiles } from './files/static-files';
import { tellUpstreamFailures } from './services/upstream-failures';
import { UsageReporter } from './usage';

/** TEST-NET-3 (RFC 5737), inside the sample organisation's range: nobody's real address. */
const CLASSROOM_ADDRESS = '203.0.113.10';
const READY_TIMEOUT_MS = 3_000;
/**
 * A page is about 50 ms of work for the event loop, for which everything else waits. One that is not made after a quarter of a second
 * waits for a service, and holds up nobody who asks nothing of it (decision 0072, 3).
 *
 * Node takes one new connection a turn (libuv since 1.45): without turns between renders, new clients would wait for a render each.
 * Counted, because in any span of time the other render may leave no turn.
 *
 * In ten seconds some 200 are made: whoever came after more than that would wait so long and be refused nevertheless.
 */
const RENDERS = { atOnce: 2, turnMs: 250, turnsBetween: 32, mostWaiting: 200, waitMs: 10_000 };

/** CSP hashes of inline scripts: our own one, and the framework's, written by the build (scripts/build/script-hashes.mjs). */
function scriptHashes(): string[] {
  const ours = `sha256-${createHash('sha256').update(BEFORE_PAINT).digest('base64')}`;
  const file = path.resolve('.next', 'script-hashes.json');
  return existsSync(file)
    ? [ours, ...z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))]
    : [ours];
}

const { config, brand, accessLog, isTrustedProxy } = orExit(() => {
  refuseStart(process.env);
  const read = webConfig();
  return {
    config: read,
    brand: loadBrand(process.env),
    accessLog: openAccessLog(read.ACCESS_LOG),
    isTrustedProxy: parseTrustedProxies(read.TRUSTED_PROXIES),
  };
});
const log = pino({ name: 'gateway', level: config.LOG_LEVEL }, createLogOutput());
const development = config.NODE_ENV === 'development';
/**
 * The framework would listen for upgrades at the server of the first request that it gets, past everything that the gateway refuses,
 * and closes them without a word: Java's client sends `Upgrade: h2c` with each request. At a server that is never opened it hears none.
 */
const httpServer = new http.Server();
const app = next({ dev: development, dir: process.cwd(), httpServer });
await app.prepare();
const handler = app.getRequestHandler();
const web: WebHandler = (request, response) => handler(request, response);
const contentAway = createLogThrottle();
const isCaching = !development && config.PAGE_CACHE_MEGABYTES > 0;
const cached = new PageCache({
  maxBytes: config.PAGE_CACHE_MEGABYTES * 1024 * 1024,
  now: Date.now,
  changedAt: isCaching
    ? followContent((error) => {
        if (contentAway() > 0)
          log.warn({ err: error }, 'Content does not answer; pages are made again sooner');
      })
    : Date.now,
  toCached: compressedPage,
  sizeOf: ({ size }) => size,
});
const metrics = createWebMetrics(cached);

const { tokens, viewers } = visitorSources(config, log);

const sign = createVisitorSigner(config.SERVICE_KEY);
const usage = new UsageReporter({
  product: new URL(config.PRODUCT_API_URL),
  sign,
  onError: (error, pages) => log.warn({ err: error, pages }, 'use could not be told'),
});

const earlierBuilds = () =>
  keepBuild(path.resolve('.next'), path.resolve(config.CACHE_DIR, 'builds')).catch((error: unknown) => {
    log.warn({ err: error }, 'pages of earlier builds that are open may miss what they load late');
    return [];
  });

const shared: Omit<GatewayOptions, 'fixedAddress' | 'settings'> = {
  web,
  renders: new FairQueue(RENDERS),
  files: development
    ? null
    : withBrand(
        await brandFiles(brand).catch(exitOnFault),
        createStaticFiles(buildFolders(process.cwd(), await earlierBuilds())),
      ),
  pages: isCaching ? { cached, render: createRenderer(web), host: new URL(config.PUBLIC_URL).host } : null,
  product: new URL(config.PRODUCT_API_URL),
  customers: new URL(config.CUSTOMERS_API_URL),
  media: new URL(config.MEDIA_URL),
  below: servicesBelow(config),
  origins: {
    identity: new URL(config.OIDC_AUTHORITY).origin,
    media: new URL(config.MEDIA_PUBLIC_URL).origin,
    hosted: originsIn(config.MEDIA_HOSTED_ORIGINS),
    images: new URL(config.CONTENT_ASSETS_URL).origin,
    analytics: config.MATOMO_URL === undefined ? null : new URL(config.MATOMO_URL).origin,
    secure: config.PUBLIC_URL.startsWith('https:'),
    scriptHashes: scriptHashes(),
    development,
  },
  isTrustedProxy,
  security:
    config.SECURITY_CONTACT === undefined
      ? null
      : { contact: config.SECURITY_CONTACT, origin: new URL(config.PUBLIC_URL).origin },
  resolveVisitor: createVisitorResolver({ tokens, viewers, log }),
  sign,
  usage,
  accessLog,
  ready: async () => {
    const answer = await fetch(new URL('/readyz', config.PRODUCT_API_URL), {
      signal: AbortSignal.timeout(READY_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`product is not ready (${answer.status})`);
  },
  onUnready: (error) => log.warn({ err: error }, 'not ready'),
  onError: (error, at) => log.error({ err: error, path: at }, 'unexpected failure'),
  onUpstreamFailure: tellUpstreamFailures((failure) => log.warn(failure, 'a service does not answer')),
  onExchange: metrics.onExchange,
};

const gatewayAt = (fixedAddress: string | null) => () => {
  const server = createGateway({
    ...shared,
    fixedAddress,
    settings: publicSettings({ classroom: fixedAddress !== null }),
  });
  // Pages reload as they are edited over a WebSocket (`npm run dev`).
  if (development) server.on('upgrade', (...given) => httpServer.emit('upgrade', ...given));
  return server;
};
const servers = await listenOn(gatewayAt(null), config.LISTEN_HOST, config.PORT_BASE + portOffsets.web);
// Its people and keys are known to everybody: only in a demonstration, and only on this machine (design "Security").
const { PUBLIC_URL, SAMPLE_LIBRARY, CLASSROOM_URL } = config;
if (isDemonstration({ PUBLIC_URL, SAMPLE_LIBRARY }) && isLoopbackAddress(CLASSROOM_URL)) {
  servers.push(
    ...(await listenOn(gatewayAt(CLASSROOM_ADDRESS), '127.0.0.1', config.PORT_BASE + portOffsets.classroom)),
  );
} else log.info('no classroom address: this is no demonstration');
servers.push(
  ...(await listenOn(
    () => metricsServer(metrics),
    config.METRICS_HOST,
    config.PORT_BASE + portOffsets.webMetrics,
  )),
);
log.info({ port: config.PORT_BASE }, 'open');

onStop(async () => {
  await closeAll(servers);
  await usage.flush();
  await app.close();
});
