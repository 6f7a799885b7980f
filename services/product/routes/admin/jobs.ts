/** /api/admin/operator/jobs: background jobs, and retries of failed ones. Recordings have a list of their own. */
import { z } from 'zod';
import { jobsSchema, retriedSchema } from '@/lib/contracts/administration/operator';
import { writeAudit } from '@/services/common/audit/write';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../context';
import { listJobs, retryJob } from '../../job-list';
import { OPERATOR_CALLS, stillOperates } from './access';

const jobParams = z.object({ job: z.string().regex(/^\d{1,18}$/) });

export function registerAdminJobs(app: Server, { db, customers }: ProductContext): void {
  app.get(
    `${OPERATOR_CALLS}/jobs`,
    {
      schema: { response: { 200: jobsSchema } },
      ...adminOperation('adminJobs', 'Background work that waits, is done or failed'),
    },
    () => listJobs(db),
  );
  app.post(
    `${OPERATOR_CALLS}/jobs/:job/retry`,
    {
      schema: { params: jobParams, response: { 200: retriedSchema } },
      ...adminOperation('retryAdminJob', 'Has failed work done once more'),
    },
    async (request) => {
      const { userId, address } = await stillOperates(customers, request);
      const { job } = request.params;
      const retried = await db.transaction().execute(async (tx) => {
        const was = await retryJob(tx, job);
        if (was)
          await writeAudit(tx, {
            service: 'product',
            action: 'job_retried',
            actor: { kind: 'person', id: userId },
            subject: `job:${job}`,
            address,
            requestId: request.id,
          });
        return was;
      });
      return { retried };
    },
  );
}
