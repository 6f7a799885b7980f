/** @jest-environment node */
import { readFileSync } from 'node:fs';

/** What screens say, in sentences: markers of parts left out, what does not end like a sentence is a label. */
const sentences = [...readFileSync('words/library.pot', 'utf8').matchAll(/^msgid "(.+)"$/gm)]
  .flatMap(([, text = '']) => text.replace(/<\/?\d+>/g, '').split(/(?<=[.!?])\s+/))
  .filter((text) => /[.!?]$/.test(text) && text.includes(' '));
const lengthOf = (text: string) => text.match(/[\p{L}\p{N}’{}-]+/gu)?.length ?? 0;
const lengths = sentences.map(lengthOf).toSorted((a, b) => a - b);

describe('the words of the screens', () => {
  it('are short: half of the sentences have at most fourteen words, none has thirty', () => {
    expect(sentences.length).toBeGreaterThan(200);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(14);
    expect(sentences.filter((text) => lengthOf(text) > 30)).toEqual([]);
  });

  it('have no quaint turns', () => {
    const quaint =
      /\bfor good\b|\bgoes on\b|\bmay have a slip\b|\bstranger\b|\bhand(?:ed)? on\b|\bkept on\b/i;
    expect(sentences.filter((text) => quaint.test(text))).toEqual([]);
  });
});
