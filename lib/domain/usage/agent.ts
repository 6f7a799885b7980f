/** Headers by which browsers say that they fetch a page in advance, which nobody looks at yet (COUNTER 5.1 counts none). */
const AHEAD = ['sec-purpose', 'purpose', 'x-purpose'];

export const isPrefetch = (headers: Readonly<Record<string, unknown>>): boolean =>
  AHEAD.some((name) => headers[name] !== undefined);

/**
 * Most characters of a User-Agent that are counted with. Browsers send about a hundred, robots give their names in the first
 * two hundred; a header of 16 kB would make a batch of pages larger than the product service takes.
 */
const LONGEST_AGENT = 500;

/** What usage reads of a User-Agent: enough to know a robot, and one browser from another (COUNTER 5.1 §7). */
export const countedAgent = (header: string | undefined): string => (header ?? '').slice(0, LONGEST_AGENT);
