/** What a plan has come to, by the clock: an answer from before its moment does not say that it is planned still. */
import { planStage, untilNextStage } from '@/lib/domain/administration/plan-stage';

const NOW = new Date('2026-11-29T12:00:00.000Z');
const at = (ms: number, failure: string | null = null) => ({
  published: true,
  at: new Date(NOW.getTime() + ms).toISOString(),
  failure,
});

it.each([
  [at(1), 'planned'],
  [at(0), 'due'],
  [at(-60_000), 'due'],
  [at(-60_000, 'This is a draft already'), 'refused'],
])('%j is %s', (plan, stage) => {
  expect(planStage(plan, NOW)).toBe(stage);
});

it.each([
  ['nothing planned', [], null],
  ['what was refused stays so', [at(-1, 'no')], null],
  ['the first of several', [at(90_000), at(20_000)], 20_000],
  ['what is due is looked at again soon', [at(90_000), at(-1)], 5_000],
  ['what is far ahead, now and then', [at(50 * 86_400_000)], 3_600_000],
])('%s', (_, plans, wait) => {
  expect(untilNextStage(plans, NOW)).toBe(wait);
});
