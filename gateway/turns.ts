/**
 * How many requests are begun in one turn of the event loop. Node takes one new connection a turn (libuv since 1.45): where
 * a turn answers hundreds of requests of those who have a connection, whoever has none yet waits for minutes. Small turns
 * cost nothing else: who waits for the next one waits milliseconds.
 */

/** Resolves when a request may begin: at once, or in a later turn, in the order of asking. */
export type Turn = () => Promise<void>;

export function createTurns(perTurn: number): Turn {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const nextTurn = () => {
    const next = waiting.splice(0, perTurn);
    begun = next.length;
    for (const begin of next) begin();
    if (begun > 0) setImmediate(nextTurn);
  };
  return () => {
    if (begun === 0) setImmediate(nextTurn);
    if (begun < perTurn) {
      begun += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
}
