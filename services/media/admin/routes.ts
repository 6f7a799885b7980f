/** `/api/admin/recordings`: operators request, view, correct and delete recordings (docs/contracts/media.md §6). */
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { noteFirst } from '@/services/common/http/noted';
import { registerAsking } from './ask-routes';
import { BASE, type AdminDependencies } from './calls';
import { registerChanges, registerRights } from './change-routes';
import { registerJobs } from './job-routes';
import { registerLooking } from './look-routes';

const unknownCall = () => {
  throw new ServiceError('NOT_FOUND', 'There is no such call');
};

/** All operator routes; none of their responses is ever cached. */
export async function registerAdmin(app: Server, given: AdminDependencies): Promise<void> {
  const { onRequest, of: operatorOf } = noteFirst(given.operators.of);
  const dependencies = { ...given, operatorOf };
  // A scope, because a hook that looked at the address would miss one that is spelled otherwise (`%72ecordings`).
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', cachePolicy.person);
      // Checked before the body is read: validation errors must not tell other people what operators can send (RFC 9110 §15.5.2).
      await onRequest(request);
    });
    registerAsking(scope, dependencies);
    registerJobs(scope, BASE, dependencies);
    registerLooking(scope, dependencies);
    registerChanges(scope, dependencies);
    registerRights(scope, dependencies);
    scope.all(`${BASE}/*`, unknownCall);
  });
  // Any other path under /api is an unknown call: without this route it would be refused as an unsigned media address.
  app.all('/api/*', unknownCall);
}
