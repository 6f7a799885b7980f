import { readFileSync } from 'node:fs';

const tokens = readFileSync('styles/tokens.css', 'utf8');

/** Custom properties of the first rule whose selector holds the text. */
function colours(selector: string): Record<string, string> {
  const start = tokens.indexOf(selector);
  const rule = tokens.slice(start, tokens.indexOf('}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name, value]),
  );
}

/** WCAG 2.2 relative luminance of `#rgb` or `#rrggbb`. */
function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)!;
  const [r = 0, g = 0, b = 0] = digits.map((digit) => {
    const value = parseInt(digit, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'paper-raised', 'paper-sunken'];
const schemes = { light: colours("[data-scheme='light']"), dark: colours("[data-scheme='dark']") };

describe.each(Object.entries(schemes))('in the %s scheme', (_name, scheme) => {
  const ratio = (ink: string, ground: string) => contrast(scheme[ink]!, scheme[ground]!);

  it('body text has at least 7 to 1 on every ground', () => {
    for (const ground of grounds) {
      for (const ink of ['ink', 'ink-soft', 'link'])
        expect([ink, ground, ratio(ink, ground) >= 7]).toEqual([ink, ground, true]);
    }
  });

  it('secondary text has at least 4.5 to 1', () => {
    for (const ground of [...grounds, 'wash'])
      expect([ground, ratio('ink-faint', ground) >= 4.5]).toEqual([ground, true]);
    for (const tone of ['success', 'warning', 'danger', 'info']) {
      expect([tone, ratio(tone, `${tone}-wash`) >= 4.5]).toEqual([tone, true]);
    }
  });

  it('actions and highlights can be read', () => {
    expect(ratio('on-curtain', 'curtain')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('ink', 'highlight')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('ink-soft', 'highlight')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('paper', 'ink')).toBeGreaterThanOrEqual(7);
  });

  it('borders of controls and the focus ring stand out by at least 3 to 1', () => {
    for (const ground of grounds) expect([ground, ratio('line-strong', ground) >= 3]).toEqual([ground, true]);
    expect(ratio('limelight', 'halo')).toBeGreaterThanOrEqual(3);
  });
});

it('the choice of dark and the device’s dark are the same colours', () => {
  expect(colours(":root:not([data-theme='light'])")).toEqual(schemes.dark);
});
