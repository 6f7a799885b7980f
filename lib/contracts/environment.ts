/**
 * Every environment variable of the project: name, meaning, default, format. `.env.example` is generated from this
 * table (`npm run env:example`), and each process parses the variables it needs once, when it starts.
 * Some defaults depend on PORT_BASE, so that one variable moves all ports.
 */
import { z } from 'zod';
import { withoutSlash } from './http/base-address';
import { isLoopbackAddress } from './http/loopback';
import { searchLanguages } from './listing/search-languages';

/** Offsets from PORT_BASE (design "Processes and ports"). */
export const portOffsets = {
  web: 0,
  classroom: 1,
  webMetrics: 2,
  identity: 10,
  customers: 11,
  product: 12,
  content: 13,
  media: 14,
  postgres: 20,
} as const;
export type PortName = keyof typeof portOffsets;

/** The services of the library; `npm start` runs those listed in SERVICES. */
export const serviceNames = ['identity', 'customers', 'content', 'product', 'media'] as const;

/** Host name of every address that browsers use; the same everywhere, because cookies depend on it. */
export const LOCAL_HOST = 'localhost';

const port = z.coerce.number().int().min(1024).max(65_000);
const seconds = z.coerce.number().int().positive();
const url = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The schema of each variable, by name. */
const environmentSchema = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT_BASE: port.default(3000),
  DATA_DIR: text.default('.data'),
  CACHE_DIR: text.default('.cache'),
  ACCESS_LOG: text.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SAMPLE_LIBRARY: z.enum(['on', 'off']).optional(),
  BRAND_FILE: text.optional(),
  SEARCH_LANGUAGE: z.enum(searchLanguages).default('en'),
  SEARCH_SYNONYMS_FILE: text.optional(),
  LISTEN_HOST: text.default(LOCAL_HOST),
  METRICS_HOST: text.default('127.0.0.1'),
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(0).max(4_096).default(64),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(200).default(8),
  SERVICES: z
    .string()
    .default(serviceNames.join(','))
    .transform((list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && name !== 'none'),
    )
    .pipe(z.array(z.enum(serviceNames))),
  PUBLIC_URL: url,
  CLASSROOM_URL: url,
  TRUSTED_PROXIES: z.string().default(''),
  LOOPBACK_PROXY: flag.default(false),
  OIDC_AUTHORITY: url,
  IDENTITY_URL: url,
  OIDC_CLIENT_ID: text.default('library-web'),
  OIDC_AUDIENCE: text.default('urn:library:api'),
  OIDC_EXPIRING_NOTICE_SECONDS: seconds.default(60),
  IDENTITY_TOKEN_SECONDS: seconds.default(600),
  IDENTITY_SESSION_SECONDS: seconds.default(14 * 24 * 3600),
  IDENTITY_COOKIE_KEYS: text,
  PRODUCT_API_URL: url,
  PRODUCT_GRAPHQL_URL: url,
  CUSTOMERS_API_URL: url,
  CUSTOMERS_API_KEY: text,
  SERVICE_KEY: text,
  CONTENTFUL_SPACE_ID: text.default('library'),
  CONTENTFUL_ENVIRONMENT: text.default('master'),
  CONTENTFUL_ACCESS_TOKEN: text,
  CONTENTFUL_HOST: text,
  CONTENTFUL_INSECURE: flag.default(false),
  CONTENTFUL_BASE_PATH: z.string().default(''),
  CONTENT_RATE_LIMIT: z.coerce.number().int().min(0).default(55),
  CONTENT_SYNC_SECONDS: z.coerce.number().positive().default(2),
  CONTENT_ASSETS_URL: url,
  CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID: text.default('adult-themes'),
  MEDIA_URL: url,
  MEDIA_PUBLIC_URL: url,
  MEDIA_HOSTED_ORIGINS: text
    .refine(
      (list) => list.split(',').every((part) => url.safeParse(part.trim()).success),
      'every part must be an address such as https://video.example',
    )
    .default(''),
  MEDIA_SIGNING_KEY: text,
  MEDIA_ROOT: text.optional(),
  MEDIA_STORAGE: z.enum(['filesystem', 's3']).default('filesystem'),
  FFMPEG_PATH: text.optional(),
  MEDIA_DISK_RESERVE_MEGABYTES: z.coerce.number().int().min(0).default(1024),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  STORAGE: z.enum(['filesystem', 's3']).default('filesystem'),
  S3_ENDPOINT: url.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  LIBRARY_ORGANISATION_ID: text.optional(),
  LIBRARY_NAME: text.min(2).default('Open Theatre Library'),
  COUNTER_PLATFORM_ID: z
    .string()
    .regex(/^[a-zA-Z][a-zA-Z0-9_./]{1,16}$/)
    .default('otl'),
  COUNTER_REGISTRY_RECORD: z.union([url, z.literal('')]).default(''),
  MARC_ORG_CODE: text.default('UkXxOTL'),
  KBART_COVERAGE_DEPTH: z.enum(['fulltext', 'video']).default('fulltext'),
  RECORDS_EMAIL: z.email().default('library@localhost.invalid'),
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto|tel)$/, hostname: /.*/ }).optional(),
  MATOMO_URL: url.optional(),
  MATOMO_SITE_ID: text.optional(),
} as const;
export type VariableName = keyof typeof environmentSchema;

