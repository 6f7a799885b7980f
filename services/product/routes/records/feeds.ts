/** Of the public library: new items (Atom), the description of the search (OpenSearch), and previews of links (oEmbed). */
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { contentItemSchema, type ContentItem } from '@/lib/contracts/catalogue/content-item';
import { typeOfSegment, typesWith, type ContentType } from '@/lib/contracts/catalogue/content-types';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { itemPath } from '@/lib/domain/item-page/paths';
import { atomFeed, openSearch } from '@/lib/domain/records/atom';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { itemAt } from '../../catalogue/access';
import { slugKey, type StoredItem } from '../../catalogue/stored-item';
import type { ProductContext } from '../../context';
import { operation } from '@/services/common/operations/operation';
import { sendText } from '../../records/send-text';

/** Entries of one feed. */
const NEWEST = 50;
const NEW = 'new';

const feedSchema = z.object({ file: z.string().regex(/^[a-z-]{1,40}\.atom$/) });
const slug = z.string().max(160).optional();
const filterSchema = z.object({ theme: slug, genre: slug });
const oembedSchema = z.object({ url: z.url().max(2_000), format: z.string().optional() });
const oembedAnswerSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('link'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.number().optional(),
  thumbnail_height: z.number().optional(),
});

const none = () => new ServiceError('NOT_FOUND', 'There is no such thing');

/** Types of a feed; throws NOT_FOUND for an unknown name. */
function typesOf(file: string): ReadonlySet<ContentType> {
  const name = file.replace(/\.atom$/, '');
  const type = name === NEW ? null : typeOfSegment(name);
  if (name !== NEW && type === null) throw none();
  return new Set(type === null ? typesWith('searched') : [type]);
}

/** Items that an anonymous viewer may list, newest first. `about`: what they must all name, such as `theme/power`. */
function newest(
  { catalogue, audiences }: ProductContext,
  types: ReadonlySet<ContentType>,
  about: readonly string[],
): StoredItem[] {
  const { sees } = audiences.of({ viewer: anonymousViewer });
  const items: StoredItem[] = [];
  for (const item of catalogue.newestFirst()) {
    if (items.length === NEWEST) break;
    const isAbout = types.has(item.type) && about.every((key) => item.relations.includes(key));
    if (isAbout && sees(item.id)) items.push(item);
  }
  return items;
}

function addAtom(app: Server, context: ProductContext): void {
  const { library } = context;
  app.get(
    '/feeds/:file',
    {
      schema: { params: feedSchema, querystring: filterSchema },
      ...operation('readFeed', 'What is new, as Atom', 'anyone', {
        refusals: ['NOT_FOUND'],
        shown: { type: 'application/atom+xml' },
      }),
    },
    async (request, reply) => {
      const { theme, genre } = request.query;
      const about = [
        ...(theme === undefined ? [] : [slugKey('theme', theme)]),
        ...(genre === undefined ? [] : [slugKey('genre', genre)]),
      ];
      const items = newest(context, typesOf(request.params.file), about);
      const entries = items.map(
        ({ name, shortIntroduction: summary, type, slug: own, firstPublishedAt }) => ({
          name,
          summary,
          address: `${library.site}${itemPath(type, own)}`,
          entered: firstPublishedAt,
        }),
      );
      reply.header('Cache-Control', cachePolicy.quarterHour);
      const text = atomFeed(library.name, `${library.site}${request.url}`, entries);
      return sendText(request, reply, 'application/atom+xml; charset=utf-8', text);
    },
  );
}

/** oEmbed 1.0 §2.3.4: all three, or none. */
function thumbnail(image: ContentItem['image'], site: string) {
  if (!image?.width || !image.height) return {};
  const { url, width, height } = image;
  return { thumbnail_url: new URL(url, site).href, thumbnail_width: width, thumbnail_height: height };
}

function addOembed(app: Server, { catalogue, audiences, library }: ProductContext): void {
  app.get(
    '/oembed',
    {
      schema: { querystring: oembedSchema, response: { 200: oembedAnswerSchema } },
      ...operation('embed', 'What a link to an item shows elsewhere (oEmbed 1.0)', 'anyone', {
        refusals: ['NOT_FOUND'],
      }),
    },
    async (request, reply) => {
      const { url, format = 'json' } = request.query;
      const stored = new URL(url).origin === library.site ? itemAt(catalogue, url) : undefined;
      if (format !== 'json' || !stored || !audiences.of({ viewer: anonymousViewer }).sees(stored.id))
        throw none();
      const { name, image } = contentItemSchema.parse(JSON.parse(stored.json.toString()));
      reply.header('Cache-Control', cachePolicy.quarterHour);
      return {
        version: '1.0' as const,
        type: 'link' as const,
        title: name,
        provider_name: library.name,
        provider_url: library.site,
        ...thumbnail(image, library.site),
      };
    },
  );
}

export function registerFeeds(app: Server, context: ProductContext): void {
  const { library } = context;
  addAtom(app, context);
  addOembed(app, context);
  app.get(
    '/opensearch.xml',
    operation('describeSearch', 'The search, for browsers', 'anyone', {
      shown: { type: 'application/opensearchdescription+xml' },
    }),
    async (request, reply) => {
      reply.header('Cache-Control', cachePolicy.quarterHour);
      return sendText(
        request,
        reply,
        'application/opensearchdescription+xml; charset=utf-8',
        openSearch(library.name, library.site),
      );
    },
  );
}
