/**
 * Public settings: what the browser must know of this installation. Read from the environment when the web server
 * starts, put into each page as a JSON block (`<script type="application/json" id="settings">`), never at build.
 */
import type { Environment } from './environment';

/** A Matomo server that takes the events in place of the library itself. */
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
  /** True behind the classroom address, where every visitor counts as one sample organisation's. */
  classroom: boolean;
  /** Absent: the first-party sink. */
  matomo?: MatomoSettings;
}

/** Id of the element that carries the settings. */
export const SETTINGS_ELEMENT_ID = 'settings';
