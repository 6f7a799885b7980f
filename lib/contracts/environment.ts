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
const LOCAL_HOST = 'localhost';

const port = z.coerce.number().int().min(1024).max(65_000);
const seconds = z.coerce.number().int().positive();
const url = z.url({ protocol: /^https?$/, error: 'expected an address such as https://library.example' });
const POSTGRES_FORM =
  'expected an address such as postgres://user:password@host/database, with / ? # % of the password as %2F %3F %23 %25';
const postgres = z
  .url({ protocol: /^postgres(ql)?$/, error: POSTGRES_FORM })
  .refine((address) => !/%(?![\da-f]{2})/i.test(address), POSTGRES_FORM);
const text = z.string().trim().min(1);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** `none`, and what is empty, names no service. */
const serviceList = z
  .string()
  .default(serviceNames.join(','))
  .transform((list) => list.split(',').map((name) => name.trim()))
  .transform((names) => names.filter((name) => name !== '' && name !== 'none'))
  .pipe(z.array(z.enum(serviceNames)));
const originList = text.refine(
  (list) => list.split(',').every((part) => url.safeParse(part.trim()).success),
  'every part must be an address such as https://video.example',
);

interface Row {
  schema: z.ZodType;
  meaning: string;
  /** The default, where neither `schema` nor `localDefaults` has it. */
  shown?: string;
  secret?: true;
}

