/** Calls that are made at the same time: a text is hundreds of small files. */
const AT_ONCE = 16;

/** Rejects with the first failure, begins nothing after it, and waits for what is under way. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items].values();
  let isFailed = false;
  const worker = async () => {
    for (const item of rest) {
      if (isFailed) return;
      await work(item).catch((error: unknown) => {
        isFailed = true;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