/** What each variable is for, in the order `.env.example` shows them. */
export const variables: readonly { name: VariableName; meaning: string; shown: string; secret?: true }[] = [
  { name: 'NODE_ENV', meaning: 'production, development or test.', shown: 'production' },
  { name: 'PORT_BASE', meaning: 'The gateway; every other port is this plus a fixed offset.', shown: '3000' },
  { name: 'DATA_DIR', meaning: 'Holds all state: database, stored files, snapshots.', shown: '.data' },
  { name: 'CACHE_DIR', meaning: 'Compiled pictures, documents and downloads; safe to delete.', shown: '.cache' },
  { name: 'LOG_LEVEL', meaning: 'trace, debug, info, warn, error, fatal or silent.', shown: 'info' },
  { name: 'ACCESS_LOG', meaning: 'File to which the gateway adds a line for each answer (Common Log Format, with addresses of visitors); - for standard output. Unset: none is written.', shown: '' },
  { name: 'SAMPLE_LIBRARY', meaning: 'on or off: whether the sample library is imported. Unset: on while PUBLIC_URL is on this machine. Off, the demo accounts are off too.', shown: 'off' },
  { name: 'BRAND_FILE', meaning: 'Name, words, mark and colours of the library (docs/brand.md). Unset: the built-in ones.', shown: '' },
  { name: 'SEARCH_LANGUAGE', meaning: `Language of the library's texts, by which searches read them: ${searchLanguages.join(', ')}. Names in the others are found too (docs/search.md, section 1).`, shown: 'en' },
  { name: 'SEARCH_SYNONYMS_FILE', meaning: 'Words that stand for each other in searches, beside the built-in ones (docs/search.md, section 4). Unset: the built-in ones alone.', shown: '' },
  { name: 'LISTEN_HOST', meaning: 'Name or address that the gateway and services listen on.', shown: 'localhost' },
  { name: 'METRICS_HOST', meaning: 'Address on which the web process serves its /metrics (port +2); visitors never reach it.', shown: '127.0.0.1' },
  { name: 'PAGE_CACHE_MEGABYTES', meaning: 'Memory for rendered pages that the web process caches; 0: none are cached.', shown: '64' },
  { name: 'DATABASE_URL', meaning: 'PostgreSQL. Unset: an embedded server is started under DATA_DIR.', shown: '' },
  { name: 'DATABASE_REPLICA_URL', meaning: 'Read replica for reads that allow it. Unset: the primary.', shown: '' },
  { name: 'DATABASE_POOL_MAX', meaning: 'Most connections of one process.', shown: '8' },
  { name: 'SERVICES', meaning: 'Comma list of the services that `npm start` runs; none: the gateway alone. Leave one out where another takes its place.', shown: serviceNames.join(',') },
  { name: 'PUBLIC_URL', meaning: 'Address that visitors use. As soon as it is not on this machine, identity, media and pictures are served below it too.', shown: 'http://localhost:3000' },
  { name: 'CLASSROOM_URL', meaning: 'Address of the classroom address (demonstration only).', shown: 'http://127.0.0.1:3001' },
  { name: 'TRUSTED_PROXIES', meaning: 'Comma list of addresses or ranges whose forwarded address counts.', shown: '' },
  { name: 'LOOPBACK_PROXY', meaning: 'true: a trusted proxy may stand before a PUBLIC_URL on this machine, to try a proxy out.', shown: 'false' },
  { name: 'OIDC_AUTHORITY', meaning: 'Issuer, by its public name: ours, Okta or any OpenID provider. Unset with a public PUBLIC_URL: PUBLIC_URL/identity.', shown: 'http://localhost:3010' },
  { name: 'IDENTITY_URL', meaning: 'Where servers reach the issuer; unset: at OIDC_AUTHORITY where that is set, else on this machine.', shown: 'http://localhost:3010' },
  { name: 'OIDC_CLIENT_ID', meaning: 'Public client of the web app at the issuer.', shown: 'library-web' },
  { name: 'OIDC_AUDIENCE', meaning: 'Audience that the services require in access tokens.', shown: 'urn:library:api' },
  { name: 'OIDC_EXPIRING_NOTICE_SECONDS', meaning: 'How long before expiry the token is renewed.', shown: '60' },
  { name: 'IDENTITY_TOKEN_SECONDS', meaning: 'Life of id and access tokens of the embedded issuer.', shown: '600' },
  { name: 'IDENTITY_SESSION_SECONDS', meaning: 'Life of a session at the embedded issuer.', shown: '1209600' },
  { name: 'IDENTITY_COOKIE_KEYS', meaning: 'Comma list of keys that sign the issuer’s cookies; first signs, all verify.', shown: '', secret: true },
  { name: 'PRODUCT_API_URL', meaning: 'Product REST API, as the web server reaches it.', shown: 'http://localhost:3012' },
  { name: 'PRODUCT_GRAPHQL_URL', meaning: 'Product GraphQL, as the web server reaches it.', shown: 'http://localhost:3012/graphql' },
  { name: 'CUSTOMERS_API_URL', meaning: 'Customers API, as the servers reach it.', shown: 'http://localhost:3011' },
  { name: 'CUSTOMERS_API_KEY', meaning: 'Comma list of server keys of the customers API; first is sent, all are believed. Never reaches a browser.', shown: '', secret: true },
  { name: 'SERVICE_KEY', meaning: 'Comma list of keys by which the gateway tells services who a visitor is, shared by web, product, identity and content; first signs, all verify.', shown: '', secret: true },
  { name: 'CONTENTFUL_SPACE_ID', meaning: 'Content space.', shown: 'library' },
  { name: 'CONTENTFUL_ENVIRONMENT', meaning: 'Content environment.', shown: 'master' },
  { name: 'CONTENTFUL_ACCESS_TOKEN', meaning: 'Delivery token of the space.', shown: '', secret: true },
  { name: 'CONTENTFUL_HOST', meaning: 'host:port of the delivery API; cdn.contentful.com for the hosted one.', shown: 'localhost:3013' },
  { name: 'CONTENTFUL_INSECURE', meaning: 'true: http. Only for a delivery API on this machine.', shown: 'true' },
  { name: 'CONTENTFUL_BASE_PATH', meaning: 'Put before /spaces, for a delivery API under a path.', shown: '' },
  { name: 'CONTENT_RATE_LIMIT', meaning: 'Requests a second per space and token of the embedded delivery API; 0: none.', shown: '55' },
  { name: 'CONTENT_SYNC_SECONDS', meaning: 'How often the product service asks for changes.', shown: '2' },
  { name: 'CONTENT_ASSETS_URL', meaning: 'Public origin of content pictures (/assets/…). Unset with a public PUBLIC_URL: that one.', shown: 'http://localhost:3013' },
  { name: 'CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID', meaning: 'Guidance entry that makes an item adult.', shown: 'adult-themes' },
  { name: 'MEDIA_URL', meaning: 'Where servers reach the media service.', shown: 'http://localhost:3014' },
  { name: 'MEDIA_PUBLIC_URL', meaning: 'Public address of signed media and documents: of media itself or of a CDN. Unset with a public PUBLIC_URL: PUBLIC_URL/media.', shown: 'http://localhost:3014' },
  { name: 'MEDIA_HOSTED_ORIGINS', meaning: 'Comma list of origins whose recordings play here too: entries that name a manifest by its whole address.', shown: '' },
  { name: 'MEDIA_SIGNING_KEY', meaning: 'Comma list of keys that sign media addresses, shared by product and media; first signs, all verify.', shown: '', secret: true },
  { name: 'MEDIA_ROOT', meaning: 'Folder of the recordings that media serves, one folder per asset id. Unset: DATA_DIR/recordings.', shown: '.data/recordings' },
  { name: 'MEDIA_STORAGE', meaning: 'Where recordings lie that are served: filesystem (MEDIA_ROOT), or s3 (S3_*), in which case they are made in MEDIA_ROOT.', shown: 'filesystem' },
  { name: 'FFMPEG_PATH', meaning: 'ffmpeg, with ffprobe beside it; unset: the system’s. Without it only ingest is off.', shown: '/usr/bin/ffmpeg' },
  { name: 'MEDIA_DISK_RESERVE_MEGABYTES', meaning: 'Room that ingest leaves free on the disk of MEDIA_ROOT, and uploads on that of DATA_DIR.', shown: '1024' },
  { name: 'SMTP_URL', meaning: 'Mail server for invitations and password resets, such as smtps://user:password@mail.example. Unset: links are shown to whoever makes them.', shown: '', secret: true },
  { name: 'MAIL_FROM', meaning: 'Sender of mails. Unset: library@ and the host of PUBLIC_URL.', shown: '' },
  { name: 'STORAGE', meaning: 'Where certificates are kept: filesystem or s3.', shown: 'filesystem' },
  { name: 'S3_ENDPOINT', meaning: 'S3-compatible endpoint.', shown: '' },
  { name: 'S3_REGION', meaning: 'Region used in signatures.', shown: 'us-east-1' },
  { name: 'S3_BUCKET', meaning: 'Bucket.', shown: '' },
  { name: 'S3_ACCESS_KEY_ID', meaning: 'Access key id.', shown: '' },
  { name: 'S3_SECRET_ACCESS_KEY', meaning: 'Secret key.', shown: '', secret: true },
  { name: 'LIBRARY_ORGANISATION_ID', meaning: 'Organisation of the library’s own staff, whose use is not counted. Unset: all is.', shown: '' },
  { name: 'LIBRARY_NAME', meaning: 'Name of the library in COUNTER reports and in records for catalogues.', shown: 'Open Theatre Library' },
  { name: 'COUNTER_PLATFORM_ID', meaning: 'Namespace of COUNTER identifiers; COUNTER assigns one with the Registry record.', shown: 'otl' },
  { name: 'COUNTER_REGISTRY_RECORD', meaning: 'Address of the COUNTER Registry record; empty: there is none yet.', shown: '' },
  { name: 'MARC_ORG_CODE', meaning: 'MARC organisation code of the library, in its records.', shown: 'UkXxOTL' },
  { name: 'KBART_COVERAGE_DEPTH', meaning: 'coverage_depth in KBART: fulltext, or video for those who take it.', shown: 'fulltext' },
  { name: 'RECORDS_EMAIL', meaning: 'Whom harvesters of records may write to (OAI-PMH adminEmail).', shown: 'library@localhost.invalid' },
  { name: 'SECURITY_CONTACT', meaning: 'Whom to tell of a weakness, as mailto: or https:, for /.well-known/security.txt. Unset: there is none.', shown: '' },
  { name: 'MATOMO_URL', meaning: 'Matomo server for analytics. Unset: the first-party sink.', shown: '' },
  { name: 'MATOMO_SITE_ID', meaning: 'Site id at that Matomo server.', shown: '' },
]; // prettier-ignore

