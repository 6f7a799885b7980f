/** A month of use as people make it, and an independent count of it in plain words of the Code of Practice. */
import type { UsageAction, UsageVisitor } from '@/lib/contracts/usage/usage';
import type { UsedItem } from '@/services/product/usage/items';
import type { Use } from '@/services/product/usage/events';

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

export const usedItem = (id: string, changes: Partial<UsedItem> = {}): UsedItem => ({
  id, type: 'production', slug: id, name: `Item ${id}`, publisher: 'The Company', dataType: 'Audiovisual',
  accessType: 'Controlled', yop: '2023', authors: [], published: '2023-01-01', ...changes,
}); // prettier-ignore

export const visitor = (changes: Partial<UsageVisitor> = {}): UsageVisitor => ({
  userId: null,
  organisationId: 'school',
  method: 'IPAuth',
  entitled: true,
  address: '203.0.113.7',
  agent: BROWSER,
  ...changes,
});

/** A small generator of numbers (mulberry32), so that a month is the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const KINDS: readonly UsedItem['dataType'][] = [
  'Audiovisual',
  'Audiovisual',
  'Sound',
  'Database_Full_Item',
  'Interactive_Resource',
];
const ACTIONS: readonly UsageAction[] = ['view', 'view', 'view', 'play', 'read', 'download', 'transcript', 'search', 'denied']; // prettier-ignore
const ROBOTS = ['Googlebot/2.1', '', 'a', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'HeadlessChrome/120'];

interface Month {
  actions: number;
  /** yyyy-mm */
  month: string;
  seed?: number;
}

/** Actions of several schools: many repeated within seconds, some by robots, and a crowd about every midnight. */
export function simulatedMonth({ actions, month, seed = 7 }: Month): Use[] {
  const roll = dice(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(roll() * values.length)]!;
  const start = Date.parse(`${month}-01T00:00:00Z`);
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const items = Array.from({ length: 120 }, (_, index) =>
    usedItem(`item-${index}`, { dataType: pick(KINDS) }),
  );
  const uses: Use[] = [];
  while (uses.length < actions) {
    const person = Math.floor(roll() * 400);
    const signedIn = person % 3 === 0;
    const who = visitor({
      userId: signedIn ? `user-${person}` : null,
      method: signedIn ? 'Okta' : 'IPAuth',
      organisationId: person % 17 === 0 ? null : `school-${person % 5}`,
      address: `203.0.113.${person % 200}`,
      agent: roll() < 0.05 ? pick(ROBOTS) : `${BROWSER} ${person % 4}`,
    });
    const midnight = roll() < 0.1 ? -20_000 + roll() * 40_000 : roll() * 86_400_000;
    let at = Math.max(start, Math.round(start + Math.floor(roll() * days) * 86_400_000 + midnight));
    const action = pick(ACTIONS);
    const item = action === 'search' ? null : pick(items);
    const again = roll() < 0.3 ? 1 + Math.floor(roll() * 4) : 1;
    for (let turn = 0; turn < again; turn += 1) {
      if (at < start + days * 86_400_000) uses.push({ at, visitor: who, action, item });
      at += Math.round(roll() * 45_000);
    }
  }
  return uses;
}

/** The columns of a day, written again on purpose: this count must share nothing with what it is held against. */
export interface Counted {
  tii: number;
  uii: number;
  tir: number;
  uir: number;
  no_license: number;
  searches: number;
}

const REQUESTS: readonly UsageAction[] = ['play', 'read', 'download'];
const hourOf = (at: number) => new Date(at).toISOString().slice(0, 13);

/** Counts by organisation and data type, from the raw actions. */
export function independentCount(uses: readonly Use[]): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  const of = (organisation: string | null, kind: string) => {
    const key = `${organisation ?? ''} ${kind}`;
    const known = counts.get(key) ?? { tii: 0, uii: 0, tir: 0, uir: 0, no_license: 0, searches: 0 };
    counts.set(key, known);
    return known;
  };
  const people = uses.filter(({ visitor: { agent } }) => !ROBOTS.includes(agent));
  const clicks = new Map<string, Use[]>();
  for (const use of people) {
    const { userId, address, agent, organisationId } = use.visitor;
    if (use.item === null) {
      of(organisationId, 'Platform').searches += 1;
      continue;
    }
    const link = `${userId ?? `${address}|${agent}`} ${use.item.id} ${use.action} ${use.part ?? ''}`;
    clicks.set(link, [...(clicks.get(link) ?? []), use]);
  }
  const investigated = new Set<string>();
  const requested = new Set<string>();
  for (const list of clicks.values()) {
    const inOrder = list.toSorted((one, two) => one.at - two.at);
    inOrder.forEach((use, index) => {
      const next = inOrder[index + 1];
      if (next && next.at - use.at <= 30_000) return;
      const { userId, address, agent, organisationId } = use.visitor;
      const kind = use.item!.dataType;
      const session = `${organisationId ?? ''} ${kind}\n${use.item!.id} ${userId ?? `${address}|${agent}`} ${hourOf(use.at)}`;
      if (use.action === 'denied') {
        of(organisationId, kind).no_license += 1;
        return;
      }
      of(organisationId, kind).tii += 1;
      investigated.add(session);
      if (!REQUESTS.includes(use.action)) return;
      of(organisationId, kind).tir += 1;
      requested.add(session);
    });
  }
  const groupOf = (session: string) => counts.get(session.split('\n')[0] ?? '')!;
  for (const session of investigated) groupOf(session).uii += 1;
  for (const session of requested) groupOf(session).uir += 1;
  return counts;
}
