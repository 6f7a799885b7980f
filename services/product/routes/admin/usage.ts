/** GET …/usage: an organisation's figures for its own people. */
import { adminUsageSchema } from '@/lib/contracts/administration';
import type { Server } from '@/services/common/http';
import type { ProductContext } from '../../context';
import { operation } from '../../operations/operation';
import { yearFigures } from '../../usage/year-figures';
import { administratorOf, organisationParams } from './access';

export function registerAdminUsage(app: Server, { visitors, db, now }: ProductContext): void {
  app.get(
    '/api/admin/organisations/:id/usage',
    {
      schema: { params: organisationParams, response: { 200: adminUsageSchema } },
      ...operation('adminUsage', 'What an organisation uses, month by month', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    async (request, reply) => {
      const { id } = request.params;
      await administratorOf(visitors, request, reply, { organisationId: id, section: 'usage' });
      return yearFigures(db, id, new Date(now()));
    },
  );
}
