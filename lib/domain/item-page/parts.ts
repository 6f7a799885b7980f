/** Which parts of a page's own item are hidden: they come with their entry, so nothing need be asked for. */
import { isPart, rowOfType } from '@/lib/contracts/content-types';
import { idOf, typeOf, type Fields } from '@/lib/domain/catalogue/content-item/fields';
import { bareItem, visibleIds, type LibraryItem } from '@/lib/domain/visibility/library';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';

/** Curriculum, unit, lesson, activity; content that runs in circles stops here. */
const MOST_DEEP = 4;

function libraryBelow(fields: Fields, depth = 0): LibraryItem[] {
  const type = typeOf(fields);
  const held = fields.targets(rowOfType(type)?.holds ?? '').filter((target) => isPart(typeOf(target)));
  const self = bareItem(type, idOf(fields), held.map(idOf));
  return depth < MOST_DEEP ? [self, ...held.flatMap((part) => libraryBelow(part, depth + 1))] : [self];
}

/** What the entry hangs on, which has been found visible already: a parent for a part, and one for that parent. */
function libraryAbove(type: string, id: string): LibraryItem[] {
  const parent = rowOfType(type)?.partOf;
  const parentId = `parent of ${id}`;
  return parent === undefined ? [] : [bareItem(parent, parentId, [id]), ...libraryAbove(parent, parentId)];
}

/** Ids of the parts below an entry, itself visible, that the viewer does not see. */
export function hiddenParts(fields: Fields, viewer: VisibilityViewer): ReadonlySet<string> {
  const parts = libraryBelow(fields);
  const seen = visibleIds([...libraryAbove(typeOf(fields), idOf(fields)), ...parts], [viewer]);
  return new Set(parts.map(({ visibility }) => visibility.id).filter((id) => !seen.has(id)));
}
