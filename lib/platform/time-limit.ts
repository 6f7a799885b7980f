/** Limits how long a caller waits. The work itself is not cancelled: its result may still fill a cache. */

export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
  constructor(readonly milliseconds: number) {
    super(`No answer within ${milliseconds} ms`);
  }
}

/** The value of `work`; rejects with a TimeLimitError when it takes longer. */
export async function timeLimit<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeLimitError(milliseconds));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
