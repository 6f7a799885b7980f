/** GET …/usage: an organisation's figures for its own people. */
import { adminUsageSchema } from '@/lib/contracts/administration/overview';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../../context';
import { adminOperation } from '@/services/common/operations/operation';
import { usageFigures } from '../../usage/figures';
import { organisationParams, sectionAdministrator } from './access';

export function registerAdminUsage(app: Server, { db, now }: Pick<ProductContext, 'db' | 'now'>): void {
  app.get(
    '/api/admin/organisations/:id/usage',
    {
      schema: { params: organisationParams, response: { 200: adminUsageSchema } },
      ...adminOperation('adminUsage', 'What an organisation uses, month by month'),
    },
    async (request) => {
      const { organisationId } = sectionAdministrator(request);
      return usageFigures(db, organisationId, new Date(now()));
    },
  );
}
