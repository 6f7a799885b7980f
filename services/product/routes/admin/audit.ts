/** GET …/audit: the lines of one organisation in the audit log, newest first. */
import { z } from 'zod';
import { auditPageSchema } from '@/lib/contracts/audit';
import { readAudit } from '@/services/common/audit/read';
import type { Server } from '@/services/common/http';
import type { ProductContext } from '../../context';
import { operation } from '../../operations/operation';
import { administratorOf, organisationParams } from './access';

const LINES_A_PAGE = 50;
const querySchema = z.object({ before: z.coerce.number().int().positive().exactOptional() });

export function registerAdminAudit(app: Server, { visitors, db }: ProductContext): void {
  app.get(
    '/api/admin/organisations/:id/audit',
    {
      schema: { params: organisationParams, querystring: querySchema, response: { 200: auditPageSchema } },
      ...operation('adminAudit', 'An organisation’s record of changes', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    async (request, reply) => {
      const { id } = request.params;
      await administratorOf(visitors, request, reply, { organisationId: id, section: 'audit' });
      return readAudit(db, { organisationId: id, before: request.query.before ?? null, limit: LINES_A_PAGE });
    },
  );
}
