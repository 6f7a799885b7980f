/** POST /api/frontend-error-logger and POST /api/analytics: open to everyone, rate-limited, answered without a body. */
import { analyticsBatchSchema, frontendErrorReportSchema } from '@/lib/contracts/usage/reports';
import { subscriberNetwork } from '@/lib/platform/network/subscriber';
import type { Server } from '@/services/common/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../context';
import { parsed } from '../listing/query';
import { saveEvents, VisitorHash } from '../reports/analytics';
import { saveErrorReport } from '../reports/errors';
import { count, hasRoom, limits } from '../reports/rate-limit';

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
      const network = subscriberNetwork(await visitors.addressOf(request));
      const counted = [
        { limit: limits.errorsOfBrowser, subject: `${network} ${report.logId ?? ''}` },
        { limit: limits.errorsOfAddress, subject: network },
      ];
      await count(db, counted, now());
      await saveErrorReport(report, network, { db, log, now: now() });
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
      const network = subscriberNetwork(address);
      await count(db, [{ limit: limits.analytics, subject: network }], now());
      const by = events.length;
      const shares = [
        { limit: limits.analyticsStoredOfAddress, subject: network, by },
        { limit: limits.analyticsStored, subject: '', by },
      ];
      if (!(await hasRoom(db, shares, { now: now(), log }))) return reply.status(204).send();
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
