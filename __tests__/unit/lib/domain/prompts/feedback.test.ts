import type { Subscription } from '@/lib/contracts/viewer/customers';
import { feedbackFaults, isAskedForFeedback } from '@/lib/domain/prompts/feedback';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const subscription = (given: Partial<Subscription>): Subscription => ({
  id: 's',
  parentCompanyId: 'c',
  type: 'full',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  requestFeedback: false,
  suppressExpiryMsg: false,
  ...given,
});

describe('who is asked for feedback', () => {
  it.each([
    ['R-OPEN-3 a running trial', { type: 'trial' }, true],
    ['R-OPEN-3 a subscription that asks for it', { requestFeedback: true }, true],
    ['R-OPEN-3 a subscription that does not', {}, false],
    ['R-OPEN-3 a trial that is over', { type: 'trial', endDate: '2026-02-01' }, false],
    [
      'R-OPEN-3 a trial that is over and asks',
      { type: 'trial', endDate: '2026-02-01', requestFeedback: true },
      true,
    ],
  ])('%s', (_name, given, asked) => {
    expect(isAskedForFeedback([subscription(given)], NOW)).toBe(asked);
  });

  it('R-OPEN-3 R-SUB-1 a trial beside a running full subscription does not', () => {
    const both = [subscription({ type: 'trial' }), subscription({})];
    expect(isAskedForFeedback(both, NOW)).toBe(false);
  });

  it('R-OPEN-3 nobody without a subscription', () => {
    expect(isAskedForFeedback([], NOW)).toBe(false);
  });
});

describe('what is wrong with an answer', () => {
  const answers = { role: 'Teacher', recommend: 'yes', explain: '', other: '' };

  it('nothing, when role and recommendation are chosen', () => {
    expect(feedbackFaults(answers)).toEqual({});
  });

  it('names each field', () => {
    const faults = feedbackFaults({
      role: ' ',
      recommend: 'often',
      explain: 'x'.repeat(5_001),
      other: 'x'.repeat(5_010),
    });
    expect(faults).toEqual({
      role: 'Choose the role that is nearest to yours',
      recommend: 'Choose yes, no or maybe',
      explain: '1 character over the limit of 5,000',
      other: '10 characters over the limit of 5,000',
    });
  });

  it('takes 5,000 characters', () => {
    expect(feedbackFaults({ ...answers, explain: 'x'.repeat(5_000) })).toEqual({});
  });
});