/** Each variable: how it is read, and what it is for, in the order of `.env.example`. */
const variableRows = {
  NODE_ENV: { schema: z.enum(['development', 'test', 'production']).default('production'), meaning: 'production, development or test.' },
  PORT_BASE: { schema: port.default(3000), meaning: 'The gateway; every other port is this plus a fixed offset.' },
  DATA_DIR: { schema: text.default('.data'), meaning: 'Holds all state: database, stored files, snapshots.' },
  CACHE_DIR: { schema: text.default('.cache'), meaning: 'Compiled pictures, documents and downloads; safe to delete.' },
  LOG_LEVEL: { schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'), meaning: 'trace, debug, info, warn, error, fatal or silent.' },
  ACCESS_LOG: { schema: text.optional(), meaning: 'File to which the gateway adds a line for each answer (Common Log Format, with addresses of visitors); - for standard output. Unset: none is written.' },
  SAMPLE_LIBRARY: { schema: z.enum(['on', 'off']).optional(), meaning: 'on or off: whether the sample library is imported. Unset: on while PUBLIC_URL is on this machine. Off, the demo accounts are off too.' },
  BRAND_FILE: { schema: text.optional(), meaning: 'Name, words, mark and colours of the library (docs/brand.md). Unset: the built-in ones.' },
  SEARCH_LANGUAGE: { schema: z.enum(searchLanguages).default('en'), meaning: `Language of the library's texts, by which searches read them: ${searchLanguages.join(', ')}. Names in the others are found too (docs/search.md, section 1).` },
  SEARCH_SYNONYMS_FILE: { schema: text.optional(), meaning: 'Words that stand for each other in searches, beside the built-in ones (docs/search.md, section 4). Unset: the built-in ones alone.' },
  LISTEN_HOST: { schema: text.default(LOCAL_HOST), meaning: 'Name or address that the gateway and services listen on.' },
  METRICS_HOST: { schema: text.default('127.0.0.1'), meaning: 'Address on which the web process serves its /metrics (port +2); visitors never reach it.' },
  PAGE_CACHE_MEGABYTES: { schema: z.coerce.number().int().min(0).max(4_096).default(64), meaning: 'Memory for rendered pages that the web process caches; 0: none are cached.' },
  DATABASE_URL: { schema: postgres, meaning: 'PostgreSQL. Unset: an embedded server is started under DATA_DIR.' },
  DATABASE_REPLICA_URL: { schema: postgres.optional(), meaning: 'Read replica for reads that allow it. Unset: the primary.' },
  DATABASE_POOL_MAX: { schema: z.coerce.number().int().min(1).max(200).default(8), meaning: 'Most connections of one process.' },
  SERVICES: { schema: serviceList, meaning: 'Comma list of the services that `npm start` runs; none: the gateway alone. Leave one out where another takes its place.' },
  PUBLIC_URL: { schema: url, meaning: 'Address that visitors use, without a path. As soon as it is not on this machine, identity, media and pictures are served below it too.' },
  CLASSROOM_URL: { schema: url, meaning: 'Address of the classroom address (demonstration only).' },
  TRUSTED_PROXIES: { schema: z.string().default(''), meaning: 'Comma list of addresses or ranges whose forwarded address counts.' },
  LOOPBACK_PROXY: { schema: flag.default(false), meaning: 'true: a trusted proxy may stand before a PUBLIC_URL on this machine, to try a proxy out.' },
  OIDC_AUTHORITY: { schema: url, meaning: 'Issuer, by its public name: ours, Okta or any OpenID provider. Unset with a public PUBLIC_URL: PUBLIC_URL/identity.' },
  IDENTITY_URL: { schema: url, meaning: 'Where servers reach the issuer; unset: at OIDC_AUTHORITY where that is set, else on this machine.' },
  OIDC_CLIENT_ID: { schema: text.default('library-web'), meaning: 'Public client of the web app at the issuer.' },
  OIDC_AUDIENCE: { schema: text.default('urn:library:api'), meaning: 'Audience that the services require in access tokens.' },
  OIDC_EXPIRING_NOTICE_SECONDS: { schema: seconds.default(60), meaning: 'How long before expiry the token is renewed.' },
  IDENTITY_TOKEN_SECONDS: { schema: seconds.default(600), meaning: 'Life of id and access tokens of the embedded issuer.' },
  IDENTITY_SESSION_SECONDS: { schema: seconds.default(14 * 24 * 3600), meaning: 'Life of a session at the embedded issuer.' },
  IDENTITY_COOKIE_KEYS: { schema: text, meaning: 'Comma list of keys that sign the issuer’s cookies; first signs, all verify.', secret: true },
  PRODUCT_API_URL: { schema: url, meaning: 'Product REST API, as the web server reaches it.' },
  PRODUCT_GRAPHQL_URL: { schema: url, meaning: 'Product GraphQL, as the web server reaches it.' },
  CUSTOMERS_API_URL: { schema: url, meaning: 'Customers API, as the servers reach it.' },
  CUSTOMERS_API_KEY: { schema: text, meaning: 'Comma list of server keys of the customers API; first is sent, all are believed. Never reaches a browser.', secret: true },
  SERVICE_KEY: { schema: text, meaning: 'Comma list of keys by which the gateway tells services who a visitor is, shared by web, product, identity and content; first signs, all verify.', secret: true },
  CONTENTFUL_SPACE_ID: { schema: text.default('library'), meaning: 'Content space.' },
  CONTENTFUL_ENVIRONMENT: { schema: text.default('master'), meaning: 'Content environment.' },
  CONTENTFUL_ACCESS_TOKEN: { schema: text, meaning: 'Delivery token of the space.', secret: true },
  CONTENTFUL_HOST: { schema: text, meaning: 'host:port of the delivery API; cdn.contentful.com for the hosted one.' },
  CONTENTFUL_INSECURE: { schema: flag.default(false), meaning: 'true: http. Only for a delivery API on this machine.' },
  CONTENTFUL_BASE_PATH: { schema: z.string().default(''), meaning: 'Put before /spaces, for a delivery API under a path.' },
  CONTENT_RATE_LIMIT: { schema: z.coerce.number().int().min(0).default(55), meaning: 'Requests a second per space and token of the embedded delivery API; 0: none.' },
  CONTENT_SYNC_SECONDS: { schema: z.coerce.number().positive().default(2), meaning: 'How often the product service asks for changes.' },
  CONTENT_ASSETS_URL: { schema: url, meaning: 'Public origin of content pictures (/assets/…). Unset with a public PUBLIC_URL: that one.' },
  CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID: { schema: text.default('adult-themes'), meaning: 'Guidance entry that makes an item adult.' },
  MEDIA_URL: { schema: url, meaning: 'Where servers reach the media service.' },
  MEDIA_PUBLIC_URL: { schema: url, meaning: 'Public address of signed media and documents: of media itself or of a CDN. Unset with a public PUBLIC_URL: PUBLIC_URL/media.' },
  MEDIA_HOSTED_ORIGINS: { schema: originList.default(''), meaning: 'Comma list of origins whose recordings play here too: entries that name a manifest by its whole address.' },
  MEDIA_SIGNING_KEY: { schema: text, meaning: 'Comma list of keys that sign media addresses, shared by product and media; first signs, all verify.', secret: true },
  MEDIA_ROOT: { schema: text.optional(), meaning: 'Folder of the recordings that media serves, one folder per asset id. Unset: DATA_DIR/recordings.', shown: '.data/recordings' },
  MEDIA_STORAGE: { schema: z.enum(['filesystem', 's3']).default('filesystem'), meaning: 'Where recordings lie that are served: filesystem (MEDIA_ROOT), or s3 (S3_*), in which case they are made in MEDIA_ROOT.' },
  FFMPEG_PATH: { schema: text.optional(), meaning: 'ffmpeg, with ffprobe beside it; unset: the system’s. Without it only ingest is off.' },
  MEDIA_DISK_RESERVE_MEGABYTES: { schema: z.coerce.number().int().min(0).default(1024), meaning: 'Room that ingest leaves free on the disk of MEDIA_ROOT, and uploads on that of DATA_DIR.' },
  SMTP_URL: { schema: z.url({ protocol: /^smtps?$/, error: 'expected an address such as smtp://localhost:25' }).optional(), meaning: 'Mail server for invitations and password resets, such as smtps://user:password@mail.example. Unset: links are shown to whoever makes them.', secret: true },
  MAIL_FROM: { schema: z.email().optional(), meaning: 'Sender of mails. Unset: library@ and the host of PUBLIC_URL.' },
  STORAGE: { schema: z.enum(['filesystem', 's3']).default('filesystem'), meaning: 'Where certificates are kept: filesystem or s3.' },
  S3_ENDPOINT: { schema: url.optional(), meaning: 'S3-compatible endpoint.' },
  S3_REGION: { schema: text.default('us-east-1'), meaning: 'Region used in signatures.' },
  S3_BUCKET: { schema: text.optional(), meaning: 'Bucket.' },
  S3_ACCESS_KEY_ID: { schema: text.optional(), meaning: 'Access key id.' },
  S3_SECRET_ACCESS_KEY: { schema: text.optional(), meaning: 'Secret key.', secret: true },
  LIBRARY_ORGANISATION_ID: { schema: text.optional(), meaning: 'Organisation of the library’s own staff, whose use is not counted. Unset: all is.' },
  COUNTER_PLATFORM_ID: { schema: z.string().regex(/^[a-zA-Z][a-zA-Z0-9_./]{1,16}$/).default('otl'), meaning: 'Namespace of COUNTER identifiers; COUNTER assigns one with the Registry record.' },
  COUNTER_REGISTRY_RECORD: { schema: z.union([url, z.literal('')]).default(''), meaning: 'Address of the COUNTER Registry record; empty: there is none yet.' },
  MARC_ORG_CODE: { schema: text.default('UkXxOTL'), meaning: 'MARC organisation code of the library, in its records.' },
  KBART_COVERAGE_DEPTH: { schema: z.enum(['fulltext', 'video']).default('fulltext'), meaning: 'coverage_depth in KBART: fulltext, or video for those who take it.' },
  RECORDS_EMAIL: { schema: z.email().default('library@localhost.invalid'), meaning: 'Whom harvesters of records may write to (OAI-PMH adminEmail).' },
  SECURITY_CONTACT: { schema: z.url({ protocol: /^(https|mailto|tel)$/, hostname: /.*/ }).optional(), meaning: 'Whom to tell of a weakness, as mailto: or https:, for /.well-known/security.txt. Unset: there is none.' },
  MATOMO_URL: { schema: url.optional(), meaning: 'Matomo server for analytics. Unset: the first-party sink.' },
  MATOMO_SITE_ID: { schema: text.optional(), meaning: 'Site id at that Matomo server.' },
} as const satisfies Readonly<Record<string, Row>>; // prettier-ignore
export type VariableName = keyof typeof variableRows;

type Variables = Readonly<Record<string, string | undefined>>;

/** PUBLIC_URL without a trailing slash; null if unset or on this machine. If not null, everything shares that origin. */
function publicOriginOf({ PUBLIC_URL }: Variables): string | null {
  const isPublic = PUBLIC_URL && URL.canParse(PUBLIC_URL) && !isLoopbackAddress(PUBLIC_URL);
  return isPublic ? withoutSlash(PUBLIC_URL) : null;
}

/**
 * Where a process of this machine reaches what listens on LISTEN_HOST: there alone, unless that is every address. Loopback is an
 * address, not a name: a process looks up two names at a time (libuv), and while two of other machines hang, so would `localhost`.
 */
export function listenedHost({ LISTEN_HOST }: Variables): string {
  if (!LISTEN_HOST || LISTEN_HOST === LOCAL_HOST || LISTEN_HOST === '0.0.0.0') return '127.0.0.1';
  if (LISTEN_HOST === '::') return '[::1]';
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

/** What each variable is for. */
export const variables: readonly { name: VariableName; meaning: string; secret: boolean }[] =
  Object.entries<Row>(variableRows).map(([key, { meaning, secret = false }]) => ({
    name: key as VariableName,
    meaning,
    secret,
  }));

/** What stands for an unset variable on a machine that sets none; empty where nothing does. */
export function defaultShown(name: VariableName): string {
  const { schema, shown }: Row = variableRows[name];
  const here = localDefaults(variableRows.PORT_BASE.schema.parse(undefined))[name];
  const own = schema.safeParse(undefined);
  return here ?? shown ?? String((own.success ? own.data : undefined) ?? '');
}

export type Environment<Name extends VariableName> = {
  [K in Name]: z.output<(typeof variableRows)[K]['schema']>;
};

/** EX_CONFIG of sysexits(3): exit code of a process with invalid variables, which a restart cannot fix. */
export const EXIT_CONFIG = 78;

/** Thrown for a missing or malformed variable; the message is one line naming it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

interface Issue {
  code?: string;
  expected?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  inclusive?: unknown;
  values?: unknown;
}

/** What is expected instead, for people who set variables; undefined: the schema's own words. */
function expected({ code, values, ...issue }: Issue): string | undefined {
  if (Array.isArray(values)) return `expected one of ${values.join(', ')}`;
  if (code === 'invalid_type')
    return issue.expected === 'int' ? 'expected a whole number' : 'expected a number';
  if (issue.origin !== 'number') return undefined;
  const [more, less] = issue.inclusive ? ['at least', 'at most'] : ['more than', 'less than'];
  if (code === 'too_small') return `expected ${more} ${String(issue.minimum)}`;
  return code === 'too_big' ? `expected ${less} ${String(issue.maximum)}` : undefined;
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
  const base = variableRows.PORT_BASE.schema.safeParse(given('PORT_BASE'));
  const defaults = base.success ? localDefaults(base.data, env) : {};
  const entries = (base.success ? names : (['PORT_BASE'] as const)).map((name) => {
    const parsed = variableRows[name].schema.safeParse(given(name) ?? defaults[name as VariableName], {
      error: expected,
    });
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
