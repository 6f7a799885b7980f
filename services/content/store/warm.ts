/** Warms a new snapshot: computes what queries will need, a little at a time between requests. */
import type { Snapshot } from './snapshot';

/** Resources per turn of the event loop: a few milliseconds, so that no request waits. */
const AT_ONCE = 50;
/** Larger libraries are computed on demand: few of their entries are requested, and each takes memory. */
const MAX_RESOURCES = 30_000;

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Resolves when done, or when `isCurrent` says that the snapshot has been replaced. */
export async function warm(snapshot: Snapshot, isCurrent: () => boolean): Promise<void> {
  const entries = snapshot.entries.ranked();
  const assets = snapshot.assets.ranked();
  if (entries.length + assets.length > MAX_RESOURCES) return;
  const locale = snapshot.frame.defaultLocale;
  for (let start = 0; start < entries.length + assets.length && isCurrent(); start += AT_ONCE) {
    const end = start + AT_ONCE;
    for (let rank = start; rank < Math.min(end, entries.length); rank += 1) snapshot.links.of(rank, locale);
    for (const published of entries.slice(start, end)) published.fragment(locale);
    for (const published of assets.slice(start, end)) published.fragment(locale);
    await turn();
  }
}
