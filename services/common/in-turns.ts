/** Long work in short steps: other requests have their turn in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What the steps give, without what is empty. */
export async function* inTurns(steps: Iterable<string>): AsyncGenerator<string> {
  for (const piece of steps) {
    if (piece !== '') yield piece;
    await nextTurn();
  }
}

/** Does one step after the other. */
export async function doInTurns(steps: Iterable<void>): Promise<void> {
  for (const _step of steps) await nextTurn();
}
