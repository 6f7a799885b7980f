/**
 * Services that share the library's origin (design "Production mode"): identity at /identity, media at /media, content
 * pictures at /assets. A service whose public name has another origin has no path here.
 */
import type { IncomingMessage } from 'node:http';
import { contentOrigin, type ContentHost } from '@/lib/contracts/catalogue/content-address';
import type { reservedSegments } from '@/lib/contracts/catalogue/content-types';
import { TOKEN_COOKIE } from '@/lib/contracts/constants';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { isHostedApi } from '@/lib/platform/content/hosted-api';
import type { ServiceName, VisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import type { Route } from './proxy';
import type { RequestTarget } from '../request-path';

type BelowName = Extract<(typeof reservedSegments)[number], 'identity' | 'media' | 'assets'>;

interface Below {
  name: BelowName;
  /** Public path, without a trailing slash. */
  at: string;
  /** Where the gateway reaches the service. */
  origin: URL;
}

export interface PublicNames extends ContentHost {
  PUBLIC_URL: string;
  OIDC_AUTHORITY: string;
  IDENTITY_URL: string;
  MEDIA_PUBLIC_URL: string;
  MEDIA_URL: string;
  CONTENT_ASSETS_URL: string;
}

/** The paths of each service that are open to visitors; those for operators or servers only are not. */
const OPEN: Readonly<Record<BelowName, RegExp>> = {
  identity:
    /^\/(authorize|token|jwks|userinfo|end_session|interaction|password|assets|revocations|\.well-known)(\/|$)/,
  media: /^\/[vd]\//,
  assets: /^\/assets\//,
};

/** The services whose public name lies below PUBLIC_URL. */
export function servicesBelow(config: PublicNames): readonly Below[] {
  const own = new URL(config.PUBLIC_URL).origin;
  const candidates = [
    { name: 'identity', publicName: config.OIDC_AUTHORITY, reached: config.IDENTITY_URL },
    { name: 'media', publicName: config.MEDIA_PUBLIC_URL, reached: config.MEDIA_URL },
    // The service's own asset paths also begin with /assets.
    {
      name: 'assets',
      publicName: new URL('/assets', config.CONTENT_ASSETS_URL).href,
      reached: contentOrigin(config),
    },
  ] as const;
  return candidates.flatMap(({ name, publicName, reached }) => {
    const { origin, pathname } = new URL(publicName);
    const at = withoutSlash(pathname);
    const service = new URL(reached);
    const isOurs = name !== 'assets' || !isHostedApi(service.host);
    return isOurs && origin === own && at !== '' ? [{ name, at, origin: service }] : [];
  });
}

/** The service and its own path and query for a normalised address; null for the library's own addresses. */
export function belowOf(
  services: readonly Below[],
  { path, url }: RequestTarget,
): { name: BelowName; origin: URL; path: string } | null {
  const found = services.find(({ at }) => path === at || path.startsWith(`${at}/`));
  if (!found) return null;
  const from = found.name === 'assets' ? 0 : found.at.length;
  return OPEN[found.name].test(path.slice(from))
    ? { name: found.name, origin: found.origin, path: url.slice(from) }
    : null;
}

/** The cookies to send on, such as those of the issuer's session; the `jwt` cookie is for pages only ("Points settled" 6). */
function withoutToken(header: string | undefined): string | undefined {
  const others = header?.split(';').filter((pair) => pair.split('=')[0]?.trim() !== TOKEN_COOKIE);
  return others?.join(';').trim() || undefined;
}

/** Who is told the visitor's address: by it identity counts wrong passwords, and content the pictures that wait to be made. */
const TOLD_ADDRESS = { identity: 'identity', assets: 'content', media: null } as const satisfies Record<
  BelowName,
  ServiceName | null
>;

/** How a request to one of these services is proxied. Only identity gets cookies; media learns nothing about the visitor. */
export function routeBelow(
  request: IncomingMessage,
  { name, origin, path }: NonNullable<ReturnType<typeof belowOf>>,
  { address, requestId, sign }: { address: string; requestId: string; sign: VisitorSigner },
): Route {
  const told = TOLD_ADDRESS[name];
  const signature = async () =>
    told === null ? {} : sign({ viewer: anonymousViewer, address, requestId }, told);
  if (name !== 'identity') return { origin, path, signature };
  const cookie = withoutToken(request.headers.cookie);
  return { origin, path, signature, pages: true, ...(cookie === undefined ? {} : { cookie }) };
}
