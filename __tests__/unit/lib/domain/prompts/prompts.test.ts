/** Which subscription prompts are due, at each boundary. */
import { latestSubscription } from '@/lib/domain/viewer/subscription';
import {
  bottomBanner,
  isExpiryPromptDue,
  isNewSubscriberPromptDue,
  isSurveyDue,
  trialBannerText,
  type PromptFacts,
} from '@/lib/domain/prompts/prompts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const subscription = (changes: Partial<PromptFacts['subscriptions'][number]> = {}) => ({
  id: 's',
  parentCompanyId: 'c',
  type: 'full',
  startDate: '2026-02-01',
  endDate: '2026-04-01',
  requestFeedback: false,
  suppressExpiryMsg: false,
  ...changes,
});
const facts = (changes: Partial<PromptFacts> = {}): PromptFacts => ({
  userId: 'u',
  hasActiveFullSubscription: true,
  subscriptions: [subscription()],
  timing: null,
  ...changes,
});
const ending = (endDate: string) =>
  isExpiryPromptDue(facts({ subscriptions: [subscription({ endDate })] }), NOW);
const started = (startDate: string) => ({ subscriptions: [subscription({ startDate })], timing: null });

describe('expiry prompt', () => {
  it('R-EXP-1 needs a user id', () => {
    expect(isExpiryPromptDue(facts(), NOW)).toBe(true);
    expect(isExpiryPromptDue(facts({ userId: '' }), NOW)).toBe(false);
  });

  it('R-EXP-2 needs an active full subscription', () => {
    expect(isExpiryPromptDue(facts({ hasActiveFullSubscription: false }), NOW)).toBe(false);
  });

  it('R-EXP-3 R-EXP-7 only the latest subscription can suppress it', () => {
    const early = subscription({ id: 'early', endDate: '2026-03-20', suppressExpiryMsg: true });
    const late = subscription({ id: 'late', endDate: '2026-04-20' });
    expect(latestSubscription([late, early])?.id).toBe('late');
    expect(isExpiryPromptDue(facts({ subscriptions: [early, late] }), NOW)).toBe(true);
    const suppressed = [
      { ...early, suppressExpiryMsg: false },
      { ...late, suppressExpiryMsg: true },
    ];
    expect(isExpiryPromptDue(facts({ subscriptions: suppressed }), NOW)).toBe(false);
  });

  it('R-EXP-4 is due 90 days before the end, not 91', () => {
    expect(ending('2026-06-08T12:00:00.000Z')).toBe(true);
    expect(ending('2026-06-08')).toBe(true);
    expect(ending('2026-06-09T12:00:00.000Z')).toBe(false);
    expect(ending('2026-06-09')).toBe(false);
  });

  it('R-EXP-5 is due on the last day, not the day after', () => {
    expect(ending('2026-03-10')).toBe(true);
    expect(ending('2026-03-09')).toBe(false);
  });

  it('R-EXP-6 waits for the survey time', () => {
    const at = (nextDisplayTimestamp: number | null) =>
      isExpiryPromptDue(facts({ timing: { nextDisplayTimestamp, dismissalCounter: 0 } }), NOW);
    expect(at(null)).toBe(true);
    expect(at(NOW.getTime() - 1)).toBe(true);
    expect(at(NOW.getTime() + 1)).toBe(false);
  });
});

describe('new-subscriber prompt', () => {
  it('R-NEW-1 R-NEW-2 is due over three months after the start, not exactly three', () => {
    expect(isNewSubscriberPromptDue(started('2025-12-10T11:59:59.999Z'), NOW)).toBe(true);
    expect(isNewSubscriberPromptDue(started('2025-12-10T12:00:00.000Z'), NOW)).toBe(false);
  });

  it('R-NEW-3 R-NEW-4 R-NEW-6 waits for the survey time; without one it is due', () => {
    const base = started('2025-01-01');
    const timing = { nextDisplayTimestamp: NOW.getTime() + 1, dismissalCounter: 0 };
    expect(isNewSubscriberPromptDue({ ...base, timing }, NOW)).toBe(false);
    expect(isNewSubscriberPromptDue(base, NOW)).toBe(true);
  });

  it('R-NEW-5 an unreadable start is an error for the caller to log', () => {
    expect(() => isNewSubscriberPromptDue(started('soon'), NOW)).toThrow('soon');
  });

  it('R-PUR-2 a subscription of another type silences no prompt', () => {
    const ending = subscription({ endDate: '2026-04-01' });
    const ignored = subscription({ type: 'pilot', startDate: '', endDate: '' });
    expect(isExpiryPromptDue(facts({ subscriptions: [ignored, ending] }), NOW)).toBe(true);
    expect(isNewSubscriberPromptDue({ ...facts(), subscriptions: [ignored] }, NOW)).toBe(false);
  });
});

it('R-SUR-14 the survey is due when either prompt is', () => {
  expect(isSurveyDue(facts({ subscriptions: [subscription({ endDate: '2027-01-01' })] }), NOW)).toBe(false);
  expect(isSurveyDue(facts(), NOW)).toBe(true);
  const old = subscription({ startDate: '2025-01-01', endDate: '2027-01-01' });
  expect(isSurveyDue(facts({ subscriptions: [old] }), NOW)).toBe(true);
});

describe('trial banner', () => {
  it('R-SHL-9 ends today', () => {
    expect(trialBannerText('2026-03-10', NOW, 'GBR')).toBe('Your free trial ends today');
    expect(trialBannerText('2026-03-10T09:00:00Z', NOW, 'GBR')).toBe('Your free trial ends today');
  });

  it('R-SHL-10 ends tomorrow', () => {
    expect(trialBannerText('2026-03-11', NOW, 'GBR')).toBe('Your free trial ends tomorrow');
  });

  it('R-SHL-11 R-OPEN-8 names the date in the form of the country', () => {
    expect(trialBannerText('2026-03-20', NOW, 'GBR')).toBe('Your free trial ends on 20 March 2026');
    expect(trialBannerText('2026-03-20', NOW, null)).toBe('Your free trial ends on 20 March 2026');
    expect(trialBannerText('2026-03-20', NOW, 'USA')).toBe('Your free trial ends on March 20, 2026');
  });

  it('R-SHL-12 is gone when the trial has ended', () => {
    expect(trialBannerText('2026-03-09', NOW, 'GBR')).toBeNull();
  });
});

it('R-SHL-7 R-SHL-8 at most one bottom banner, the trial first', () => {
  expect(bottomBanner({ trial: true, survey: true })).toBe('trial');
  expect(bottomBanner({ trial: false, survey: true })).toBe('survey');
  expect(bottomBanner({ trial: true, survey: false })).toBe('trial');
  expect(bottomBanner({ trial: false, survey: false })).toBeNull();
});
