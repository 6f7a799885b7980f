/** Links inside values: fields, arrays, rich text and Object values (delivery contract §6 "include" rule 1). */
import type { ResourceKind } from './resource';

export interface LinkReference {
  kind: ResourceKind;
  id: string;
}

export const linkTo = <Type extends string>(linkType: Type, id: string) => ({
  sys: { type: 'Link' as const, linkType, id },
});

/** The target of a link object; null for anything but a link to an entry or asset. */
export function linkOf(value: unknown): LinkReference | null {
  const sys = (value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } } | null | undefined)
    ?.sys;
  if (typeof sys !== 'object' || sys === null || sys.type !== 'Link' || typeof sys.id !== 'string')
    return null;
  return sys.linkType === 'Entry' || sys.linkType === 'Asset' ? { kind: sys.linkType, id: sys.id } : null;
}

/** Every link in a value, in document order, duplicates included. Iterative: documents may be deep. */
export function linksIn(value: unknown): LinkReference[] {
  const found: LinkReference[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const link = linkOf(next);
    if (link) found.push(link);
    else open.push(...Object.values(next).reverse());
  }
  return found;
}
