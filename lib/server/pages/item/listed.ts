/** What the product service lists for a page: for a genre, theme …, its listing; for a play, what is similar. Server only. */
import type { FoundItem } from '@/lib/server/content/items';
import type { FilterName } from '@/lib/contracts/listing/names';
import { segmentOfType } from '@/lib/contracts/catalogue/content-types';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { fetchSimilar } from '@/lib/clients/product-api/listing/similar';
import { fetchCards } from '@/lib/clients/product-api/listing/listing';
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { cardOf } from '@/lib/domain/catalogue/card';
import type { ListedItems } from '@/lib/domain/item-page/context';

/** Two rows of the grid, as a sample of the listing. */
const SHOWN = 12;
const SIMILAR = 6;

const filterOfThemeType = { Theme: 'theme', Form: 'form', Course: 'course' } as const;

/** The filter, with its value, that lists everything of this genre, theme …; null for items without a listing. */
function filterOf({
  record: { item, levels },
  fields,
}: FoundItem): { name: FilterName; value: string } | null {
  const value = item.slug;
  switch (item.type) {
    case 'genre':
    case 'period':
    case 'company':
    case 'role':
      return { name: item.type, value };
    case 'theme':
      return { name: filterOfThemeType[item.themeType ?? 'Theme'], value };
    case 'skill':
      return { name: fields.text('skillType') === 'English' ? 'englishSkill' : 'theatreSkill', value };
    case 'educationLevel': {
      const [level] = levels;
      return level ? { name: 'level', value: level.unifiedLevelStage } : null;
    }
    default:
      return null;
  }
}

/** What the library has on the subjects of a play, of which nothing but the record may be here; none for other types. */
export async function similarTo(
  { record: { item } }: FoundItem,
  connection: ProductConnection,
): Promise<readonly CardItem[]> {
  if (item.type !== 'title') return [];
  const { slug } = item;
  return (await fetchSimilar(connection, { listing: segmentOfType.title, slug, limit: SIMILAR })).map(cardOf);
}

/** The first items of the item's listing; null when it has none. */
export async function listedFor(
  found: FoundItem,
  connection: ProductConnection,
): Promise<ListedItems | null> {
  const filter = filterOf(found);
  if (!filter) return null;
  const query = new URLSearchParams({
    limit: String(SHOWN),
    sort_by: 'name-asc',
    [filter.name]: filter.value,
  });
  const listing = filter.name === 'role' ? 'people' : 'search';
  const { items, total } = await fetchCards(connection, listing, query);
  const href = `/${listing}?${new URLSearchParams({ [filter.name]: filter.value }).toString()}`;
  return { items: items.map(cardOf), total, href };
}
