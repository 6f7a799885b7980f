/** Whom a shared page is rendered for: a class of visitors who may see the same, never a person (design "The page cache"). */
import { classVisitor } from '@/lib/platform/visitor/class-visitor';
import type { Visitor } from '@/lib/platform/visitor/visitor';
import { isOneLearners } from './cacheable';
import type { RequestTarget } from '../request-path';

/**
 * The visitor reduced to their visibility class. Personal data is fetched later, by the page in the browser. Null when the page must
 * be rendered for this visitor alone: training courses show a learner's progress, and some have no class that can be read.
 */
export function sharedVisitor(visitor: Visitor, target: RequestTarget): Visitor | null {
  const shared = classVisitor(visitor);
  return shared !== visitor && isOneLearners(target) ? null : shared;
}
