/** GET …/audit: the lines of one organisation in the audit log, newest first. */
import { z } from 'zod';
import { auditPageSchema } from '@/lib/contracts/audit';
import { readAudit } from '@/services/common/audit/read';
import type { Server } from '@/services/common/http';
import type { ProductContext } from '../../context';
import { operation } from '@/services/common/operations/operation';
import { organisationParams, sectionAdministrator } from './access';

const LINES_A_PAGE = 50;
const querySchema = z.object({ before: z.coerce.number().int().positive().exactOptional() });

export function registerAdminAudit(app: Server, { db }: ProductContext): void {
  app.get(
    '/api/admin/organisations/:id/audit',
    {
      schema: { params: organisationParams, querystring: querySchema, response: { 200: auditPageSchema } },
      ...operation('adminAudit', 'An organisation’s record of changes', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    async (request) => {
      const { organisationId } = sectionAdministrator(request);
      return readAudit(db, { organisationId, before: request.query.before ?? null, limit: LINES_A_PAGE });
    },
  );
}
