/** GET /api/bookmarks: newest first; items that are hidden or gone are left out, but stay bookmarked (D28, D29). */
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { bookmarksResponseSchema } from '@/lib/contracts/personal/user';
import type { Server } from '@/services/common/http';
import { operation } from '@/services/common/operations/operation';
import { itemJson } from '../catalogue/item-json';
import type { ProductContext } from '../context';
import { audienceOf } from '../listing/query';

const querySchema = z.object({
  country: z.string().optional(),
  blockedProfiles: z.union([z.string(), z.array(z.string())]).optional(),
});

export function registerBookmarks(
  app: Server,
  { bookmarks, catalogue, audiences, visitors }: ProductContext,
): void {
  app.get(
    '/api/bookmarks',
    {
      schema: { querystring: querySchema },
      ...operation('listBookmarks', 'Bookmarks with their items, newest first', 'person', {
        shown: { answer: bookmarksResponseSchema },
      }),
    },
    async (request, reply) => {
      const { viewer, userId } = await visitors.signedIn(request);
      const audience = audiences.of(audienceOf(viewer, request.query));
      const shown = (id: string) => {
        const item = catalogue.item(id);
        return item && !audience.hides(item) ? item : null;
      };
      const found = (await bookmarks.list(userId)).flatMap((bookmark) => {
        const { contentId, relatedContentId } = bookmark;
        const item = shown(contentId);
        // A chapter is not an item: it is shown with its recording.
        const isChapter =
          relatedContentId !== null && shown(relatedContentId)?.segmentIds.includes(contentId);
        if (!item && !isChapter) return [];
        return [
          `${JSON.stringify(bookmark).slice(0, -1)},"item":${item ? itemJson(item, audience) : 'null'}}`,
        ];
      });
      reply.header('Cache-Control', cachePolicy.person).type('application/json; charset=utf-8');
      return reply.send(`{"bookmarks":[${found.join()}],"total":${found.length}}`);
    },
  );
}
