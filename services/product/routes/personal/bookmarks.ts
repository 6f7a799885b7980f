/** GET /api/bookmarks: newest first; items that are hidden or gone are left out, but stay bookmarked (D28, D29). */
import { z } from 'zod';
import {
  bookmarksPageSchema,
  bookmarksQuerySchema,
  bookmarksResponseSchema,
} from '@/lib/contracts/personal/bookmarks';
import { arrangeBookmarks } from '@/lib/domain/bookmarks/bookmarks';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import { itemsFor } from '../../catalogue/access';
import type { Audience } from '../../catalogue/audience';
import { itemJson, type ItemShape } from '../../catalogue/item-json';
import type { ProductContext } from '../../context';
import { preferenceSchema, shapeOf } from '../../listing/preference';
import { audienceOf } from '../../listing/query';
import { knownBookmarks, type KnownBookmark } from '../../personal/shown-bookmarks';
import { sendJson } from '../send-json';

function bookmarkJson({ item, ...rest }: KnownBookmark, audience: Audience, shape: ItemShape): string {
  return `${JSON.stringify(rest).slice(0, -1)},"item":${item ? itemJson(item, audience, shape) : 'null'}}`;
}

export function registerBookmarks(
  app: Server,
  { bookmarks, catalogue, audiences, visitors }: ProductContext,
): void {
  app.get(
    '/api/bookmarks',
    {
      schema: { querystring: bookmarksQuerySchema, headers: preferenceSchema },
      ...operation('listBookmarks', 'Bookmarks with their items, newest first', 'person', {
        shown: { answer: z.union([bookmarksResponseSchema, bookmarksPageSchema]) },
      }),
    },
    async (request, reply) => {
      const { q: text, type, sort, skip, limit } = request.query;
      const { viewer, userId } = await visitors.signedIn(request);
      const audience = audiences.of(audienceOf(viewer, request.query));
      const shape = shapeOf(request, reply);
      const known = knownBookmarks(await bookmarks.list(userId), itemsFor(catalogue, audience));
      const found = arrangeBookmarks(known, { text, type, sort });
      const page = found.slice(skip, limit === undefined ? undefined : skip + limit);
      const counts = JSON.stringify({
        total: found.length,
        saved: known.length,
        types: [...new Set(known.flatMap(({ item }) => item?.type ?? []))],
      });
      const rows = page.map((bookmark) => bookmarkJson(bookmark, audience, shape));
      return sendJson(reply, `{"bookmarks":[${rows.join()}],${counts.slice(1)}`);
    },
  );
}
