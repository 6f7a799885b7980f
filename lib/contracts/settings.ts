/**
 * Public settings: what the browser must know about this installation. Read from the environment when the web server
 * starts, never at build, and put into each page as JSON (`<script type="application/json" id="settings">`).
 */
import type { Environment } from './environment';

/** A Matomo server that receives the analytics events instead of the library itself. */
export interface MatomoSettings {
  /** Its tracking endpoint. */
  url: string;
  siteId: string;
}

export interface PublicSettings {
  /** Issuer of the identity provider. */
  oidcAuthority: Environment<'OIDC_AUTHORITY'>['OIDC_AUTHORITY'];
  oidcClientId: string;
  /** How long before expiry the session is renewed, seconds. */
  expiringNoticeSeconds: number;
  /** Origin of signed media and documents. */
  mediaOrigin: string;
  /** Origin of content pictures. */
  imageOrigin: string;
  /** True at the classroom address, where every visitor is treated as a member of one sample organisation. */
  classroom: boolean;
  /** Absent: the first-party sink. */
  matomo?: MatomoSettings;
}

/** Id of the element that carries the settings. */
export const SETTINGS_ELEMENT_ID = 'settings';
