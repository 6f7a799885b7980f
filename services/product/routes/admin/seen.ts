/** How much of the library a viewer sees, in numbers and examples for administrators. */
import type { ControlledItem, ControlsPreview } from '@/lib/contracts/administration/controls';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { isPart, isPublic } from '@/lib/contracts/catalogue/content-types';
import { firstOf } from '@/lib/domain/first-of';
import { compareNames } from '@/lib/domain/text/collation';
import type { StoredItem } from '../../catalogue/stored-item';
import type { ProductContext } from '../../context';

const EXAMPLES = 12;

/** Public types (words to sort by) are seen by everyone, and parts are counted with what they are part of. */
export const isCounted = ({ type }: StoredItem): boolean => !isPublic(type) && !isPart(type);

export const shownAs = ({ id, name, type, slug }: StoredItem): ControlledItem => ({ id, name, type, slug });

/** How many items differ between two viewers, with the first few by name. */
export function previewOf(
  { catalogue, audiences }: Pick<ProductContext, 'catalogue' | 'audiences'>,
  from: Viewer,
  to: Viewer,
): ControlsPreview {
  const [before, after] = [audiences.of({ viewer: from }), audiences.of({ viewer: to, isNamed: true })];
  const counts = { before: 0, after: 0 };
  const hidden: StoredItem[] = [];
  const shown: StoredItem[] = [];
  for (const item of catalogue.all()) {
    if (!isCounted(item)) continue;
    const [was, is] = [before.sees(item.id), after.sees(item.id)];
    if (was) counts.before += 1;
    if (is) counts.after += 1;
    if (was !== is) (was ? hidden : shown).push(item);
  }
  const changed = (items: readonly StoredItem[]) => {
    const examples = firstOf(EXAMPLES, items, (one, two) => compareNames(one.name, two.name));
    return { count: items.length, examples: examples.map(shownAs) };
  };
  return { ...counts, hidden: changed(hidden), shown: changed(shown) };
}
