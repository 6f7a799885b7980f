/** Reads the arguments of `npm run content`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { UsageError } from '@/services/common/command';

/** The usage, in one line. */
export const USAGE =
  'usage: content import|export|model|set|find|publish|unpublish|delete|token|status [FILE | ID…] [--space S] [--environment E] [--asset] [--prune] [--allow-invalid] [--check] [--type T --map MAP [--files FOLDER]]';

/** Options and operands as they were given. Throws as `parseArgs` does. */
export function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      space: { type: 'string' },
      environment: { type: 'string', multiple: true },
      asset: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      'allow-invalid': { type: 'boolean', default: false },
      sample: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      add: { type: 'boolean', default: false },
      type: { type: 'string' },
      map: { type: 'string' },
      files: { type: 'string' },
      name: { type: 'string' },
      set: { type: 'string' },
      'rate-limit': { type: 'string' },
      until: { type: 'string' },
    },
  });
}

/** The operand or option. Throws UsageError where it is missing. */
export function required(value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`${what} is missing`);
  return value;
}

/** Throws UsageError for operands that a command would not look at. */
export function refuseMore(operands: readonly string[], most: number): void {
  const [extra] = operands.slice(most);
  if (extra !== undefined) throw new UsageError(`${extra} is one operand too many`);
}

/** `--rate-limit`. Throws UsageError. */
export function rateLimitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new UsageError('--rate-limit must be a whole number');
  return Number(text);
}

/** `--until`. Throws UsageError. */
export function timeOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  if (Number.isNaN(Date.parse(text))) throw new UsageError('--until must be a time, as 2026-12-31T12:00Z');
  return new Date(text);
}

/** The value to find. A text without its quotes is the usual slip. */
function valueIn(text: string): Question['value'] {
  try {
    return z.json().parse(JSON.parse(text));
  } catch {
    throw new UsageError(`VALUE must be JSON, a text in quotes, as '"hamlet"'; it is ${text}`);
  }
}

/** Finds entries of a type by the value of a field. */
interface Question {
  contentType: string;
  field: string;
  value: z.output<ReturnType<typeof z.json>>;
}

/** TYPE FIELD VALUE */
const QUESTION = 3;

/** The questions of `find`, at least one. Throws UsageError. */
export function questionsIn(operands: readonly string[]): Question[] {
  const questions: Question[] = [];
  for (let at = 0; at === 0 || at < operands.length; at += QUESTION) {
    const [contentType, field, value] = operands.slice(at, at + QUESTION);
    questions.push({
      contentType: required(contentType, 'TYPE'),
      field: required(field, 'FIELD'),
      value: valueIn(required(value, 'VALUE')),
    });
  }
  return questions;
}
