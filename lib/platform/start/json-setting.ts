/** JSON files that an operator names in a variable: read and checked once, when a process starts. */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { EnvironmentError } from '@/lib/contracts/environment';
import { messageOf } from '@/lib/platform/message-of';

/** Some editors write it; JSON has none (RFC 8259 §8.1 lets a reader ignore it). */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** What a file that a variable names is refused for, in one line. */
export function refuseFile(variable: string, file: string, faults: readonly string[]): never {
  throw new EnvironmentError(`${variable} ${file}: ${faults.join('; ')}`);
}

/** The contents of the file that `variable` names; throws EnvironmentError, one line with every fault and its place. */
export function readJsonSetting<Schema extends z.ZodType>(
  variable: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    return refuseFile(variable, file, [messageOf(error)]);
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
  );
  return refuseFile(variable, file, faults);
}
