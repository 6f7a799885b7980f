/**
 * How far the first reading of a library has come, which may take many minutes: said in the log and to the launcher. A reading that is
 * over before the first moment to say something says nothing.
 */
import { grouped } from '@/lib/domain/text/numbers';
import type { Logger } from '@/services/common/log';

/** Time between two things said, ms. */
const EVERY_MS = 5_000;

/** What is done with entries and assets: fetched from the content service, then stored here. */
type Part = 'fetched' | 'stored';

/** @param total of all there are; null where that is not known */
export type TellReading = (part: Part, done: number, total: number | null) => void;

const wordsOf = (part: Part, done: number, total: number | null): string =>
  `${grouped(done)}${total === null ? '' : ` of ${grouped(total)}`} entries and assets ${part}`;

interface Reading {
  tell: TellReading;
  /** What was last told; null before that. */
  latest: () => string | null;
}

/** @param tellProgress is called at each step, and with words when it is time for some */
export function createReading(log: Pick<Logger, 'info'>, tellProgress: (said?: string) => void): Reading {
  let latest: string | null = null;
  let saidAt = Date.now();
  return {
    latest: () => latest,
    tell: (part, done, total) => {
      latest = wordsOf(part, done, total);
      if (Date.now() - saidAt < EVERY_MS) return tellProgress();
      saidAt = Date.now();
      log.info({ part, done, total }, 'the library is being read');
      tellProgress(`reading the library: ${latest}`);
    },
  };
}
