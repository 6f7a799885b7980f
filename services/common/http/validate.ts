/**
 * Validation that cannot itself fail. zod's length checks read `length` of any value that has one, even when the
 * type has been refused already, and compare it as a number: `{"length": {"toString": 1}}` instead of a string makes them throw.
 */
import { validatorCompiler as zodCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { ServiceError } from '@/lib/platform/service-error';

const unreadable = () => new ServiceError('VALIDATION_FAILED', 'The request is not valid');

/** The type provider's compiler; input that makes it throw is refused like any other invalid request. */
export const validatorCompiler: typeof zodCompiler = (route) => {
  const validate = zodCompiler(route);
  return (data) => {
    try {
      return validate(data);
    } catch {
      return { error: unreadable() };
    }
  };
};

/** `safeParse` that throws VALIDATION_FAILED where it would throw anything else. */
export function safeParse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value);
  } catch {
    throw unreadable();
  }
}

/** Parses with a schema. Throws VALIDATION_FAILED; the first fault becomes the message, and details are as those of a route's schema. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const details = result.error.issues.map(({ path, message }) => ({ path: `/${path.join('/')}`, message }));
  throw new ServiceError('VALIDATION_FAILED', details[0]?.message ?? 'The request is not valid', details);
}
