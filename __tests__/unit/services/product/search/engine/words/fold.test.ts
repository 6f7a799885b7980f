/** Words and terms (docs/search.md §1). */
import fc from 'fast-check';
import { foldWord } from '@/services/product/search/engine/words/fold';
import { parseQuery } from '@/services/product/search/engine/query/query';
import { termsOf } from '@/services/product/search/engine/words/tokenise';
import { oracleFold, oracleTerms } from '@/__tests__/support/search/oracle-text';

/** Letters of many scripts, marks, apostrophes, stops, ligatures, digits: where folding can go wrong. */
const awkward = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'abSZßæŒøŁıİſςΣάΟΰйЁїґ歌舞伎カガ가각ไทยשׁאَبأﬁ㎏٣½１',
        "'",
        '’',
        '.',
        ' ',
        '-',
        '\u0301',
        '\u0345',
        '\u3099',
        '\ufdfa',
        '🎭',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

describe('folding', () => {
  it.each([
    ['Molière', 'moliere'], ['PHÈDRE', 'phedre'], ['Čapek', 'capek'], ['Ærø', 'aero'], ['Straße', 'strasse'], ['ﬁlm', 'film'],
    ['Чехов', 'чехов'], ['Вишнёвый', 'вишневыи'], ['Οἰδίπους', 'οιδιπουσ'], ['ΑΝΤΙΓΟΝΗ', 'αντιγονη'], ['Doll’s', 'dolls'], ["Doll's", 'dolls'],
    ['İstanbul', 'istanbul'], ['Ⅳ', 'iv'], ['ｗｉｄｅ', 'wide'], ['דִּבּוּק', 'דבוק'],
  ])('%s is %s', (word, term) => {
    expect(foldWord(word)).toBe(term);
  }); // prettier-ignore

  it('folds what is folded to itself, and as the oracle does', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        const terms = termsOf(text);
        const settled = terms.every((term) => foldWord(term) === term);
        return (
          settled && terms.join(' ') === oracleTerms(text).join(' ') && foldWord(text) === oracleFold(text)
        );
      }),
      { numRuns: 2000, examples: [['ſ’aa']] },
    );
  });

  it('no case, composition or accent of Latin text makes a difference', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz éèüñçåő'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(letters, (text) => {
        const plain = termsOf(text);
        expect(termsOf(text.toUpperCase())).toEqual(plain);
        expect(termsOf(text.normalize('NFD'))).toEqual(plain);
        expect(termsOf(text.normalize('NFD').replace(/\p{Mn}/gu, ''))).toEqual(plain);
      }),
    );
  });
});

describe('words', () => {
  it.each([
    ["L'Avare, ou l’École", ['avare', 'ou', 'ecole']],
    ['R.U.R. and R.U.R', ['rur', 'and', 'rur']],
    ['the players’ tale', ['the', 'players', 'tale']],
    ['voice-over 1984', ['voice', 'over', '1984']],
    ['歌舞伎', ['歌舞', '舞伎', '伎']],
    ['第3幕', ['第', '3', '幕']],
    ['  ', []],
  ])('%s gives %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('stop words are left out of a query unless there is nothing else', () => {
    const tokens = (text: string) => parseQuery(text).tokens.map(({ term }) => term);
    expect(tokens('the tempest of the tempest')).toEqual(['tempest']);
    expect(tokens('what is the')).toEqual(['what', 'is', 'the']);
    expect(
      tokens('word '.repeat(3) + Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ')),
    ).toHaveLength(12);
  });
});
