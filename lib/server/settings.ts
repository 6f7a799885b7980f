/** The settings that a page passes to the browser; see lib/contracts/settings. Server only. */
import { readEnvironment } from '@/lib/contracts/environment';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import type { MatomoSettings, PublicSettings } from '@/lib/contracts/settings';
import type { Visitor } from '@/lib/platform/visitor/visitor';

/** Read separately from the rest of the configuration, so that no secret can get into a page's settings. */
const publicVariables = [
  'OIDC_AUTHORITY',
  'OIDC_CLIENT_ID',
  'OIDC_EXPIRING_NOTICE_SECONDS',
  'MEDIA_PUBLIC_URL',
  'CONTENT_ASSETS_URL',
  'MATOMO_URL',
  'MATOMO_SITE_ID',
] as const;

const originOf = (address: string) => new URL(address).origin;

/** Needs both variables: with one of them missing, nothing is sent to Matomo. */
function matomo(url: string | undefined, siteId: string | undefined): { matomo?: MatomoSettings } {
  if (url === undefined || siteId === undefined) return {};
  return { matomo: { url: `${withoutSlash(url)}/matomo.php`, siteId } };
}

let shared: Omit<PublicSettings, 'classroom'> | null = null;

/** Public settings for one visitor's page; nothing here is secret. The environment is read at the first call. */
export function publicSettings({ classroom }: Pick<Visitor, 'classroom'>): PublicSettings {
  shared ??= readSettings();
  return { ...shared, classroom };
}

function readSettings(): Omit<PublicSettings, 'classroom'> {
  const config = readEnvironment(publicVariables, process.env);
  return {
    oidcAuthority: config.OIDC_AUTHORITY,
    oidcClientId: config.OIDC_CLIENT_ID,
    expiringNoticeSeconds: config.OIDC_EXPIRING_NOTICE_SECONDS,
    mediaOrigin: originOf(config.MEDIA_PUBLIC_URL),
    imageOrigin: originOf(config.CONTENT_ASSETS_URL),
    ...matomo(config.MATOMO_URL, config.MATOMO_SITE_ID),
  };
}
