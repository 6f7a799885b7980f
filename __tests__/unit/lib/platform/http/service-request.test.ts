/** @jest-environment node */
import { z } from 'zod';
import { isForeignService, serviceRequest } from '@/lib/platform/http/service-request';

/** Asks a service that answers so. */
const asked = (body: unknown, status: number) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  return serviceRequest({
    url: 'http://service.test/people?q=ada%40school.example',
    headers: {},
    schema: z.object({ a: z.number() }),
    timeoutMs: 1_000,
    away: 'It is away',
  });
};
const refusalOf = async (body: unknown, status: number): Promise<unknown> =>
  asked(body, status).catch((error: unknown) => error);

it.each([
  [400, 'VALIDATION_FAILED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [422, 'VALIDATION_FAILED'],
])('R-ERR-15 a refusal (%i) that has a message alone is told in its words', async (status, code) => {
  expect(await refusalOf({ error: { message: 'X' } }, status)).toMatchObject({ message: 'X', code });
});

it.each([
  ['no code', { error: { message: 'X' } }, 404],
  ['no sense', 'X', 500],
])('the log tells whose answer had %s, and nothing of what was asked', async (_what, body, status) => {
  const message = `http://service.test/people answered ${status}`;
  expect(await refusalOf(body, status)).toMatchObject({ cause: { message } });
});

it('a refusal with our code keeps it, and its details', async () => {
  const error = { message: 'X', code: 'CONFLICT', status: 409, details: { reason: 'OLD' } };
  expect(await refusalOf({ error }, 409)).toMatchObject({
    message: 'X',
    code: 'CONFLICT',
    details: { reason: 'OLD' },
  });
});

it.each([
  [{ error: { message: 'X' } }, 500],
  [{ error: { message: 'X', code: 'INTERNAL', status: 500 } }, 500],
  [{ error: { message: 'X', code: 'ANOTHER', status: 400 } }, 400],
  [{ message: 'X' }, 403],
])('%j with %i is no refusal of ours: the service is away', async (body, status) => {
  expect(await refusalOf(body, status)).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'It is away',
    cause: { status },
  });
});

it.each([
  [{ error: { message: 'X' } }, 404, true],
  ['no JSON of ours', 404, true],
  [{ error: { message: 'X', code: 'NOT_FOUND', status: 404 } }, 404, false],
  [{ error: { message: 'X' } }, 403, false],
])('after %j with %i the service is of another make: %s', async (body, status, isForeign) => {
  expect(isForeignService(await refusalOf(body, status))).toBe(isForeign);
});
