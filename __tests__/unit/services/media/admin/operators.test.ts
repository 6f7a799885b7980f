/** @jest-environment node */
import { failureOf } from '@/services/common/http/http';
import { createOperators } from '@/services/media/admin/operators';

it('why rights could not be asked for is for the log, and not for whoever asked', async () => {
  const cause = new Error('connect ECONNREFUSED 10.0.0.7:3013');
  const operators = createOperators(
    { verifyHeader: () => Promise.resolve({ subject: 'root', scopes: [], expiresAt: 0 }) },
    { userData: () => Promise.reject(cause) },
  );
  const error: unknown = await operators
    .of({ headers: { authorization: 'Bearer t' } })
    .catch((failed: unknown) => failed);
  expect(error).toMatchObject({ cause });
  expect(JSON.stringify(failureOf(error))).not.toContain('10.0.0.7');
});
