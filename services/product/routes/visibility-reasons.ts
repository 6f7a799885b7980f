/** GET /api/visibility-reasons?path=&as= : the rule that hides an address, only for administrators and librarians. */
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { whyQuerySchema, whySchema } from '@/lib/contracts/viewer/visibility-reason';
import { mayAskWhy, whyWords, type WhyReason } from '@/lib/domain/visibility/reason';
import { canSee } from '@/lib/domain/visibility/visibility';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { itemAt, shownItem } from '../catalogue/access';
import type { ProductContext } from '../context';
import { operation } from '@/services/common/operations/operation';

type Library = Pick<ProductContext, 'catalogue' | 'audiences'>;

/** The item's own rule first; EMPTY (hidden because of what it holds or belongs to) only when that rule allows it. */
function reasonOf(library: Library, path: string, viewer: Viewer): WhyReason {
  const item = itemAt(library.catalogue, path);
  if (!item) return 'MISSING';
  if (shownItem(library, viewer, item.id)) return 'SHOWN';
  const alone = canSee(item.visibility, viewer);
  return alone.allowed ? 'EMPTY' : alone.reason;
}

export function registerVisibilityReasons(app: Server, context: ProductContext): void {
  const { visitors } = context;
  app.get(
    '/api/visibility-reasons',
    {
      schema: { querystring: whyQuerySchema, response: { 200: whySchema } },
      ...operation(
        'explainVisibility',
        'Why an address is not shown, for those who look after a library',
        'person',
        {
          refusals: ['FORBIDDEN'],
        },
      ),
    },
    async (request) => {
      const visitor = await visitors.signedIn(request);
      const { organisationId } = visitor.viewer;
      const permissions = (await visitor.userData())?.self.user?.permissions;
      if (!permissions || organisationId === null || !mayAskWhy(permissions, organisationId))
        throw new ServiceError('FORBIDDEN', 'Only administrators and librarians may ask');
      const { path, as } = request.query;
      const viewer = as === 'me' ? visitor.viewer : await visitors.organisation(organisationId, request);
      const reason = reasonOf(context, path, viewer ?? visitor.viewer);
      return { shown: reason === 'SHOWN', ...whyWords[reason] };
    },
  );
}
