/** Whom a shared page is rendered for: a class of visitors who see the library alike, never a person (design "The page cache"). */
import type { Visitor } from '@/lib/platform/visitor/visitor';
import { hasShortLists } from '@/lib/platform/visitor/signed-visitor';
import { isOneLearners } from './cacheable';
import type { RequestTarget } from './request-path';

const hasSession = ({ token, viewer }: Visitor): boolean => token !== null || viewer.userId !== null;

/**
 * The visitor as everyone of their visibility class is: without person and token. What is theirs comes by calls of the
 * page. Null where the page has to be rendered for them alone: a training course says how far its learner is, and lists of
 * content too long for a signature can be read with the person's own token only.
 */
export function sharedVisitor(visitor: Visitor, target: RequestTarget): Visitor | null {
  if (!hasSession(visitor)) return visitor;
  if (isOneLearners(target) || !hasShortLists(visitor.viewer)) return null;
  return { ...visitor, viewer: { ...visitor.viewer, userId: null }, token: null };
}
