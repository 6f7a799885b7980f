/** What each action counts as (COUNTER 5.1; contract library-standards §1.1). Pure. */
import type { UsageAction } from '@/lib/contracts/usage/usage';

/** An investigation is any access to information about an item, a request is access to its content. Every request is both. */
export const investigations = [
  'view', 'play', 'read', 'download', 'transcript', 'bookmark', 'cite', 'share',
] as const satisfies readonly UsageAction[]; // prettier-ignore
export const requests = ['play', 'read', 'download'] as const satisfies readonly UsageAction[];

/** COUNTER 5.1 §7.2: of two clicks by one person on one link within this many seconds, only the later counts. */
export const DOUBLE_CLICK_SECONDS = 30;

/** Whether the action is a search, which has no item. */
export const isSearch = (action: UsageAction): boolean => action === 'search' || action === 'nothing';

/** Identifies the link for the double-click rule: two documents of one item are two links. */
export const linkOf = (action: UsageAction, part?: string): string =>
  part === undefined ? action : `${action}:${part}`;