type Variables = Readonly<Record<string, string | undefined>>;

/** PUBLIC_URL without a trailing slash; null if unset or on this machine. If not null, everything shares that origin. */
function publicOriginOf({ PUBLIC_URL }: Variables): string | null {
  const isPublic = PUBLIC_URL && URL.canParse(PUBLIC_URL) && !isLoopbackAddress(PUBLIC_URL);
  return isPublic ? withoutSlash(PUBLIC_URL) : null;
}

/** Where a process of this machine reaches what listens on LISTEN_HOST: there alone, unless that is every address. */
export function listenedHost({ LISTEN_HOST }: Variables): string {
  if (!LISTEN_HOST || LISTEN_HOST === '0.0.0.0' || LISTEN_HOST === '::') return LOCAL_HOST;
  return LISTEN_HOST.includes(':') ? `[${LISTEN_HOST}]` : LISTEN_HOST;
}

/**
 * Addresses derived from PORT_BASE, LISTEN_HOST and PUBLIC_URL for variables that are not set. The internal and the public address of a
 * service are two settings: with a public PUBLIC_URL, the public addresses are below it (design "Production mode").
 */
export function localDefaults(portBase: number, env: Variables = {}): Partial<Record<VariableName, string>> {
  const at = (name: PortName) => `http://${LOCAL_HOST}:${portBase + portOffsets[name]}`;
  const host = listenedHost(env);
  const within = (name: PortName) => `http://${host}:${portBase + portOffsets[name]}`;
  const origin = publicOriginOf(env);
  return {
    PUBLIC_URL: at('web'),
    CLASSROOM_URL: `http://127.0.0.1:${portBase + portOffsets.classroom}`,
    OIDC_AUTHORITY: origin === null ? at('identity') : `${origin}/identity`,
    IDENTITY_URL: env.OIDC_AUTHORITY || within('identity'),
    CUSTOMERS_API_URL: within('customers'),
    PRODUCT_API_URL: within('product'),
    PRODUCT_GRAPHQL_URL: `${within('product')}/graphql`,
    CONTENTFUL_HOST: `${host}:${portBase + portOffsets.content}`,
    CONTENTFUL_INSECURE: 'true',
    CONTENT_ASSETS_URL: origin ?? at('content'),
    MEDIA_URL: within('media'),
    MEDIA_PUBLIC_URL: origin === null ? env.MEDIA_URL || at('media') : `${origin}/media`,
  };
}

