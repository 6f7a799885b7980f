import { limitsText, parseLimits } from '@/lib/domain/playback/grant-limits';

const opening = '0b9f3c52-3f7e-4a58-9d0a-3d6f2c5b8a11';

describe('what a grant is limited to, as it stands in a signed address', () => {
  it.each([
    [{}, ''],
    [{ clip: { start: 12.3, end: 45 } }, 'c123-450'],
    [{ opening }, `o${opening}`],
    [{ clip: { start: 0, end: 3 }, opening }, `c0-30_o${opening}`],
  ])('%j is written as "%s" and read back', (limits, text) => {
    expect(limitsText(limits)).toBe(text);
    expect(parseLimits(text)).toEqual(limits);
  });

  it('keeps a tenth of a second and no more', () => {
    expect(limitsText({ clip: { start: 1.26, end: 9.94 } })).toBe('c13-99');
  });

  it('reads the longest clip that fits seven digits, and none longer', () => {
    expect(parseLimits('c1234567-7654321')).toEqual({ clip: { start: 123456.7, end: 765432.1 } });
    expect(parseLimits('c12345678-7654321')).toBeNull();
    expect(parseLimits('c1-12345678')).toBeNull();
  });

  it.each([
    '_',
    'c1-2_',
    `_o${opening}`,
    `c1-2o${opening}`,
    'c-2',
    'ca-b',
    'c01-2',
    `o${opening}x`,
    `xo${opening}`,
    'xc1-2',
    'c1-2x',
    'o1',
    `o${'X'.repeat(36)}`,
    'all',
  ])('refuses "%s", which nobody here has written', (text) => {
    expect(parseLimits(text)).toBeNull();
  });
});
