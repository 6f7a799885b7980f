/** Which prompts are due for a person at one moment, and what is logged when that cannot be told. */
import { duePrompts } from '@/components/prompts/use-prompts';
import { forgetLogged, logged } from '@/__tests__/support/logged';
import { freshUser, type User } from '@/lib/domain/viewer/user';

const NOW = new Date('2026-03-10T12:00:00.000Z');
type Period = { type?: string; startDate?: string; endDate?: string; suppressExpiryMsg?: boolean };

const user = (period: Period, given: Partial<User> = {}): User => ({
  ...freshUser,
  id: 'u1',
  authMethod: 'Okta',
  isInitialised: true,
  subscriptions: [
    {
      id: 's1',
      parentCompanyId: 'c1',
      type: 'full',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      requestFeedback: false,
      suppressExpiryMsg: false,
      ...period,
    },
  ],
  ...given,
});

const readTiming = jest.fn();
const due = (who: User, now = NOW, country: string | null = 'GBR') =>
  duePrompts(who, { country, now, readTiming });

beforeEach(() => {
  readTiming.mockReset();
  readTiming.mockResolvedValue({ nextDisplayTimestamp: null, dismissalCounter: 3 });
});

it('R-EXP-9 R-SUR-14 a subscription near its end is named with its date, and the survey is due', async () => {
  expect(await due(user({ endDate: '2026-05-01' }))).toEqual({
    trial: null,
    expiry: '1 May 2026',
    survey: true,
    timing: { nextDisplayTimestamp: null, dismissalCounter: 3 },
  });
  expect((await due(user({ endDate: '2026-05-01' }), NOW, 'USA')).expiry).toBe('May 1, 2026');
});

it.each([
  ['R-EXP-4 ninety days before', '2026-06-08T12:00:00.000Z', true],
  ['R-EXP-4 ninety-one days before', '2026-06-09T12:00:00.000Z', false],
  ['R-EXP-5 on the last day', '2026-03-10', true],
  ['R-EXP-5 the day after', '2026-03-09', false],
])('%s', async (_name, endDate, expected) => {
  expect((await due(user({ endDate }))).expiry !== null).toBe(expected);
});

it.each([
  ['R-NEW-1 a moment over three months ago', '2025-12-10T11:59:59.999Z', true],
  ['R-NEW-2 exactly three months ago', '2025-12-10T12:00:00.000Z', false],
])('%s', async (_name, startDate, expected) => {
  const found = await due(user({ startDate }));
  expect(found.survey).toBe(expected);
  expect(found.expiry).toBeNull();
});

it('R-SUR-13 R-EXP-6 R-NEW-3 R-NEW-6 before its next display time nothing is due', async () => {
  const old = user({ startDate: '2025-01-01', endDate: '2026-04-01' });
  readTiming.mockResolvedValue({ nextDisplayTimestamp: NOW.getTime() + 1, dismissalCounter: 1 });
  expect(await due(old)).toMatchObject({ expiry: null, survey: false });
  readTiming.mockResolvedValue({ nextDisplayTimestamp: NOW.getTime() - 1, dismissalCounter: 1 });
  expect(await due(old)).toMatchObject({ expiry: '1 April 2026', survey: true });
});

it('metadata are not asked for where they could change nothing', async () => {
  await due(user({ startDate: '2026-03-01' }));
  expect(readTiming).not.toHaveBeenCalled();
});

it('R-EXP-8 when metadata cannot be read, this is logged and nothing is due', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  readTiming.mockRejectedValue(new Error('no answer'));
  expect(await due(user({ startDate: '2025-01-01', endDate: '2026-04-01' }))).toMatchObject({
    expiry: null,
    survey: false,
  });
  expect(logged()).toEqual(['A prompt could not be checked']);
});

it('R-VAL-12 R-NEW-5 an unreadable date is logged once and counts as false', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  expect(await due(user({ startDate: 'soon' }))).toMatchObject({ expiry: null, survey: false });
  expect(logged()).toHaveLength(1);
  forgetLogged();
  const two = [...user({}).subscriptions, ...user({ endDate: 'later' }).subscriptions];
  const found = await due(user({}, { subscriptions: two }));
  expect(found).toMatchObject({ trial: null, expiry: null, survey: false });
  expect(logged()).toHaveLength(1);
});

it.each([
  ['R-SHL-9 today', '2026-03-10', 'Your free trial ends today'],
  ['R-SHL-10 tomorrow', '2026-03-11', 'Your free trial ends tomorrow'],
  ['R-SHL-11 later', '2026-03-20', 'Your free trial ends on 20 March 2026'],
  ['R-SHL-12 yesterday', '2026-03-09', null],
])('%s', async (_name, endDate, expected) => {
  expect((await due(user({ type: 'trial', endDate }))).trial).toBe(expected);
});

it('R-OPEN-4 R-SUB-1 the trial banner shows through the whole trial, not beside a full subscription', async () => {
  const trial = user({ type: 'trial', startDate: '2026-03-10', endDate: '2026-12-31' });
  expect((await due(trial)).trial).toBe('Your free trial ends on 31 December 2026');
  const both = { ...trial, subscriptions: [...trial.subscriptions, ...user({}).subscriptions] };
  expect((await due(both)).trial).toBeNull();
});
