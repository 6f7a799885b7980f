/** GET /api/standards (lib/contracts/listing/standards). */
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { z } from 'zod';
import { listingQuerySchema } from '@/lib/contracts/listing/request';
import { standardsResponseSchema } from '@/lib/contracts/listing/standards';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../context';
import {
  audienceOf,
  type GivenQuery,
  givenQuerySchema,
  listingQuery,
  listOf,
  searchTypes,
} from '../listing/query';
import { standardsAnswer } from '../listing/standards';

/** The first value of a parameter, however it was given. */
function firstOf(value: unknown): string | null {
  return typeof value === 'string' || Array.isArray(value) ? (listOf(value)[0] ?? null) : null;
}

export function registerStandards(app: Server, { catalogue, audiences, visitors }: ProductContext): void {
  const schema = { querystring: givenQuerySchema, response: { 200: standardsResponseSchema } };
  app.get(
    '/api/standards',
    {
      schema,
      ...operation('listStandards', 'Standards of a listing, step by step', 'viewer', {
        shown: {
          querystring: listingQuerySchema.extend({
            authority: z.string().optional(),
            grade: z.string().optional(),
          }),
        },
      }),
    },
    async (request, reply) => {
      // The choices made in the steps do not filter what is counted.
      const { authority, grade, standard: _chosen, ...given } = request.query as GivenQuery;
      const query = listingQuery(searchTypes, given);
      const { viewer } = await visitors.of(request);
      reply.header('Cache-Control', cachePolicy.viewer);
      const asked = audienceOf(viewer, given);
      return standardsAnswer(catalogue, audiences.of(asked), query, {
        authority: firstOf(authority),
        grade: firstOf(grade),
        country: asked.narrow?.country ?? asked.viewer.country,
      });
    },
  );
}
