/**
 * Vocabulary that every page needs: education levels, the education menu and which lists are empty. Read once for the pages of some
 * seconds; served stale for up to a day while the product API fails. Server only.
 */
import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';
import type { LevelAges, ShellProps } from '@/lib/contracts/shell';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { fetchCards } from '@/lib/clients/product-api/listing/listing';
import { hasItem } from '@/lib/clients/product-api/catalogue/item';
import { fetchEducationLevels } from '@/lib/clients/product-api/listing/levels';
import { educationMenu } from '@/lib/domain/catalogue/education-menu';
import { countedAggregations, countedAlone, emptyWays } from '@/lib/domain/catalogue/empty-ways';
import type { Aggregations } from '@/lib/domain/listing/filters';
import { LastKnown } from '@/lib/platform/cache/last-known';
import { FIRST_COURSE_PATH } from '@/lib/domain/prompts/onboarding';
import { agesOfLevels, levelOptions, type LevelOption } from '@/lib/domain/listing/levels';
import type { Visitor } from '@/lib/platform/visitor/visitor';
import { pageLog } from './log';
import { productConnection, seenAlike } from './product';

/**
 * A page that is rendered once a publication has settled is cached for minutes, so nothing older than that may be in it: the first
 * production of a new library would not be in its menus.
 */
const FRESH_MS = 5_000;
const keep = { freshMs: FRESH_MS, keepMs: 24 * 60 * 60_000, now: () => Date.now() };
const knownLevels = new LastKnown<readonly EducationLevel[]>({ ...keep, max: 1 });
/** The frame must not delay the page: parts that take longer than this are left out, ms. */
const WAIT_MS = 2_500;
/** By what the viewer may see, on which all of it depends; many organisations have that in common. */
const ways = new LastKnown<Ways>({ ...keep, max: 500 });

/** Read as an anonymous visitor: they are the same for all, and a token that is refused would take them from everybody. */
async function readLevels(visitor: Visitor): Promise<readonly EducationLevel[]> {
  const connection = await productConnection({ ...visitor, viewer: anonymousViewer, token: null });
  return fetchEducationLevels({ ...connection, timeoutMs: WAIT_MS });
}

async function allLevels(visitor: Visitor, onMissing?: () => void): Promise<readonly EducationLevel[]> {
  try {
    return await knownLevels.get('all', () => readLevels(visitor));
  } catch (error) {
    pageLog().error({ err: error }, 'Education levels could not be read');
    onMissing?.();
    return [];
  }
}

/** Options of the level filter for this viewer; none when levels cannot be read: the other filters stay usable. */
export async function viewerLevels(
  visitor: Visitor,
  onMissing?: () => void,
): Promise<readonly LevelOption[]> {
  return levelOptions(await allLevels(visitor, onMissing), visitor.viewer.country);
}

/** Ages of the levels of this viewer's country, for the cards. */
export async function viewerLevelAges(visitor: Visitor, onMissing?: () => void): Promise<LevelAges> {
  return agesOfLevels(await allLevels(visitor, onMissing), visitor.viewer.country);
}

interface Ways {
  aggregations: Aggregations;
  /** Addresses of lists that hold nothing. */
  empty: readonly string[];
}

/** The facets of everything that this viewer may see, and the lists that are empty for them. */
async function readWays(connection: ProductConnection): Promise<Ways> {
  const soon = { ...connection, timeoutMs: WAIT_MS };
  // Sub-types and years are for `viewerTerms` alone: a form without script names what groups them.
  const facets = ['level', 'subType', 'date', ...countedAggregations].join(',');
  const [hasFirstCourse, { aggregations }, ...totals] = await Promise.all([
    hasItem(soon, 'training-courses', FIRST_COURSE_PATH.slice('/training/'.length)),
    fetchCards(soon, 'search', new URLSearchParams({ limit: '0', aggregations: facets })),
    ...countedAlone.map(async (list) => {
      const { total } = await fetchCards(soon, list, new URLSearchParams({ limit: '0' }));
      return [list, total] as const;
    }),
  ]);
  const empty = emptyWays(aggregations, Object.fromEntries(totals));
  return { aggregations, empty: hasFirstCourse ? empty : [...empty, FIRST_COURSE_PATH] };
}

async function waysOf(visitor: Visitor): Promise<Ways> {
  const { key, connect } = seenAlike(visitor);
  return ways.get(key, async () => readWays(await connect()));
}

/** The terms of everything that this viewer may see, with what is above each; none if they cannot be read in time. */
export async function viewerTerms(visitor: Visitor): Promise<Aggregations> {
  try {
    return (await waysOf(visitor)).aggregations;
  } catch {
    // Logged by `viewerWays`, which the frame of every page asks for the same.
    return {};
  }
}

/** The education menu and the empty lists for this viewer; if they cannot be read in time, no menu, and no list is empty. */
export async function viewerWays(
  visitor: Visitor,
  onMissing?: () => void,
): Promise<Pick<ShellProps, 'education' | 'empty'>> {
  const { country } = visitor.viewer;
  try {
    const [levels, { aggregations, empty }] = await Promise.all([
      viewerLevels(visitor, onMissing),
      waysOf(visitor),
    ]);
    return { education: educationMenu({ levels, aggregations, country }), empty };
  } catch (error) {
    pageLog().error({ err: error }, 'The ways into the library could not be read');
    onMissing?.();
    return { education: [], empty: [] };
  }
}
