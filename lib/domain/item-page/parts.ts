/** Which parts of the page's item are hidden. Parts are loaded with their entry, so this needs no request. */
import { DEEPEST_PARTS, isPart, rowOfType } from '@/lib/contracts/catalogue/content-types';
import { idOf, typeOf, type Fields } from '@/lib/domain/catalogue/content-item/fields';
import { bareItem, visibleIds, type LibraryItem } from '@/lib/domain/visibility/library';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';

function libraryBelow(fields: Fields, depth = 0): LibraryItem[] {
  const type = typeOf(fields);
  const held = fields.targets(rowOfType(type)?.holds ?? '').filter((target) => isPart(typeOf(target)));
  const self = bareItem(type, idOf(fields), held.map(idOf));
  return depth < DEEPEST_PARTS ? [self, ...held.flatMap((part) => libraryBelow(part, depth + 1))] : [self];
}

/** Placeholders for the ancestors of a part, which are already known to be visible. */
function libraryAbove(type: string, id: string): LibraryItem[] {
  const parent = rowOfType(type)?.partOf;
  const parentId = `parent of ${id}`;
  return parent === undefined ? [] : [bareItem(parent, parentId, [id]), ...libraryAbove(parent, parentId)];
}

/** Ids of the parts of a visible entry that are hidden from the viewer. */
export function hiddenParts(fields: Fields, viewer: VisibilityViewer): ReadonlySet<string> {
  const parts = libraryBelow(fields);
  const seen = visibleIds([...libraryAbove(typeOf(fields), idOf(fields)), ...parts], [viewer]);
  return new Set(parts.map(({ visibility }) => visibility.id).filter((id) => !seen.has(id)));
}
