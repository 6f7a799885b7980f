/** Tells the web server when this service settled another viewer for a request than the one it was asked for. */
import { VIEWER_IS_OTHER, VIEWER_MARK_HEADER } from '@/lib/contracts/constants';
import { viewerMark } from '@/lib/platform/visitor/viewer-mark';
import type { Server } from '@/services/common/http';
import type { Visitors } from './visitors';

export function addViewerMark(app: Server, visitors: Visitors): void {
  app.addHook('onSend', async (request, reply) => {
    const expected = request.headers[VIEWER_MARK_HEADER];
    if (expected === undefined) return;
    const visitor = await visitors.of(request).catch(() => null);
    if (visitor === null || viewerMark(visitor.viewer) !== expected)
      reply.header(VIEWER_MARK_HEADER, VIEWER_IS_OTHER);
  });
}
