/**
 * Limits how many requests begin in one turn of the event loop. Node accepts one new connection per turn (libuv since 1.45):
 * if a turn answers hundreds of requests on existing connections, new clients wait for minutes. Small turns have no other
 * cost: a request deferred to the next turn waits milliseconds.
 */

/** Resolves when a request may begin: at once, or in a later turn, first come, first served. */
export type RequestThrottle = () => Promise<void>;

export function createRequestThrottle(perTurn: number): RequestThrottle {
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
