import pino from 'pino';
import { ServiceError } from '@/lib/platform/service-error';
import { createServer, failureOf } from '@/services/common/http/http';

const failing = (code: string) => Object.assign(new Error('x'), { code });

describe('what a failure is answered with', () => {
  it.each(['08006', '53300', '57P01', '57P03', '55P03', '57014', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])(
    '%s: unavailable, to be tried again',
    (code) => {
      expect(failureOf(failing(code)).code).toBe('UNAVAILABLE');
    },
  );

  it('a pool without a free connection is unavailable too', () => {
    expect(failureOf(new Error('timeout exceeded when trying to connect')).code).toBe('UNAVAILABLE');
  });

  it.each(['22021', '22P05'])('%s: a text that cannot be stored is the caller’s', (code) => {
    expect(failureOf(failing(code)).code).toBe('VALIDATION_FAILED');
  });

  it.each([failing('23505'), failing('42P01'), new Error('x'), null, 'x'])(
    '%p is ours, and says nothing of itself',
    (error) => {
      expect(failureOf(error)).toEqual({ code: 'INTERNAL', message: 'Something went wrong on our side' });
    },
  );

  it('expected failures keep code, message and details', () => {
    expect(failureOf(new ServiceError('CONFLICT', 'Twice', { id: 1 }))).toEqual({
      code: 'CONFLICT',
      message: 'Twice',
      details: { id: 1 },
    });
  });

  it('what caused one is for the log, and not for whoever asked', () => {
    const cause = new Error('connect ECONNREFUSED 10.0.0.7:5432');
    const error = new ServiceError('UNAVAILABLE', 'It is away', undefined, { cause });
    expect(error.cause).toBe(cause);
    expect(JSON.stringify(failureOf(error))).toBe('{"code":"UNAVAILABLE","message":"It is away"}');
  });
});

it('a launcher that asks again and again whether it is ready fills no log', async () => {
  const lines: string[] = [];
  const log = pino({ name: 'service' }, { write: (line) => void lines.push(line) });
  const app = createServer({ log, ready: () => Promise.reject(new Error('not yet')) });
  for (let turn = 0; turn < 20; turn += 1) expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('not yet');
  await app.close();
});
