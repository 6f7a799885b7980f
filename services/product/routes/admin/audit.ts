/** GET …/audit: the lines of one organisation in the audit log, newest first; and, for operators, the lines of all. */
import type { FastifyBaseLogger } from 'fastify';
import {
  personNamesSchema,
  storedPeopleSchema,
  type PersonNames,
} from '@/lib/contracts/administration/people';
import {
  adminAuditSchema,
  auditPageSchema,
  auditQuerySchema,
  type AuditEntry,
} from '@/lib/contracts/administration/audit';
import { AUDIT_LINES_A_PAGE } from '@/lib/contracts/administration/audit-limits';
import { subjectId } from '@/lib/contracts/http/ids';
import { peopleOfLine } from '@/lib/domain/administration/audit-words';
import { readAudit } from '@/services/common/audit/read';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../../context';
import { adminOperation } from '@/services/common/operations/operation';
import { OPERATOR_CALLS, organisationParams } from './access';
import { askingFor, pathOf, type Ask } from './customers';

interface Named {
  named: string[];
  /** More people match than the customers service returns at once. */
  morePeople: boolean;
}
const nobody: Named = { named: [], morePeople: false };

/**
 * People of the organisation whose names or addresses contain the words; the log itself never holds either. Passes on refusals of
 * the customers service: a record that leaves these people's lines out must not be taken as complete.
 */
async function peopleNamed(ask: Ask, q: string): Promise<Named> {
  if (q.trim() === '') return nobody;
  const { people, total } = await ask({ path: pathOf('people', { q }), schema: storedPeopleSchema });
  return { named: people.map(({ id }) => id), morePeople: total > people.length };
}

/** Who the people of these lines are today. The lines are shown all the same while the customers service does not answer. */
async function namesIn(
  entries: readonly AuditEntry[],
  ask: Ask,
  log: FastifyBaseLogger,
): Promise<PersonNames['people']> {
  const ids = [...new Set(entries.flatMap(peopleOfLine))].filter((id) => subjectId.safeParse(id).success);
  if (ids.length === 0) return [];
  const answer = ask({ path: 'people/names', schema: personNamesSchema, body: { ids } });
  return answer.then(
    ({ people }) => people,
    (error: unknown) => {
      log.warn({ err: error }, 'people of the audit log could not be named');
      return [];
    },
  );
}

export function registerAdminAudit(app: Server, context: ProductContext): void {
  const asking = askingFor(context);
  app.get(
    '/api/admin/organisations/:id/audit',
    {
      schema: {
        params: organisationParams,
        querystring: auditQuerySchema,
        response: { 200: adminAuditSchema },
      },
      ...adminOperation('adminAudit', 'An organisation’s audit log'),
    },
    async (request) => {
      const { organisationId, ask } = asking(request);
      const { named, morePeople } = await peopleNamed(ask, request.query.q);
      const asked = { ...request.query, organisationId, named, limit: AUDIT_LINES_A_PAGE };
      const page = await readAudit(context.db, asked);
      return { ...page, morePeople, people: await namesIn(page.entries, ask, context.log) };
    },
  );
}

export function registerOperatorAudit(app: Server, { db }: Pick<ProductContext, 'db'>): void {
  app.get(
    `${OPERATOR_CALLS}/audit`,
    {
      schema: { querystring: auditQuerySchema, response: { 200: auditPageSchema } },
      ...adminOperation('allAudit', 'The whole audit log, for operators'),
    },
    (request) => readAudit(db, { ...request.query, organisationId: null, limit: AUDIT_LINES_A_PAGE }),
  );
}
