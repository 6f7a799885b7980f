/** The web server's configuration, parsed once from the one table of variables. Server only. */
import { readEnvironment, type Environment } from '@/lib/contracts/environment';
import type { Brand } from '@/lib/contracts/site';
import { loadBrand } from '@/lib/platform/start/brand';

const webVariables = [
  'NODE_ENV',
  'PORT_BASE',
  'CACHE_DIR',
  'LOG_LEVEL',
  'ACCESS_LOG',
  'SAMPLE_LIBRARY',
  'LISTEN_HOST',
  'METRICS_HOST',
  'PAGE_CACHE_MEGABYTES',
  'PUBLIC_URL',
  'CLASSROOM_URL',
  'TRUSTED_PROXIES',
  'OIDC_AUTHORITY',
  'IDENTITY_URL',
  'OIDC_CLIENT_ID',
  'OIDC_AUDIENCE',
  'OIDC_EXPIRING_NOTICE_SECONDS',
  'PRODUCT_API_URL',
  'PRODUCT_GRAPHQL_URL',
  'CUSTOMERS_API_URL',
  'CUSTOMERS_API_KEY',
  'SERVICE_KEY',
  'CONTENTFUL_SPACE_ID',
  'CONTENTFUL_ENVIRONMENT',
  'CONTENTFUL_ACCESS_TOKEN',
  'CONTENTFUL_HOST',
  'CONTENTFUL_INSECURE',
  'CONTENTFUL_BASE_PATH',
  'CONTENT_ASSETS_URL',
  'CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID',
  'MEDIA_URL',
  'MEDIA_PUBLIC_URL',
  'MEDIA_HOSTED_ORIGINS',
  'MATOMO_URL',
  'SECURITY_CONTACT',
] as const;

export type WebConfig = Environment<(typeof webVariables)[number]>;

let parsed: WebConfig | null = null;

/** Reads the environment at the first call; throws EnvironmentError with one line naming a bad variable. */
export function webConfig(): WebConfig {
  parsed ??= readEnvironment(webVariables, process.env);
  return parsed;
}

/** The origin at which people reach the library, for links and shared addresses. */
export const publicOrigin = () => new URL(webConfig().PUBLIC_URL).origin;

let brand: Brand | null = null;

/** The brand of the library, read at the first call; the gateway has already rejected a faulty one at start. */
export const libraryBrand = (): Brand => (brand ??= loadBrand(process.env).brand);
