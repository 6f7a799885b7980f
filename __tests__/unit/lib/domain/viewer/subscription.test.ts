import {
  endInstant,
  latestSubscription,
  startInstant,
  subscriptionState,
  subscriptionStatus,
  usableSubscriptions,
  type SubscriptionPeriod,
} from '@/lib/domain/viewer/subscription';

const NOW = new Date('2026-03-10T12:00:00.000Z');
let count = 0;
const sub = (type: string, startDate: string, endDate: string): SubscriptionPeriod => ({
  id: `s${(count += 1)}`,
  type,
  startDate,
  endDate,
});

const full = sub('full', '2026-01-01', '2026-12-31');
const trial = sub('trial', '2026-03-01', '2026-03-31');
const future = sub('full', '2026-03-11', '2027-03-10');
const expired = sub('full', '2025-01-01', '2026-03-09');
const none = {
  hasActiveFullSubscription: false,
  hasActiveTrialSubscription: false,
  hasExpiredSubscription: false,
  hasSubscriptionThatWillStartInFuture: false,
};

describe('subscription state', () => {
  it('R-SUB-1 full and trial active is FULL', () =>
    expect(subscriptionState([trial, full], NOW)).toBe('FULL'));
  it('R-SUB-2 trial and future is TRIAL', () =>
    expect(subscriptionState([future, trial], NOW)).toBe('TRIAL'));
  it('R-SUB-3 future and expired is FUTURE', () =>
    expect(subscriptionState([expired, future], NOW)).toBe('FUTURE'));
  it('R-SUB-4 expired only is EXPIRED', () => expect(subscriptionState([expired], NOW)).toBe('EXPIRED'));
  it('R-SUB-5 nothing is NONE', () => expect(subscriptionState([], NOW)).toBe('NONE'));
});

describe('subscription flags', () => {
  it('R-SUB-6 an active full one sets its flag only', () => {
    expect(subscriptionStatus([full], NOW)).toEqual({ ...none, hasActiveFullSubscription: true });
    expect(subscriptionStatus([trial], NOW)).toEqual({ ...none, hasActiveTrialSubscription: true });
  });

  it('R-SUB-7 a start at this very instant is active, one a millisecond later is not', () => {
    expect(subscriptionState([sub('full', '2026-03-10T12:00:00.000Z', '2026-12-31')], NOW)).toBe('FULL');
    expect(subscriptionState([sub('full', '2026-03-10T12:00:00.001Z', '2026-12-31')], NOW)).toBe('FUTURE');
  });

  it('R-SUB-8 an end without a time counts to the end of that day in UTC', () => {
    const ends = sub('full', '2026-01-01', '2026-03-10');
    expect(subscriptionState([ends], new Date('2026-03-10T23:59:59.999Z'))).toBe('FULL');
    expect(subscriptionState([ends], new Date('2026-03-11T00:00:00.000Z'))).toBe('EXPIRED');
  });

  it('R-SUB-8 an end with a time is that instant, inclusive', () => {
    const ends = sub('full', '2026-01-01', '2026-03-10T12:00:00.000Z');
    expect(subscriptionState([ends], NOW)).toBe('FULL');
    expect(subscriptionState([ends], new Date(NOW.getTime() + 1))).toBe('EXPIRED');
  });

  it('an offset is respected', () => {
    expect(endInstant('2026-03-10T12:00:00+02:00')).toBe(Date.parse('2026-03-10T10:00:00Z'));
  });

  it.each(['full', 'trial'])('R-SUB-9 a %s one that has ended sets the expired flag', (type) => {
    expect(subscriptionStatus([sub(type, '2025-01-01', '2026-03-09')], NOW)).toEqual({
      ...none,
      hasExpiredSubscription: true,
    });
  });

  it('R-SUB-10 a later start sets the future flag', () => {
    expect(subscriptionStatus([future], NOW)).toEqual({
      ...none,
      hasSubscriptionThatWillStartInFuture: true,
    });
  });

  it.each([
    ['unreadable date', sub('full', 'soon', '2026-12-31')],
    ['unreadable date', sub('full', '2026-01-01', '')],
    ['unreadable date', sub('full', '2026-02-30', '2026-12-31')],
    ['unreadable date', sub('full', '01/02/2026', '2026-12-31')],
    ['unreadable date', sub('full', '2026-01-01', '2026-12-31T25:00:00Z')],
    ['starts after its end', sub('full', '2026-12-31', '2026-01-01')],
  ])('R-SUB-11 ignores one with a fault and warns: %s', (warning, faulty) => {
    expect(subscriptionStatus([faulty], NOW)).toEqual(none);
    expect(usableSubscriptions([faulty, full])).toEqual({
      usable: [full],
      warnings: [`Subscription ${faulty.id}: ${warning}`],
    });
  });

  it('R-PUR-2 ignores another type with a warning', () => {
    const other = sub('gift', '2026-01-01', '2026-12-31');
    expect(subscriptionState([other], NOW)).toBe('NONE');
    expect(usableSubscriptions([other]).warnings).toEqual([`Subscription ${other.id}: unknown type`]);
  });

  it('one day is a period: it starts and ends on that day', () => {
    expect(subscriptionState([sub('trial', '2026-03-10', '2026-03-10')], NOW)).toBe('TRIAL');
    expect(endInstant('2026-03-10')! - startInstant('2026-03-10')!).toBe(86_399_999);
  });
});

describe('latest subscription', () => {
  it('is the one that ends last, whatever the order, and never a faulty one', () => {
    const faulty = sub('full', '2030-01-01', '2029-01-01');
    expect(latestSubscription([expired, future, full, faulty])).toBe(future);
    expect(latestSubscription([faulty])).toBeNull();
  });
});
