import type { UsageAction, UsageVisitor } from '@/lib/contracts/usage/usage';
import type { UsedItem } from './items';

/** A training module's page is its content, which somebody who may take it is then given: a request (decision 0097). */
export const actionOf = (
  action: UsageAction,
  item: UsedItem | null,
  { entitled }: UsageVisitor,
): UsageAction =>
  action === 'view' && entitled && item?.dataType === 'Interactive_Resource' ? 'read' : action;
