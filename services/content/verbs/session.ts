/** What every verb of `npm run content` is given. */
import type { Kysely } from 'kysely';
import { callersPath } from '@/services/common/files/callers-path';
import { required, type readArguments } from '../arguments';
import type { Place } from '../store/place';
import type { Tables } from '../store/tables';

export type Values = ReturnType<typeof readArguments>['values'];

export interface Session {
  db: Kysely<Tables>;
  place: Place;
  dataDir: string;
  operands: readonly string[];
  values: Values;
  /** Whether secrets are held to be hard to guess, as at a start: everywhere but in a test and in development. */
  isJudged: boolean;
  say: (line: string) => void;
}

/** The file that the first operand names, from the caller's folder. Throws UsageError where there is none. */
export const fileIn = (operands: readonly string[]) => callersPath(required(operands[0], 'FILE'));
