/** Difference between what two viewers see of one library. Pure. */
import type { VisibilityViewer } from './visibility';
import { type LibraryItem, visibleIds } from './library';

export interface Difference {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  /** Ids, in the order of the library. */
  hidden: string[];
  shown: string[];
}

/** @param items an array, because they are iterated more than once */
export function visibilityDifference(
  items: readonly LibraryItem[],
  from: VisibilityViewer,
  to: VisibilityViewer,
): Difference {
  const before = visibleIds(items, [from]);
  const after = visibleIds(items, [to]);
  const ids = items.map(({ visibility }) => visibility.id);
  return {
    before,
    after,
    hidden: ids.filter((id) => before.has(id) && !after.has(id)),
    shown: ids.filter((id) => !before.has(id) && after.has(id)),
  };
}
