/** Marks (docs/search.md §8): safe whatever the text. */
import fc from 'fast-check';
import { escapeMarkup } from '@/lib/domain/text/markup';
import { marker } from '@/services/product/search/engine/query/highlight';

const mark = marker(() => ({
  terms: new Set(['moliere', 'dolls', 'script', 'b']),
  phrases: [['key', 'stage', '4']],
}));

/** What a browser would show of the markup. */
const shown = (markup: string): string =>
  markup
    .replace(/<\/?mark>/g, '')
    .replace(
      /&lt;|&gt;|&quot;|&#39;|&amp;/g,
      (entity) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' })[entity] ?? '',
    );

describe('marks', () => {
  it.each([
    ['A Doll’s House', 'A <mark>Doll’s</mark> House'],
    ['MOLIÈRE & Co', '<mark>MOLIÈRE</mark> &amp; Co'],
    [
      '<script>alert("x")</script>',
      '&lt;<mark>script</mark>&gt;alert(&quot;x&quot;)&lt;/<mark>script</mark>&gt;',
    ],
    ['Key Stage 4, key stage', '<mark>Key</mark> <mark>Stage</mark> <mark>4</mark>, key stage'],
    ['key of the stage 4', '<mark>key</mark> of the <mark>stage</mark> <mark>4</mark>'],
  ])('%s', (text, markup) => {
    expect(mark(text)).toBe(markup);
  });

  it('only mark elements come out, balanced, and the text is whole', () => {
    const texts = fc.array(fc.oneof(fc.constantFrom('<b>', '</mark>', '<mark>', '&amp;', "'", '"', 'Molière', 'doll’s', 'key stage 4', '&', '<img onerror=x>'), fc.string({ unit: 'grapheme' }))).map((parts) => parts.join(' ')); // prettier-ignore
    fc.assert(
      fc.property(texts, (text) => {
        const markup = mark(text);
        const plain = markup.replace(/<mark>([^<>]*)<\/mark>/g, '$1');
        const bare = plain.replace(/&(?:lt|gt|quot|amp|#39);/g, '');
        return !/[<>"'&]/.test(bare) && shown(markup) === text && escapeMarkup(text) === plain;
      }),
      { numRuns: 1000 },
    );
  });
});
