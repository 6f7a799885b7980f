import fc from 'fast-check';
import { rangeOf } from '@/services/common/files/range';

describe('a byte range of a file of 1000 bytes', () => {
  it.each([
    ['bytes=0-499', { kind: 'part', start: 0, end: 499 }],
    ['bytes=500-', { kind: 'part', start: 500, end: 999 }],
    ['bytes=-1', { kind: 'part', start: 999, end: 999 }],
    ['bytes=-5000', { kind: 'part', start: 0, end: 999 }],
    ['bytes=999-2000', { kind: 'part', start: 999, end: 999 }],
    ['bytes=1000-', { kind: 'unsatisfiable' }],
    ['bytes=1000-1001', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=5-2', { kind: 'whole' }],
    ['bytes=0-1,5-6', { kind: 'whole' }],
    ['items=0-1', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['bytes=a-b', { kind: 'whole' }],
    ['', { kind: 'whole' }],
    [undefined, { kind: 'whole' }],
  ])('%s', (header, answer) => {
    expect(rangeOf(header, 1000)).toEqual(answer);
  });

  it('never leaves the file, for any header and size', () => {
    const number = fc.oneof(fc.constant(''), fc.nat(2000).map(String));
    fc.assert(
      fc.property(number, number, fc.nat(1500), (first, last, size) => {
        const range = rangeOf(`bytes=${first}-${last}`, size);
        if (range.kind !== 'part') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeLessThan(size);
        expect(range.start).toBeLessThanOrEqual(range.end);
      }),
    );
  });
});
