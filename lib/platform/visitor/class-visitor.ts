/** A visitor reduced to their visibility class: those who may see the same, with no person among them (design "The page cache"). */
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { hasShortLists } from './signed-visitor';
import type { Visitor } from './visitor';

/** The same object each time, by which its digest is found again (gateway.ts). */
const shared = new WeakMap<Viewer, Viewer>();

function withoutPerson(viewer: Viewer): Viewer {
  const known = shared.get(viewer) ?? { ...viewer, userId: null };
  shared.set(viewer, known);
  return known;
}

const hasSession = ({ token, viewer }: Visitor): boolean => token !== null || viewer.userId !== null;

/**
 * The visitor without person and token; who has no session stays the same. Null for a person whose content lists are too long for
 * a signature: services can read those only with the person's own token.
 */
export function classVisitor(visitor: Visitor): Visitor | null {
  if (!hasSession(visitor)) return visitor;
  if (!hasShortLists(visitor.viewer)) return null;
  return { ...visitor, viewer: withoutPerson(visitor.viewer), token: null };
}
