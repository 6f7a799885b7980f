/** POST /api/frontend-error-logger and POST /api/analytics: open to everyone, rate-limited, answered without a body. */
import { analyticsBatchSchema, frontendErrorReportSchema } from '@/lib/contracts/usage/reports';
import { siteNetwork, subscriberNetwork } from '@/lib/platform/network/subscriber';
import type { Server } from '@/services/common/http/http';
import { parsed } from '@/services/common/http/validate';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../context';
import { DayHashes } from '../day-hashes';
import { limitStored, type RowsToStore } from '../limits/counting';
import { dayQuotas, rateLimits } from '../limits/limits';
import { saveEvents, visitorHash } from '../reports/analytics';
import { saveErrorReport } from '../reports/errors';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A body that is not JSON is then refused by the schema, like any other fault.
    return undefined;
  }
}

/** What is stored of all visitors in a day: first the part that is open to those whom nobody recognises, then the whole. */
function quotasOfAll(what: 'errors' | 'analytics', isRecognised: boolean, rows: number): RowsToStore[] {
  const whole = { quota: dayQuotas[`${what}OfAll` as const], subject: '', rows };
  return isRecognised
    ? [whole]
    : [{ quota: dayQuotas[`${what}OfUnrecognised` as const], subject: '', rows }, whole];
}

function addErrorReports(app: Server, { db, visitors, now, log }: ProductContext): void {
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
      const isStored = await limitStored(
        db,
        [
          { limit: rateLimits.errorsOfBrowser, subject: `${network} ${report.logId ?? ''}` },
          { limit: rateLimits.errorsOfNetwork, subject: network },
        ],
        [
          { quota: dayQuotas.errorsOfSite, subject: siteNetwork(address), rows: 1 },
          ...quotasOfAll('errors', await visitors.isRecognised(request), 1),
        ],
        { now: now(), log },
      );
      if (isStored) await saveErrorReport(db, report);
      return reply.status(204).send();
    },
  );
}

function addAnalytics(app: Server, { db, visitors, now, log }: ProductContext): void {
  const hashes = new DayHashes(db);
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
      const rows = events.length;
      const isStored = await limitStored(
        db,
        [{ limit: rateLimits.batchesOfNetwork, subject: subscriberNetwork(address) }],
        [
          { quota: dayQuotas.analyticsOfSite, subject: siteNetwork(address), rows },
          ...quotasOfAll('analytics', await visitors.isRecognised(request), rows),
        ],
        { now: now(), log },
      );
      if (isStored) {
        const userAgent = request.headers['user-agent'] ?? '';
        const visitor = await visitorHash(hashes, { address, userAgent, now: now() });
        await saveEvents(db, visitor, events, now());
      }
      return reply.status(204).send();
    },
  );
}

/** In a scope of its own, so that no other call reads text/plain as JSON. */
export async function registerReports(app: Server, context: ProductContext): Promise<void> {
  await app.register(async (scope) => {
    // `sendBeacon` may send text/plain, which needs no preflight.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
      done(null, jsonOf(String(body))),
    );
    addErrorReports(scope as Server, context);
    addAnalytics(scope as Server, context);
  });
}
