import { coloursIn, contrast, tokenRules, type TokenSet } from '@/__tests__/support/visitors/tokens';

const rules = tokenRules();
const plain = rules.filter(({ where }) => !where.includes('@media'));
const ofMore = rules.filter(({ where }) => where.includes('prefers-contrast: more'));
const schemes = ['light', 'dark'] as const;

interface Demand {
  ink: string;
  grounds: readonly string[];
  /** Ratio asked for, and the one asked for with more contrast. */
  least: number;
  more: number;
}

const papers = ['paper', 'paper-raised', 'paper-sunken'];
const tones = ['success', 'warning', 'danger', 'info'];

/** Every pair of text or line and ground that a component draws; body text 7:1, WCAG 1.4.6; the others 1.4.3, 1.4.11. */
const demands: readonly Demand[] = [
  { ink: 'ink', grounds: [...papers, 'wash', 'highlight', 'slate'], least: 7, more: 7 },
  { ink: 'ink', grounds: tones.map((tone) => `${tone}-wash`), least: 7, more: 7 },
  { ink: 'ink-soft', grounds: [...papers, 'wash'], least: 7, more: 7 },
  { ink: 'ink-soft', grounds: ['highlight'], least: 4.5, more: 7 },
  { ink: 'link', grounds: papers, least: 7, more: 7 },
  { ink: 'link', grounds: ['wash'], least: 4.5, more: 7 },
  { ink: 'link-hover', grounds: papers, least: 7, more: 7 },
  { ink: 'ink-faint', grounds: [...papers, 'wash'], least: 4.5, more: 7 },
  { ink: 'on-curtain', grounds: ['curtain', 'curtain-deep'], least: 4.5, more: 7 },
  { ink: 'paper', grounds: ['ink'], least: 7, more: 7 },
  { ink: 'on-limelight', grounds: ['limelight', 'limelight-soft'], least: 7, more: 7 },
  ...tones.map((tone) => ({ ink: tone, grounds: [...papers, `${tone}-wash`], least: 4.5, more: 7 })),
  { ink: 'line-strong', grounds: papers, least: 3, more: 4.5 },
  { ink: 'limelight', grounds: ['halo'], least: 3, more: 4.5 },
];

function tooFaint(set: TokenSet, asked: 'least' | 'more'): string[] {
  return demands.flatMap((demand) =>
    demand.grounds.flatMap((ground) => {
      const [ink, under] = [set[demand.ink], set[ground]];
      if (!ink || !under) return [`${demand.ink} or ${ground} is no colour`];
      const ratio = contrast(ink, under);
      return ratio >= demand[asked] ? [] : [`${demand.ink} on ${ground}: ${ratio.toFixed(2)}`];
    }),
  );
}

it.each(schemes)('every pair of text and ground can be read in the %s scheme', (scheme) => {
  expect(tooFaint(coloursIn(plain, scheme), 'least')).toEqual([]);
});

it.each(schemes)('more contrast in the %s scheme means 7 to 1 for all text', (scheme) => {
  const own = coloursIn(ofMore, scheme);
  // A colour left out of the set would silently be the fainter one.
  const left = ['ink', 'ink-soft', 'ink-faint', 'line', 'line-strong', 'link', 'curtain', ...tones].filter(
    (token) => !(token in own),
  );
  expect(left).toEqual([]);
  expect(tooFaint({ ...coloursIn(plain, scheme), ...own }, 'more')).toEqual([]);
  for (const ground of papers) {
    const ratio = contrast(own.line ?? '', own[ground] ?? '');
    expect([ground, ratio >= 4.5]).toEqual([ground, true]);
  }
});

it('forced colours name only colours of the visitor’s system, for every token of a scheme', () => {
  const forced = rules.find(({ where }) => where.includes('forced-colors: active'))?.tokens ?? {};
  const schemeTokens = plain
    .filter(({ where }) => where.includes('[data-scheme]'))
    .flatMap(({ tokens }) => Object.keys(tokens));
  expect(schemeTokens.filter((token) => !(token in forced))).toEqual([]);
  const system =
    /^(Canvas|CanvasText|LinkText|ButtonFace|ButtonText|GrayText|Highlight|HighlightText|Mark|MarkText|none)$/;
  expect(Object.entries(forced).filter(([, value]) => !system.test(value))).toEqual([]);
});
