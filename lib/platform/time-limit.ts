/** Bounds a wait. The work itself is not stopped: its answer may still fill a cache. */

export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
  constructor(readonly milliseconds: number) {
    super(`No answer within ${milliseconds} ms`);
  }
}

/** The value of `work`, or a TimeLimitError after so many milliseconds. */
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
