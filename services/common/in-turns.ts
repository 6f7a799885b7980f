/** Long work in short steps: other requests have their turn in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What the steps give, without what is empty. */
export async function* inTurns(steps: Iterable<string>): AsyncGenerator<string> {
  for (const piece of steps) {
    if (piece !== '') yield piece;
    await nextTurn();
  }
}

/** Does one step after the other. @param tell is called after each */
export async function doInTurns<Step>(steps: Iterable<Step>, tell?: (step: Step) => void): Promise<void> {
  for (const step of steps) {
    tell?.(step);
    await nextTurn();
  }
}

/** Does all steps without a turn in between, and gives what they come to. */
export function allAtOnce<Answer>(steps: Generator<unknown, Answer>): Answer {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
