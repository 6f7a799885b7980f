/** JSON that people hand to the content command: what is wrong with it is said in plain words, with the name of its file. */
import path from 'node:path';
import type { z } from 'zod';
import { readText } from '@/services/common/files/read-text';

/** What is wrong with a file, in a line for each fault. */
export class InputError extends Error {
  override name = 'InputError';
}

const TABLES: ReadonlySet<string> = new Set(['.csv', '.tsv', '.txt']);

/** The value of a JSON text. Throws InputError; `name` says where the text is from. */
export function jsonOf(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (TABLES.has(path.extname(name).toLowerCase()))
      throw new InputError(`${name}: is no export but a table: say --type TYPE and --map MAP.json too`);
    const [reason = ''] = (error as Error).message.split('\n');
    throw new InputError(`${name}: is no JSON (${reason})`);
  }
}

/** Reads a JSON file. Throws InputError and UnreadableFileError. */
export const readJson = async (file: string): Promise<unknown> => jsonOf(await readText(file), file);

/** The value as the schema has it. Throws InputError with a line for each fault; `what` is what it should be. */
export function parsedAs<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { name, what }: { name: string; what: string },
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path: at, message }) => {
    const place = at.length > 0 ? `${at.join('.')}: ` : '';
    return `${name}: is not ${what}: ${place}${message.replace('Invalid input: ', '')}`;
  });
  throw new InputError(faults.join('\n'));
}
