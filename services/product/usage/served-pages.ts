/**
 * Pages that the gateway served, as uses. Anybody may open pages without end, cached ones most of all, so those of a site and day
 * are bounded as what browsers tell is (`dayQuotas`).
 */
import type { ServedPage } from '@/lib/contracts/usage/usage';
import { siteNetwork } from '@/lib/platform/network/subscriber';
import { timeLimit } from '@/lib/platform/time-limit';
import type { ProductContext } from '../context';
import { fitting, type RowsToStore } from '../limits/counting';
import { dayQuotas } from '../limits/limits';
import { actionOf } from './action-of';
import type { Use } from './events';

/** Well below what the gateway waits (gateway/usage.ts), which would send the pages again, and in the end lose some. */
const QUOTA_MS = 1_000;

type Counting = Pick<ProductContext, 'db' | 'usage' | 'usedItems' | 'now' | 'log'>;

interface OfSite extends RowsToStore {
  uses: Use[];
}

/** Null for the page of an item that is not counted. */
function useOf({ usedItems }: Counting, { id, at, item, ...visitor }: ServedPage): Use | null {
  if (item === null) return { id, at, visitor, action: 'search', item };
  const used = usedItems.bySlug(...item);
  return used && { id, at, visitor, action: actionOf('view', used, visitor), item: used };
}

function bySite(uses: readonly Use[]): OfSite[] {
  const sites = new Map<string, OfSite>();
  for (const use of uses) {
    const { organisationId, address } = use.visitor;
    const quota = organisationId === null ? dayQuotas.pagesOfOpenSite : dayQuotas.pagesOfSite;
    const subject = siteNetwork(address);
    const key = `${quota.name} ${subject}`;
    const site: OfSite = sites.get(key) ?? { quota, subject, rows: 0, uses: [] };
    site.uses.push(use);
    site.rows += 1;
    sites.set(key, site);
  }
  return [...sites.values()];
}

/** The uses for which the day has room: of their site first, and of all visitors without an organisation. */
async function withinQuotas(context: Counting, uses: readonly Use[]): Promise<Use[]> {
  const { db, now, log } = context;
  const asked = { now: now(), log };
  const sites = await fitting(db, bySite(uses), asked);
  const isOpen = ({ quota }: OfSite) => quota === dayQuotas.pagesOfOpenSite;
  const rows = sites.filter(isOpen).reduce((sum, site) => sum + site.rows, 0);
  const hasRoom =
    rows === 0 ||
    (await fitting(db, [{ quota: dayQuotas.pagesOfOpen, subject: '', rows }], asked)).length > 0;
  return sites.filter((site) => hasRoom || !isOpen(site)).flatMap((site) => site.uses);
}

/** Counts the pages. While the database does not say whether there is room, all of them wait with the others (writer.ts): a count may lose none. */
export async function countServed(context: Counting, pages: readonly ServedPage[]): Promise<void> {
  const { usage, log } = context;
  const uses = pages
    .flatMap((page) => useOf(context, page) ?? [])
    .filter(({ visitor }) => usage.counts(visitor));
  const stored = await timeLimit(withinQuotas(context, uses), QUOTA_MS).catch((error: unknown) => {
    log.warn({ err: error }, 'pages are counted without a look at the day’s quotas');
    return uses;
  });
  for (const use of stored) usage.add(use);
}
