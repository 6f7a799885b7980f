/** The settings a page hands to the browser; see lib/contracts/settings. Server only. */
import type { PublicSettings } from '@/lib/contracts/settings';
import { webConfig } from './config';
import type { Visitor } from './session';

const originOf = (address: string) => new URL(address).origin;

/** Public settings for one visitor's page; nothing here is secret. */
export function publicSettings({ classroom }: Pick<Visitor, 'classroom'>): PublicSettings {
  const config = webConfig();
  return {
    oidcAuthority: config.OIDC_AUTHORITY,
    oidcClientId: config.OIDC_CLIENT_ID,
    expiringNoticeSeconds: config.OIDC_EXPIRING_NOTICE_SECONDS,
    mediaOrigin: originOf(config.MEDIA_URL),
    imageOrigin: originOf(config.CONTENT_ASSETS_URL),
    classroom,
  };
}
