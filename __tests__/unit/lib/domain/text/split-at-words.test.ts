import fc from 'fast-check';
import { findInPages } from '@/lib/domain/item-page/document/find-in-pages';
import { markWords } from '@/lib/domain/item-page/document/mark-words';
import { folded } from '@/lib/domain/text/fold';
import { splitAtWords } from '@/lib/domain/text/split-at-words';

it('a text is folded to small letters without accents, however they are composed', () => {
  expect(['Étude', 'Étude'.normalize('NFD'), 'ÇA VA', 'Ní'].map(folded)).toEqual([
    'etude',
    'etude',
    'ca va',
    'ni',
  ]);
});

describe('marking searched words', () => {
  it('marks every place and keeps accents', () => {
    expect(splitAtWords('Élan, elan', 'ELAN')).toEqual([
      { part: 'Élan', match: true },
      { part: ', ', match: false },
      { part: 'elan', match: true },
    ]);
  });

  it('loses no character, whatever is searched', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, words) => {
        expect(
          splitAtWords(text, words)
            .map(({ part }) => part)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('escapes everything but the mark', () => {
    expect(markWords('<img src=x> & "sleep"', 'sleep')).toBe(
      '&lt;img src=x&gt; &amp; &quot;<mark>sleep</mark>&quot;',
    );
  });

  it('names a page for each place in a document', () => {
    expect(findInPages('a', ['a b a', 'none', 'A'])).toEqual([1, 1, 3]);
    expect(findInPages(' ', ['a'])).toEqual([]);
  });
});
