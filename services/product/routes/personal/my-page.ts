/** GET /api/me/page: the person's own data for any page, in one call. */
import { myPageSchema } from '@/lib/contracts/personal/my-page';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../../context';
import { operation } from '@/services/common/operations/operation';
import { sendJson } from '../send-json';

export function registerMyPage(app: Server, { myPage, visitors }: ProductContext): void {
  app.get(
    '/api/me/page',
    operation('readMyPage', 'What is the person’s on any page: bookmarks, places, progress', 'person', {
      shown: { answer: myPageSchema },
    }),
    async (request, reply) => {
      const { userId } = await visitors.signedIn(request);
      return sendJson(reply, await myPage(userId));
    },
  );
}
