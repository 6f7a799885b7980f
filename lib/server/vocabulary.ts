/**
 * Words of the library that every page needs: education levels and the education menu. Asked seldom, cached for a day
 * while the product API cannot be asked. Server only.
 */
import { ITEM_STALE_MS } from '@/lib/contracts/constants';
import type { EducationLevel } from '@/lib/contracts/content-parts';
import type { LevelAges, MenuGroup } from '@/lib/contracts/shell';
import type { Viewer } from '@/lib/contracts/viewer';
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { fetchCards } from '@/lib/clients/product-api/listing';
import { fetchEducationLevels } from '@/lib/clients/product-api/levels';
import { educationMenu } from '@/lib/domain/catalogue/education-menu';
import type { Aggregations } from '@/lib/domain/listing/filters';
import { LastKnown } from '@/lib/platform/cache/last-known';
import { agesOfLevels, levelOptions, type LevelOption } from '@/lib/domain/listing/levels';
import { pageLog } from './log';

const keep = { freshMs: ITEM_STALE_MS, keepMs: 24 * 60 * 60_000, now: Date.now };
const knownLevels = new LastKnown<readonly EducationLevel[]>({ ...keep, max: 1 });
/** The frame must not hold up the page: what cannot be had soon is left out, ms. */
const WAIT_MS = 2_500;
/** One menu for each way of seeing the library; organisations are few next to visitors. */
const menus = new LastKnown<Aggregations>({ ...keep, max: 500 });

async function allLevels(
  connection: ProductConnection,
  onMissing?: () => void,
): Promise<readonly EducationLevel[]> {
  try {
    return await knownLevels.get('all', () => fetchEducationLevels({ ...connection, timeoutMs: WAIT_MS }));
  } catch (error) {
    pageLog().error({ err: error }, 'Education levels could not be read');
    onMissing?.();
    return [];
  }
}

/** Options of the level filter for this viewer; none when they cannot be had, which leaves the other filters usable. */
export async function viewerLevels(
  viewer: Viewer,
  connection: ProductConnection,
  onMissing?: () => void,
): Promise<readonly LevelOption[]> {
  return levelOptions(await allLevels(connection, onMissing), viewer.country);
}

/** Ages of the levels of this viewer's country, for the cards. */
export async function viewerLevelAges(
  viewer: Viewer,
  connection: ProductConnection,
  onMissing?: () => void,
): Promise<LevelAges> {
  return agesOfLevels(await allLevels(connection, onMissing), viewer.country);
}

/** The facets of all that this viewer may see. */
async function menuFacets(connection: ProductConnection): Promise<Aggregations> {
  const query = new URLSearchParams({ limit: '0', aggregations: 'theme,skill,level' });
  const { aggregations } = await fetchCards({ ...connection, timeoutMs: WAIT_MS }, 'search', query);
  return aggregations;
}

/** Equal for viewers that differ in the person alone. */
const waySeen = (viewer: Viewer) => JSON.stringify({ ...viewer, userId: null, isAdmin: false });

/** The education menu of this viewer's country; empty when it cannot be had. */
export async function viewerMenu(
  viewer: Viewer,
  connection: ProductConnection,
  onMissing?: () => void,
): Promise<readonly MenuGroup[]> {
  try {
    const [levels, aggregations] = await Promise.all([
      viewerLevels(viewer, connection, onMissing),
      menus.get(waySeen(viewer), () => menuFacets(connection)),
    ]);
    return educationMenu({ levels, aggregations, country: viewer.country });
  } catch (error) {
    pageLog().error({ err: error }, 'The education menu could not be read');
    onMissing?.();
    return [];
  }
}
