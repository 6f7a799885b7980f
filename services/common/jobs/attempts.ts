/** Work in parts that do not need each other: what fails holds back no other part, and the queue hears of it at the end. */

/** Does one part; false when it failed. */
export type Attempt = (part: string, work: () => Promise<unknown>) => Promise<boolean>;

/** Rejects after everything was tried, with each failure as a cause. @param failure begins the message; the parts that failed follow */
export async function attemptAll(failure: string, parts: (attempt: Attempt) => Promise<void>): Promise<void> {
  const failed: { part: string; error: unknown }[] = [];
  await parts(async (part, work) => {
    try {
      await work();
      return true;
    } catch (error) {
      failed.push({ part, error });
      return false;
    }
  });
  if (failed.length === 0) return;
  const errors = failed.map(({ error }) => error);
  throw new AggregateError(errors, `${failure}: ${failed.map(({ part }) => part).join(', ')}`);
}
