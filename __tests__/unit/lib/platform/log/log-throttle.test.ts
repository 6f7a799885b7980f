import { createLogThrottle } from '@/lib/platform/log/log-throttle';

describe('a line that many events would write', () => {
  it('is written for the first at once, then once in a while with how many there were', () => {
    let clock = 0;
    const due = createLogThrottle({ everyMs: 1_000, now: () => clock });
    expect([due(), due(), due()]).toEqual([1, 0, 0]);
    clock = 999;
    expect(due()).toBe(0);
    clock = 1_000;
    expect([due(), due()]).toEqual([4, 0]);
  });

  it('is written for each kind', () => {
    const due = createLogThrottle({ now: () => 0 });
    expect([due('product'), due('product'), due('media')]).toEqual([1, 0, 1]);
  });

  it('is written for so many kinds at a time and no more', () => {
    let clock = 0;
    const due = createLogThrottle({ everyMs: 1_000, maxKinds: 2, now: () => clock });
    expect([due('a'), due('b'), due('c'), due('c')]).toEqual([1, 1, 0, 0]);
    clock = 1_000;
    expect([due('c'), due('d'), due('e')]).toEqual([1, 1, 0]);
  });
});
