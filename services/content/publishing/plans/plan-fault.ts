/** Which changes of an entry may be planned. Pure. */
import { PLANNED_MONTHS } from '@/lib/contracts/administration/entries';
import { addMonths } from '@/lib/domain/text/calendar';

export interface WishedPlan {
  /** True: the entry is to be published; false: unpublished. */
  published: boolean;
  at: Date;
}

/** Why a plan cannot be made, for people; null where it can. @param published whether the entry is published now */
export function planFault(
  { published: wished, at }: WishedPlan,
  published: boolean,
  now: Date,
): string | null {
  if (wished === published)
    return wished ? 'This is published already.' : 'This is a draft already: there is nothing to unpublish.';
  if (at.getTime() <= now.getTime()) return 'This moment has passed. Choose one that is still to come.';
  if (at.getTime() > addMonths(now, PLANNED_MONTHS).getTime())
    return `This is too far ahead. Choose a moment within ${PLANNED_MONTHS / 12} years.`;
  return null;
}
