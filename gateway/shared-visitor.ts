/** Whom a shared page is rendered for: a class of visitors who may see the same, never a person (design "The page cache"). */
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import type { Visitor } from '@/lib/platform/visitor/visitor';
import { hasShortLists } from '@/lib/platform/visitor/signed-visitor';
import { isOneLearners } from './cacheable';
import type { RequestTarget } from './request-path';

/** The same object each time, by which its digest is found again (gateway.ts). */
const shared = new WeakMap<Viewer, Viewer>();

function withoutPerson(viewer: Viewer): Viewer {
  const known = shared.get(viewer) ?? { ...viewer, userId: null };
  shared.set(viewer, known);
  return known;
}

const hasSession = ({ token, viewer }: Visitor): boolean => token !== null || viewer.userId !== null;

/**
 * The visitor reduced to their visibility class: without person and token. Personal data is fetched later, by the page in the
 * browser. Null when the page must be rendered for this visitor alone: training courses show the learner's progress, and
 * content lists too long for a signature can only be read with the person's own token.
 */
export function sharedVisitor(visitor: Visitor, target: RequestTarget): Visitor | null {
  if (!hasSession(visitor)) return visitor;
  if (isOneLearners(target) || !hasShortLists(visitor.viewer)) return null;
  return { ...visitor, viewer: withoutPerson(visitor.viewer), token: null };
}
