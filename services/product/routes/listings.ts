/** GET /api/{listing}, GET /api/{listing}/{slug} and its /similar, GET /api/suggest, POST /api/skills. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import {
  contentTypes,
  type ContentType,
  segmentOfType,
  typeOfSegment,
} from '@/lib/contracts/catalogue/content-types';
import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import {
  cardListingSchema,
  listingResponseSchema,
  similarResponseSchema,
  suggestResponseSchema,
} from '@/lib/contracts/listing/listing';
import {
  INVALID_SLUG_MESSAGE,
  listingQuerySchema,
  similarQuerySchema,
  skillsQuerySchema,
  skillsRequestSchema,
  skillsResponseSchema,
  suggestQuerySchema,
} from '@/lib/contracts/listing/request';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import type { Audience } from '../catalogue/audience';
import { itemJson } from '../catalogue/item-json';
import type { StoredItem } from '../catalogue/stored-item';
import type { ProductContext } from '../context';
import { ListingAnswers } from '../listing/answer';
import { audienceOf, type GivenQuery, givenQuerySchema, listingQuery, searchTypes } from '../listing/query';
import { operation, type OperationExtras } from '@/services/common/operations/operation';
import { similarItems } from '../listing/similar';
import { spokenMoments } from '../listing/spoken-moments';
import { suggestedFilters } from '../listing/suggested-filters';
import { isSuperuser } from '../visitors';
import { preferenceSchema, shapeOf } from '../listing/preference';
import { sendJson } from './send-json';

/** D30: segment of the mixed listing over the labelled types. */
const SEARCH_SEGMENT = 'search';

/** Whether a segment is that of a listing. */
export const isListing = (segment: string): boolean =>
  segment === SEARCH_SEGMENT || typeOfSegment(segment) !== null;

/** Types of a segment; throws NOT_FOUND for a path that is not a listing. */
function typesOf(segment: string): readonly ContentType[] {
  const type = typeOfSegment(segment);
  if (type) return [type];
  if (segment === SEARCH_SEGMENT) return searchTypes;
  throw new ServiceError('NOT_FOUND', 'No such path');
}

const listingSchema = z.object({ listing: z.string() });
const itemSchema = listingSchema.extend({ slug: z.string() });
/** For the API documentation; every other segment is answered 404. */
const segmentSchema = z.object({
  listing: z.enum([...contentTypes.map((type) => segmentOfType[type]), SEARCH_SEGMENT]),
});
const listed = {
  refusals: ['NOT_FOUND', 'FORBIDDEN'],
  shown: { querystring: listingQuerySchema, answer: z.union([listingResponseSchema, cardListingSchema]) },
} as const satisfies OperationExtras;
const narrowingSchema = z.object({
  country: z.string().optional(),
  blockedProfiles: z.union([z.string(), z.array(z.string())]).optional(),
});

function registerLookups(app: Server, context: ProductContext): void {
  const { catalogue, audiences, visitors } = context;

  app.get(
    '/api/suggest',
    {
      schema: { querystring: suggestQuerySchema, response: { 200: suggestResponseSchema } },
      ...operation('suggest', 'Suggestions while somebody types', 'viewer'),
    },
    async (request, reply) => {
      const { q, limit, ...given } = request.query;
      const { viewer } = await visitors.of(request);
      const audience = audiences.of(audienceOf(viewer, given));
      const typed = { text: q, types: searchTypes };
      const { suggestions } = catalogue.engine.suggest({ ...typed, limit, audience });
      const filters = suggestedFilters(catalogue.engine, typed, audience);
      const said = spokenMoments(context, typed, audience);
      reply.header('Cache-Control', cachePolicy.viewer);
      return {
        ...(filters.length > 0 ? { filters } : {}),
        ...(said.length > 0 ? { said } : {}),
        suggestions: suggestions.map(({ type, slug, name, highlight }) => ({ type, slug, name, highlight })),
      };
    },
  );

  app.post(
    '/api/skills',
    {
      schema: {
        querystring: skillsQuerySchema,
        body: skillsRequestSchema,
        response: { 200: skillsResponseSchema },
      },
      ...operation('nameSkills', 'Names of skills by slug', 'viewer'),
    },
    async (request) => {
      const { viewer } = await visitors.of(request);
      const audience = audiences.of({ viewer });
      const items = [...new Set(request.body.slug)].flatMap((slug) => {
        const skill = catalogue.bySlug('skill', slug);
        return skill && audience.sees(skill.id) ? [{ id: skill.id, name: skill.name, slug }] : [];
      });
      return { items: items.slice(0, request.query.limit) };
    },
  );
}

