/** What each action counts as (COUNTER 5.1; contract library-standards §1.1). Pure. */
import type { UsageAction } from '@/lib/contracts/usage';

/** An investigation is anything about an item, a request its content itself; every request is both. */
export const investigations = [
  'view', 'play', 'read', 'download', 'transcript', 'bookmark', 'cite', 'share',
] as const satisfies readonly UsageAction[]; // prettier-ignore
export const requests = ['play', 'read', 'download'] as const satisfies readonly UsageAction[];

/** COUNTER 5.1 §7.2: of two clicks on one link by one person within so many seconds, the later counts. */
export const DOUBLE_CLICK_SECONDS = 30;

/** Needs no item. */
export const isSearch = (action: UsageAction): boolean => action === 'search' || action === 'nothing';

/** Which link was followed: of two documents of one item, two. */
export const linkOf = (action: UsageAction, part?: string): string =>
  part === undefined ? action : `${action}:${part}`;
