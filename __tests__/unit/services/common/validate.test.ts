/** Values that make the schema library itself throw are faults of the request, not of ours. */
import { z } from 'zod';
import { ServiceError } from '@/lib/platform/service-error';
import { failureOf } from '@/services/common/http/http';
import { parsed, safeParse, validatorCompiler } from '@/services/common/http/validate';

const schema = z.object({ name: z.string().min(1).max(20) });
const hostile = { name: { length: { toString: 'x', valueOf: 1 } } };

it('the schema library throws for a length that is no number', () => {
  expect(() => schema.safeParse(hostile)).toThrow(TypeError);
});

it('we answer VALIDATION_FAILED', () => {
  expect(() => safeParse(schema, hostile)).toThrow(ServiceError);
  const validate = validatorCompiler({ schema, method: 'POST', url: '/x', httpPart: 'body' }) as (
    data: unknown,
  ) => unknown;
  expect(validate(hostile)).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
  expect(validate({ name: 'Lear' })).toEqual({ value: { name: 'Lear' } });
});

it('other faults keep their details', () => {
  expect(safeParse(schema, { name: '' }).success).toBe(false);
});

it('a fault is named in one way, wherever it is found: as a JSON Pointer (RFC 6901)', () => {
  const nested = z.object({ entries: z.array(z.object({ note: z.string('must be a text') })) });
  const data = { entries: [{ note: 1 }] };
  const details = [{ path: '/entries/0/note', message: 'must be a text' }];
  expect(() => parsed(nested, data)).toThrow(expect.objectContaining({ details }));
  const route = { schema: nested, method: 'POST', url: '/x', httpPart: 'body' };
  const { error } = validatorCompiler(route)(data) as { error: unknown };
  expect(failureOf({ validation: error }).details).toEqual(details);
});
