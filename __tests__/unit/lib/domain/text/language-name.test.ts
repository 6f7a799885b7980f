import { languageName } from '@/lib/domain/text/language-name';

describe('the name of a language', () => {
  it('is as its speakers write it, with a capital', () => {
    expect(['fr', 'cy', 'ar', 'en-GB'].map((tag) => languageName(tag))).toEqual([
      'Français',
      'Cymraeg',
      'العربية',
      'British English',
    ]);
  });

  it('is in the language of the page where that is asked', () => {
    expect(languageName('fr', 'en')).toBe('French');
    expect(languageName('cy', 'de')).toBe('Walisisch');
  });

  it('is the tag itself where there is no name', () => {
    expect(languageName('qqx', 'en')).toBe('Qqx');
    expect([languageName('und'), languageName('und', 'en')]).toEqual([
      'Unknown language',
      'Unknown language',
    ]);
  });
});
