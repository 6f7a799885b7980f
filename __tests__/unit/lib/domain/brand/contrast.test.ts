import { coloursIn, tokenRules } from '@/__tests__/support/visitors/tokens';
import type { BrandColours } from '@/lib/contracts/site';
import { contrast, contrastFaults } from '@/lib/domain/brand/contrast';

describe('the contrast of two colours', () => {
  // As the formula of WCAG 2.2 gives them for well-known pairs.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#14100e', '#14100e', 1],
    ['#767676', '#ffffff', 4.542],
    ['#777777', '#ffffff', 4.478],
    ['#ff0000', '#ffffff', 3.998],
    ['#00ff00', '#ffffff', 1.372],
    ['#0000ff', '#ffffff', 8.592],
    // On both sides of where the formula changes.
    ['#0a0a0a', '#ffffff', 19.798],
    ['#0b0b0b', '#ffffff', 19.683],
  ])('%s and %s: %s, whichever stands in front', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 3);
    expect(contrast(b, a)).toBe(contrast(a, b));
  });
});

describe('the colours of a brand', () => {
  const readable: BrandColours = { curtain: '#7a1420', onCurtain: '#ffffff', link: '#7a1420' };
  const faults = (scheme: 'light' | 'dark', changes: Partial<BrandColours>) =>
    contrastFaults(scheme, { ...readable, ...(scheme === 'dark' && { link: '#f0c0c0' }), ...changes });

  it.each(['light', 'dark'] as const)('may be told from each other: %s', (scheme) => {
    expect(faults(scheme, {})).toEqual([]);
  });

  it.each<['light' | 'dark', Partial<BrandColours>, string[]]>([
    ['light', { link: '#717171' }, []],
    [
      'light',
      { link: '#727272' },
      ['colours.light: link #727272 on paper #faf6ee is 4.46:1 and must be 4.5:1'],
    ],
    ['dark', { link: '#7c7c7c' }, []],
    [
      'dark',
      { link: '#7b7b7b' },
      ['colours.dark: link #7b7b7b on paper #14100e is 4.46:1 and must be 4.5:1'],
    ],
    ['light', { curtain: '#767676' }, []],
    [
      'light',
      { curtain: '#777777' },
      ['colours.light: onCurtain #ffffff on curtain #777777 is 4.47:1 and must be 4.5:1'],
    ],
    ['light', { curtain: '#8f8f8f', onCurtain: '#000000' }, []],
    [
      'light',
      { curtain: '#909090', onCurtain: '#000000' },
      ['colours.light: curtain #909090 on paper #faf6ee is 2.96:1 and must be 3:1'],
    ],
    // In the dark a curtain may be the paper itself: what stands on it is read all the same.
    ['dark', { curtain: '#14100e' }, []],
  ])('%s with %j: %j', (scheme, changes, expected) => {
    expect(faults(scheme, changes)).toEqual(expected);
  });

  it('are each named, in one order, where none can be read', () => {
    const white = { curtain: '#ffffff', onCurtain: '#ffffff', link: '#ffffff' };
    expect(contrastFaults('light', white)).toEqual([
      'colours.light: onCurtain #ffffff on curtain #ffffff is 1.00:1 and must be 4.5:1',
      'colours.light: link #ffffff on paper #faf6ee is 1.07:1 and must be 4.5:1',
      'colours.light: curtain #ffffff on paper #faf6ee is 1.07:1 and must be 3:1',
    ]);
  });

  it('are compared with the paper of the style sheet', () => {
    const rules = tokenRules(['styles/colours.css']);
    for (const scheme of ['light', 'dark'] as const) {
      const { paper = '' } = coloursIn(rules, scheme);
      expect(faults(scheme, { link: paper })[0]).toContain(`link ${paper} on paper ${paper} is 1.00:1`);
    }
  });
});
