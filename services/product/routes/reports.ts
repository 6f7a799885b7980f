/** POST /api/frontend-error-logger and POST /api/analytics: open to everyone, rate-limited, answered without a body. */
import { analyticsBatchSchema, frontendErrorReportSchema } from '@/lib/contracts/usage/reports';
import { siteNetwork, subscriberNetwork } from '@/lib/platform/network/subscriber';
import type { Server } from '@/services/common/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../context';
import { parsed } from '../listing/query';
import { saveEvents, VisitorHash } from '../reports/analytics';
import { saveErrorReport } from '../reports/errors';
import { hasRoom, limits, stepsOfAll } from '../reports/rate-limit';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A body that is not JSON is then refused by the schema, like any other fault.
    return undefined;
  }
}

function addReports(app: Server, { db, visitors, now, log }: ProductContext): void {
  const hashes = new VisitorHash(db);
  // `sendBeacon` may send text/plain, which needs no preflight.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(null, jsonOf(String(body))),
  );

  app.post(
    '/api/frontend-error-logger',
    {
      ...operation('reportError', 'An error in a browser', 'anyone', {
        refusals: ['RATE_LIMITED'],
        shown: { body: frontendErrorReportSchema, status: 204 },
      }),
    },
    async (request, reply) => {
      const report = parsed(frontendErrorReportSchema, request.body);
      const address = await visitors.addressOf(request);
      const network = subscriberNetwork(address);
      const steps = [
        [
          { limit: limits.errorsOfBrowser, subject: `${network} ${report.logId ?? ''}` },
          { limit: limits.errorsOfAddress, subject: network },
          { limit: limits.errorsStoredOfSite, subject: siteNetwork(address) },
        ],
        ...stepsOfAll('errorsStored', { isRecognised: await visitors.isRecognised(request) }),
      ];
      if (await hasRoom(db, steps, { now: now(), log })) await saveErrorReport(db, report);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/analytics',
    {
      ...operation('reportUse', 'Events of use', 'anyone', {
        refusals: ['RATE_LIMITED'],
        shown: { body: analyticsBatchSchema, status: 204 },
      }),
    },
    async (request, reply) => {
      const { events } = parsed(analyticsBatchSchema, request.body);
      const address = await visitors.addressOf(request);
      const by = events.length;
      const steps = [
        [
          { limit: limits.analytics, subject: subscriberNetwork(address) },
          { limit: limits.analyticsStoredOfSite, subject: siteNetwork(address), by },
        ],
        ...stepsOfAll('analyticsStored', { isRecognised: await visitors.isRecognised(request), by }),
      ];
      if (!(await hasRoom(db, steps, { now: now(), log }))) return reply.status(204).send();
      const visitor = await hashes.of(address, request.headers['user-agent'] ?? '', now());
      await saveEvents(db, visitor, events, now());
      return reply.status(204).send();
    },
  );
}

/** In a scope of its own, so that no other call reads text/plain as JSON. */
export async function registerReports(app: Server, context: ProductContext): Promise<void> {
  await app.register(async (scope) => addReports(scope as Server, context));
}
