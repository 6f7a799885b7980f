/** GET …/usage/counter: a COUNTER report of an organisation as a table, for its own people (COUNTER 5.1 §3.2.2). */
import { z } from 'zod';
import { reportIds } from '@/lib/contracts/usage/counter';
import type { Query } from '@/lib/domain/counter/request';
import { reportTable, tsvOf } from '@/lib/domain/counter/table';
import type { FairQueue } from '@/lib/platform/fair-queue';
import { goneOf } from '@/lib/platform/http/gone';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import { organisationOf } from '../../calls/organisation';
import type { ProductContext } from '../../context';
import { makeReport } from '../../counter/report';
import { sendText } from '../../records/send-text';
import { organisationParams as params, sectionAdministrator } from './access';

/** The parameters of the COUNTER API, without credentials. */
const querystring = z.looseObject({
  report: z.enum(reportIds),
  begin_date: z.string(),
  end_date: z.string(),
  exclude_monthly_details: z.enum(['True', 'False']).default('False'),
});

/** @param queue in which the reports that systems fetch (routes/counter.ts) wait too */
export function registerCounterTable(
  app: Server,
  {
    patientDb: db,
    library,
    customers,
    now,
  }: Pick<ProductContext, 'patientDb' | 'library' | 'customers' | 'now'>,
  queue: FairQueue,
): void {
  app.get(
    '/api/admin/organisations/:id/usage/counter',
    {
      schema: { params, querystring },
      ...adminOperation('adminCounterReport', 'A COUNTER report of an organisation, as a table', {
        refusals: ['NOT_FOUND'],
        shown: { type: 'text/tab-separated-values' },
      }),
    },
    async (request, reply) => {
      const customer = await organisationOf(customers, sectionAdministrator(request).organisationId);
      const { report, exclude_monthly_details: excluded, ...given } = request.query;
      const asked = { db, library, customer, now: new Date(now()), totalsOnly: excluded === 'True' };
      const made = await queue.ask(
        JSON.stringify([customer.id, request.query]),
        () => makeReport(report, given as Query, asked),
        { group: customer.id, gone: goneOf(reply.raw) },
      );
      if (made === null) return reply.hijack();
      if ('refused' in made) throw new ServiceError('VALIDATION_FAILED', 'No report is of these months');
      const name = `${report}_${customer.id}_${made.request.begin}_${made.request.end}.tsv`;
      reply.header('Content-Disposition', `attachment; filename="${name}"`);
      return sendText(request, reply, 'text/tab-separated-values; charset=utf-8', tsvOf(reportTable(made)));
    },
  );
}
