import { randomInt } from 'node:crypto';
import { makeCode } from '@/lib/domain/lists/class-code';

/** A code that is taken is drawn again; with 34 million codes that is very rare. */
const MOST_DRAWS = 5;

/**
 * Stores a row under a code that nobody has.
 *
 * @param store resolves with undefined where the code is taken
 */
export async function withFreeCode<Row>(store: (code: string) => Promise<Row | undefined>): Promise<Row> {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const row = await store(makeCode(randomInt));
    if (row) return row;
  }
  throw new Error('no code is free');
}
