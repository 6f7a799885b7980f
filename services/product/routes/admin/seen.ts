/** How much of the library a viewer sees, in numbers and examples for administrators. */
import type { ControlledItem, ControlsPreview } from '@/lib/contracts/administration/controls';
import { isPart, isPublic } from '@/lib/contracts/catalogue/content-types';
import { compareNames } from '@/lib/domain/text/collation';
import { visibilityDifference } from '@/lib/domain/visibility/difference';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';
import type { Catalogue } from '../../catalogue/catalogue';
import type { StoredItem } from '../../catalogue/stored-item';

const EXAMPLES = 12;

/** Public types (words to sort by) are seen by everyone, and parts are counted with what they are part of. */
export const isCounted = ({ type }: StoredItem): boolean => !isPublic(type) && !isPart(type);

export const shownAs = ({ id, name, type, slug }: StoredItem): ControlledItem => ({ id, name, type, slug });

/** How many items differ between two viewers, with the first few by name. */
export function previewOf(
  catalogue: Catalogue,
  from: VisibilityViewer,
  to: VisibilityViewer,
): ControlsPreview {
  const { before, after, hidden, shown } = visibilityDifference([...catalogue.all()], from, to);
  const counted = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => catalogue.item(id) ?? []).filter(isCounted);
  const changed = (ids: readonly string[]) => {
    const items = counted(ids).toSorted((one, two) => compareNames(one.name, two.name));
    return { count: items.length, examples: items.slice(0, EXAMPLES).map(shownAs) };
  };
  return {
    before: counted(before).length,
    after: counted(after).length,
    hidden: changed(hidden),
    shown: changed(shown),
  };
}
