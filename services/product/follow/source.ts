/**
 * Where content comes from: the delivery API's sync, through the official client. Sync gives raw resources in all
 * locales with links left as links; the graph resolves them.
 */
import { createClient } from 'contentful';
import { z } from 'zod';
import { clientParameters, type contentOptionsOf } from '@/lib/platform/content/client-parameters';
import type { Logger } from '@/services/common/log';
import { entrySchema, resourceSchema } from './resource';

/** Largest page that sync allows: fewest requests for a first build. */
const SYNC_PAGE_SIZE = 1_000;

const deletedIdSchema = z
  .looseObject({ sys: z.looseObject({ id: z.string() }) })
  .transform(({ sys }) => sys.id);

/** R-ENT-42. Any other member, such as what the client adds to its results, is dropped. */
const pageSchema = z.object({
  entries: z.array(entrySchema),
  assets: z.array(resourceSchema),
  deletedEntries: z.array(deletedIdSchema),
  deletedAssets: z.array(deletedIdSchema),
  /** The last page has the one, every other the other. */
  nextSyncToken: z.string().min(1).optional(),
  nextPageToken: z.string().min(1).optional(),
});
type Page = z.infer<typeof pageSchema>;

export interface ContentChanges extends Pick<
  Page,
  'entries' | 'assets' | 'deletedEntries' | 'deletedAssets'
> {
  nextSyncToken: string;
}

/** The token is not (or no longer) accepted: begin again with `initial`. */
export class LostTokenError extends Error {
  override name = 'LostTokenError';
}

export interface ContentSource {
  /** Space and environment: a stored token of another source is not used. */
  name: string;
  /**
   * Changes since the token, or everything when null. Throws LostTokenError; any other rejection is an outage.
   * @param tell is called after each page, with how many entries and assets have come
   */
  changes: (token: string | null, tell?: (done: number) => void) => Promise<ContentChanges>;
  /** How many entries and assets are published. */
  total: () => Promise<number>;
  /** Default locale first, then its fallbacks. */
  locales: () => Promise<string[]>;
}

/** Errors about our access or about load, not about the token. */
const notTheToken = new Set(['RateLimitExceeded', 'ServerError', 'AccessTokenInvalid', 'AccessDenied']);
const errorBodySchema = z.looseObject({ sys: z.looseObject({ type: z.literal('Error'), id: z.string() }) });

function isLostToken(reason: unknown): boolean {
  const body = errorBodySchema.safeParse(reason);
  return body.success && !notTheToken.has(body.data.sys.id);
}

type SyncQuery = { initial: true; limit: number } | { nextSyncToken: string } | { nextPageToken: string };

/** A page at a time, so that it can be told how many have come. Throws ZodError for a page without a token of the next. */
async function allPages(
  ask: (query: SyncQuery) => Promise<unknown>,
  token: string | null,
  tell: (done: number) => void = () => undefined,
): Promise<ContentChanges> {
  const pages: Page[] = [];
  let done = 0;
  let query: SyncQuery = token === null ? { initial: true, limit: SYNC_PAGE_SIZE } : { nextSyncToken: token };
  for (;;) {
    const page = pageSchema.parse(await ask(query));
    pages.push(page);
    done += page.entries.length + page.assets.length;
    tell(done);
    if (page.nextPageToken === undefined) {
      const nextSyncToken = z.string().parse(page.nextSyncToken);
      return {
        entries: pages.flatMap(({ entries }) => entries),
        assets: pages.flatMap(({ assets }) => assets),
        deletedEntries: pages.flatMap(({ deletedEntries }) => deletedEntries),
        deletedAssets: pages.flatMap(({ deletedAssets }) => deletedAssets),
        nextSyncToken,
      };
    }
    query = { nextPageToken: page.nextPageToken };
  }
}

/** The source over the official client. */
export function contentfulSource(options: ReturnType<typeof contentOptionsOf>, log: Logger): ContentSource {
  const { host, basePath, environment, space } = options;
  // Its own levels: info, how many requests a second it allows itself; warning, that it tries again; error.
  const tell = (level: string, data: unknown) =>
    log[level === 'info' ? 'debug' : 'warn']({ detail: String(data) }, 'content client');
  const client = createClient(clientParameters({ ...options, log: tell }));
  const raw = client.withoutLinkResolution;
  return {
    name: `${host}${basePath}/${space}/${environment}`,
    changes: async (token, tell) => {
      try {
        return await allPages((query) => raw.sync(query, { paginate: false }), token, tell);
      } catch (error) {
        if (token !== null && isLostToken(error))
          throw new LostTokenError('sync token refused', { cause: error });
        throw error;
      }
    },
    total: async () => {
      const none = { limit: 0 };
      const [entries, assets] = await Promise.all([client.getEntries(none), client.getAssets(none)]);
      return entries.total + assets.total;
    },
    locales: async () => {
      const { items } = await client.getLocales();
      const byCode = new Map(items.map((locale) => [locale.code as string, locale.fallbackCode]));
      const chain: string[] = [];
      let code: string | null | undefined = items.find((locale) => locale.default)?.code;
      while (code && !chain.includes(code)) {
        chain.push(code);
        code = byCode.get(code);
      }
      return chain;
    },
  };
}
