/**
 * How far a start has come with reading the library, which may take many minutes: said in the log and to the launcher. A reading that is
 * over before the first moment to say something says nothing.
 */
import { grouped } from '@/lib/domain/text/numbers';
import type { Logger } from '@/services/common/log';
import type { Taken } from '../catalogue/catalogue';

/** Time between two things said, ms. */
const EVERY_MS = 5_000;

/** What is done: entries and assets are fetched from the content service and stored here, then read, then entries taken up. */
type Part = 'fetched' | 'stored' | 'read' | Taken['part'];
const TAKEN: readonly Part[] = ['prepared', 'indexed'] satisfies Taken['part'][];

/** @param total of all there are; null where that is not known */
export type TellReading = (part: Part, done: number, total: number | null) => void;

const wordsOf = (part: Part, done: number, total: number | null): string =>
  `${grouped(done)}${total === null ? '' : ` of ${grouped(total)}`} ${TAKEN.includes(part) ? 'entries' : 'entries and assets'} ${part}`;

export interface Reading {
  tell: TellReading;
  /** The same of a step of taking up; there are steps without a figure. */
  take: (taken?: Taken) => void;
  /** What was last told; null before that. */
  latest: () => string | null;
}

/** @param tellProgress is called at each step, and with words when it is time for some */
export function createReading(log: Pick<Logger, 'info'>, tellProgress: (said?: string) => void): Reading {
  let latest: string | null = null;
  let saidAt = Date.now();
  const tell: TellReading = (part, done, total) => {
    latest = wordsOf(part, done, total);
    if (Date.now() - saidAt < EVERY_MS) return tellProgress();
    saidAt = Date.now();
    log.info({ part, done, total }, 'the library is being read');
    tellProgress(`reading the library: ${latest}`);
  };
  return {
    latest: () => latest,
    tell,
    take: (taken) => (taken ? tell(taken.part, taken.done, taken.total) : tellProgress()),
  };
}
