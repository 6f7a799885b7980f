/** GET /api/transcript-openings/{contentId}: the first lines of a transcript, for anyone who may see the item. */
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { contentIdSchema } from '@/lib/contracts/http/ids';
import { transcriptOpeningSchema } from '@/lib/contracts/media/media';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import { foundItem } from '../catalogue/access';
import type { ProductContext } from '../context';

const schema = {
  params: z.object({ contentId: contentIdSchema }),
  response: { 200: transcriptOpeningSchema },
};

export function registerTranscriptOpenings(app: Server, context: ProductContext): void {
  const { transcriptOpenings, visitors, log } = context;
  app.get(
    '/api/transcript-openings/:contentId',
    {
      schema,
      ...operation('readTranscriptOpening', 'The first lines of a transcript', 'viewer', {
        refusals: ['NOT_FOUND'],
      }),
    },
    async (request, reply) => {
      const { contentId } = request.params;
      const { viewer } = await visitors.of(request);
      const item = await foundItem(context, viewer, contentId, ({ media }) => media !== null);
      const lines = await transcriptOpenings.of(item).catch((error: unknown) => {
        log.warn({ err: error, contentId }, 'captions could not be read');
        throw new ServiceError('UNAVAILABLE', 'The transcript cannot be read just now');
      });
      reply.header('Cache-Control', cachePolicy.viewer);
      return { contentId, lines };
    },
  );
}
