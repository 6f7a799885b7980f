/** Sort key for newest and oldest first (R-SRT-6, product contract D35, "Points settled" 9). */

const YEAR = 10_000;
const MONTH = 100;

/**
 * A number that increases with time: year x 10000 + month x 100 + day, negative years for BCE. Taken from `date`,
 * else from the year a title was first performed, else from the day it was published in this library.
 */
export function ageKey(item: {
  date: string | null;
  firstPerformed?: number | null | undefined;
  firstPublishedAt: string;
}): number {
  const parse = (text: string): number | null => {
    const match = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(text);
    return match ? Number(match[1]) * YEAR + Number(match[2] ?? 1) * MONTH + Number(match[3] ?? 1) : null;
  };
  const dated = item.date === null ? null : parse(item.date);
  if (dated !== null) return dated;
  if (typeof item.firstPerformed === 'number') return item.firstPerformed * YEAR + MONTH + 1;
  return parse(item.firstPublishedAt) ?? 0;
}
