import { languageCode } from '@/lib/domain/records/codes';

describe('the code of a language in MARC', () => {
  it.each([
    ['hy', 'arm'], ['eu', 'baq'], ['my', 'bur'], ['zh-Hant', 'chi'], ['cs', 'cze'], ['nl-BE', 'dut'], ['fr', 'fre'], ['ka', 'geo'],
    ['de', 'ger'], ['el', 'gre'], ['is', 'ice'], ['mk', 'mac'], ['mi', 'mao'], ['ms', 'may'], ['fa', 'per'], ['ro', 'rum'],
    ['sk', 'slo'], ['bo', 'tib'], ['cy', 'wel'], ['sq', 'alb'], ['vi', 'vie'], ['hr', 'hrv'], ['nb', 'nob'], ['zu', 'zul'],
  ])('%s is %s', (tag, code) => expect(languageCode(tag)).toBe(code)); // prettier-ignore

  it.each([
    ['deu', 'ger'], ['fra', 'fre'], ['zho', 'chi'], ['cmn', 'chi'], ['yue-HK', 'chi'], ['ces', 'cze'], ['slk', 'slo'], ['CYM', 'wel'],
    ['haw', 'haw'], ['gle', 'gle'], ['ger', 'ger'], ['mul', 'mul'],
  ])('%s, of three letters, is %s', (tag, code) => expect(languageCode(tag)).toBe(code)); // prettier-ignore

  it.each(['xx', 'qaa', 'bfi', 'xyz', 'constructor', ''])('%s has none', (tag) =>
    expect(languageCode(tag)).toBe('und'),
  );

  it('every language that a browser can name by two letters has one', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const tags = letters.flatMap((first) => letters.map((second) => first + second));
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    // Withdrawn from ISO 639-1, each for a code that is in the table; sh for three of them.
    const withdrawn = ['in', 'iw', 'ji', 'jw', 'mo', 'sh'];
    const named = tags.filter((tag) => names.of(tag) !== undefined && !withdrawn.includes(tag));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((tag) => languageCode(tag) === 'und')).toEqual([]);
  });
});