export type Environment<Name extends VariableName> = {
  [K in Name]: z.output<(typeof environmentSchema)[K]>;
};

/** EX_CONFIG of sysexits(3): exit code of a process with invalid variables, which a restart cannot fix. */
export const EXIT_CONFIG = 78;

/** Thrown for a missing or malformed variable; the message is one line naming it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads the named variables and fills in local defaults. An empty string counts as unset.
 * Throws EnvironmentError with one line that names the first invalid variable.
 */
export function readEnvironment<const Name extends VariableName>(
  names: readonly Name[],
  env: Variables,
): Environment<Name> {
  const given = (name: string) => (env[name] === undefined || env[name] === '' ? undefined : env[name]);
  const base = environmentSchema.PORT_BASE.safeParse(given('PORT_BASE'));
  const defaults = base.success ? localDefaults(base.data, env) : {};
  const entries = (base.success ? names : (['PORT_BASE'] as const)).map((name) => {
    const parsed = environmentSchema[name].safeParse(given(name) ?? defaults[name as VariableName]);
    if (parsed.success) return [name, parsed.data] as const;
    const value = given(name);
    const reason =
      value === undefined
        ? 'is required but not set'
        : `is not valid: ${parsed.error.issues[0]?.message ?? ''}`;
    throw new EnvironmentError(`${name} ${reason}`);
  });
  return Object.fromEntries(entries) as Environment<Name>;
}
