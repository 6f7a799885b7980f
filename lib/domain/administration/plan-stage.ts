/** What a planned change of an entry has come to. Pure. */
import type { PlannedChange } from '@/lib/contracts/administration/entries';

/** `due`: its moment has passed, and the content service makes it within a minute; no answer from before the moment says so. */
type PlanStage = 'planned' | 'due' | 'refused';

export function planStage({ at, failure }: PlannedChange, now: Date): PlanStage {
  if (failure !== null) return 'refused';
  return Date.parse(at) > now.getTime() ? 'planned' : 'due';
}

/** How soon one that is due is looked at again, ms. */
const AGAIN_MS = 5_000;
/** The longest wait, ms: a timer that is set to more than 24 days rings at once. */
const LONGEST_MS = 3_600_000;

/** After which time, ms, one of the plans is another than it is now; null: none by itself. */
export function untilNextStage(plans: readonly PlannedChange[], now: Date): number | null {
  const waits = plans
    .filter((plan) => planStage(plan, now) !== 'refused')
    .map(({ at }) => Math.max(Date.parse(at) - now.getTime(), AGAIN_MS));
  return waits.length === 0 ? null : Math.min(LONGEST_MS, ...waits);
}
