/** The survey's clock, and where it may ask. */
import { readdirSync } from 'node:fs';
import {
  afterDismissal,
  afterSubmission,
  firstSeenKey,
  isDisplayDue,
  isFirstSession,
  mayAskOn,
  scoreOf,
  SCORES,
  thanksFor,
} from '@/lib/domain/prompts/survey';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const iso = (timestamp: number | null) => (timestamp === null ? null : new Date(timestamp).toISOString());
const dismissed = (dismissalCounter: number, now = NOW) => {
  const next = afterDismissal({ nextDisplayTimestamp: null, dismissalCounter }, now);
  return [next.dismissalCounter, iso(next.nextDisplayTimestamp)];
};

it('R-SUR-1 offers one to six', () => {
  expect(SCORES).toEqual([1, 2, 3, 4, 5, 6]);
});

it('R-SUR-1 a text names one of them, or none', () => {
  expect([...'0167'].map(scoreOf)).toEqual([null, 1, 6, null]);
  expect([scoreOf(undefined), scoreOf(''), scoreOf('01'), scoreOf('3 ')]).toEqual([null, null, null, null]);
});

it('R-SUR-3 above three the thanks say Great!', () => {
  for (const score of [4, 5, 6] as const) expect(thanksFor(score)).toContain('Great!');
});

it('R-SUR-4 up to three they do not', () => {
  for (const score of [1, 2, 3] as const) expect(thanksFor(score)).not.toContain('Great!');
});

it('R-SUR-5 a first dismissal waits 14 days', () => {
  expect(dismissed(0)).toEqual([1, '2026-03-24T12:00:00.000Z']);
});

it('R-SUR-6 a second waits 14 days', () => {
  expect(dismissed(1)).toEqual([2, '2026-03-24T12:00:00.000Z']);
});

it('R-SUR-7 a third waits three months', () => {
  expect(dismissed(2)).toEqual([3, '2026-06-10T12:00:00.000Z']);
});

it('R-SUR-8 then the sequence repeats', () => {
  expect(dismissed(3)).toEqual([4, '2026-03-24T12:00:00.000Z']);
  expect(dismissed(4)).toEqual([5, '2026-03-24T12:00:00.000Z']);
  expect(dismissed(5)).toEqual([6, '2026-06-10T12:00:00.000Z']);
});

it('R-SUR-9 submitting resets the count and waits six months', () => {
  const next = afterSubmission(NOW);
  expect([next.dismissalCounter, iso(next.nextDisplayTimestamp)]).toEqual([0, '2026-09-10T12:00:00.000Z']);
});

it('R-SUR-11 without metadata a dismissal is the first', () => {
  const next = afterDismissal(null, NOW);
  expect([next.dismissalCounter, iso(next.nextDisplayTimestamp)]).toEqual([1, '2026-03-24T12:00:00.000Z']);
});

it('R-SUR-12 three months from 30 November end in February', () => {
  expect(dismissed(2, new Date('2025-11-30T10:00:00.000Z'))).toEqual([3, '2026-02-28T10:00:00.000Z']);
});

it('R-SUR-13 a next display in the future is not due; missing or past is', () => {
  const due = (nextDisplayTimestamp: number | null) =>
    isDisplayDue({ nextDisplayTimestamp, dismissalCounter: 1 }, NOW);
  expect(due(NOW.getTime() + 1)).toBe(false);
  expect(due(NOW.getTime())).toBe(false);
  expect(due(NOW.getTime() - 1)).toBe(true);
  expect(due(null)).toBe(true);
  expect(isDisplayDue(null, NOW)).toBe(true);
});

it('a first session lasts twelve hours from the first visit; without a readable one it begins now', () => {
  expect(isFirstSession('2026-03-10T00:00:00.001Z', NOW)).toBe(true);
  expect(isFirstSession('2026-03-10T00:00:00.000Z', NOW)).toBe(false);
  expect(isFirstSession(null, NOW)).toBe(true);
  expect(isFirstSession('yesterday', NOW)).toBe(true);
});

it('the mark of a first visit is the same for a person, and that of many people', () => {
  expect(firstSeenKey('a')).toBe('dt.firstSeen.97');
  expect(firstSeenKey('ab')).toBe(`dt.firstSeen.${(97 * 31 + 98) % 256}`);
  const marks = Array.from({ length: 2_000 }, (_, index) => firstSeenKey(`person-${index}`));
  expect(new Set(marks).size).toBeLessThanOrEqual(256);
  expect(firstSeenKey('person-7')).toBe(marks[7]);
});

it('asks on the routes that are named alone: a new page may have a player', () => {
  const routes = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `/${file}`.replace(/(index)?\.tsx$/, '').replace(/(?<=.)\/$/, ''));
  expect(routes).toContain('/lists/[id]/play');
  expect(routes.filter(mayAskOn).sort()).toEqual([
    '/',
    '/[listing]',
    '/about',
    '/accessibility',
    '/account',
    '/account/training',
    '/admin/[[...section]]',
    '/certificates',
    '/data-protection',
    '/explore',
    '/help',
    '/imprint',
    '/lists',
    '/lists/[id]',
    '/my-bookmarks',
    '/privacy',
    '/search',
  ]);
});

it.each(['/lists/[id]/play', '/class/[key]', '/compare', '/admin/recordings/[assetId]', '/[listing]/[slug]'])(
  'never over a player: %s',
  (route) => expect(mayAskOn(route)).toBe(false),
);