/** The item of an address as the audience sees it. A hidden item and a missing one look the same (R-VIS-10). */
function itemAt(
  catalogue: ProductContext['catalogue'],
  { listing, slug }: z.infer<typeof itemSchema>,
  audience: Audience,
): StoredItem {
  const found = typesOf(listing)
    .map((type) => catalogue.bySlug(type, slug))
    .find((item) => item && audience.sees(item.id));
  if (!found) throw new ServiceError('NOT_FOUND', INVALID_SLUG_MESSAGE);
  return found;
}

function registerItems(app: Server, { catalogue, audiences, visitors }: ProductContext): void {
  const shown = { params: segmentSchema.extend({ slug: z.string() }) };
  const audienceFor = async (request: FastifyRequest<{ Querystring: z.infer<typeof narrowingSchema> }>) =>
    audiences.of(audienceOf((await visitors.of(request)).viewer, request.query));

  app.get(
    '/api/:listing/:slug',
    {
      schema: { params: itemSchema, querystring: narrowingSchema },
      ...operation('readItem', 'One item by its slug', 'viewer', {
        refusals: ['NOT_FOUND'],
        shown: { ...shown, answer: contentItemSchema },
      }),
    },
    async (request, reply) => {
      const audience = await audienceFor(request);
      const found = itemAt(catalogue, request.params, audience);
      return sendJson(reply.header('Cache-Control', cachePolicy.viewer), itemJson(found, audience));
    },
  );

  app.get(
    '/api/:listing/:slug/similar',
    {
      schema: { params: itemSchema, querystring: similarQuerySchema },
      ...operation('listSimilar', 'Items on the same subjects as one', 'viewer', {
        refusals: ['NOT_FOUND'],
        shown: { ...shown, answer: similarResponseSchema },
      }),
    },
    async (request, reply) => {
      const audience = await audienceFor(request);
      const { id } = itemAt(catalogue, request.params, audience);
      const items = similarItems(catalogue, { id, limit: request.query.limit }, audience);
      const cards = items.map((item) => itemJson(item, audience, 'card').toString());
      return sendJson(reply.header('Cache-Control', cachePolicy.viewer), `{"items":[${cards.join(',')}]}`);
    },
  );
}

export function registerListings(app: Server, context: ProductContext): void {
  const { catalogue, audiences, visitors } = context;
  registerLookups(app, context);
  const answers = new ListingAnswers(catalogue, context.captions);

  const answerListing = async (segment: string, request: FastifyRequest, reply: FastifyReply) => {
    const types = typesOf(segment);
    const given = request.query as GivenQuery;
    const query = listingQuery(types, given);
    const explain = given.explain === '1';
    if (explain && !(await isSuperuser(await visitors.signedIn(request))))
      throw new ServiceError('FORBIDDEN', 'Explanations are for operators');
    const { viewer } = await visitors.of(request);
    const audience = audiences.of(audienceOf(viewer, given));
    const shape = shapeOf(request, reply);
    return sendJson(
      reply.header('Cache-Control', cachePolicy.viewer),
      answers.of(audience, { query, shape, explain }),
    );
  };
  const listing = { querystring: givenQuerySchema, headers: preferenceSchema };
  app.get(
    '/api/:listing',
    {
      schema: { ...listing, params: listingSchema },
      ...operation('list', 'A listing, or the search over all', 'viewer', {
        ...listed,
        shown: { ...listed.shown, params: segmentSchema },
      }),
    },
    (request, reply) => answerListing(request.params.listing, request, reply),
  );
  // The path also accepts POST, so it has a route of its own.
  app.get(
    '/api/skills',
    {
      schema: listing,
      ...operation('listSkills', 'The listing of skills', 'viewer', { ...listed, refusals: ['FORBIDDEN'] }),
    },
    (request, reply) => answerListing('skills', request, reply),
  );

  registerItems(app, context);
}
