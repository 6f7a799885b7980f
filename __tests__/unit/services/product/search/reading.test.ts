/** How a query is read: strictness, negation, codes, plays, languages (docs/search.md §1, §2, §4; R-SRCH). */
import { createSearchEngine } from '@/services/product/search/engine/engine';
import type { SearchDocument } from '@/services/product/search/types';
import { anonymousViewer } from '@/lib/contracts/viewer';

const item = (id: string, name: string, labels: string[] = []): SearchDocument => ({
  id,
  type: 'title',
  slug: id,
  name,
  text: { labels },
  facets: {},
  ageSort: null,
  visibility: { id, rights: null, contentProfiles: [], hasAdultThemes: false },
});

const engine = createSearchEngine([
  item('macbeth', 'Macbeth', ['Tragedy', 'TH:Pr4.1']),
  item('caesar', 'Julius Caesar', ['Tragedy', 'dagger']),
  item('romeo', 'Romeo and Juliet', ['Tragedy']),
  item('avare', 'L’Avare'),
  item('ecole', 'L’École des femmes'),
  item('chekhov', 'Anton Chekhov'),
  item('naturalism', 'Naturalism', ['naturalistic acting']),
  item('stylised', 'A non-naturalistic play'),
  item('maedchen', 'Mädchen in Uniform'),
  item('chaika', 'Чайка'),
  item('cath', 'Y Gath ddu'),
]);
const search = (text: string) =>
  engine.search({ types: ['title'], text, sort: 'rel-desc', skip: 0, limit: 10, viewer: anonymousViewer });
const found = (text: string) => search(text).hits.map(({ id }) => id);

describe('reading a query', () => {
  it.each([
    ['a line of a play leads to it', 'is this a dagger', 'macbeth'],
    ['a named scene leads to its play', 'balcony scene', 'romeo'],
    ['a character leads to the play', 'witches', 'macbeth'],
    ['act and scene are a place, not words', 'macbeth act 1 scene 7', 'macbeth'],
    ['an elided article is no part of the word', 'avare', 'avare'],
    ['nor is it in the query', "l'avare", 'avare'],
    ['accents may be left out', 'ecole', 'ecole'],
    ['a name is known in another romanisation', 'Tschechow', 'chekhov'],
    ['and in another script', 'Чехов', 'chekhov'],
    ['an umlaut may be written out', 'Maedchen', 'maedchen'],
    ['a Russian case is a form of the word', 'чайку', 'chaika'],
    ['a Welsh mutation is undone', 'cath', 'cath'],
    ['the opposite of a word is another word', 'non-naturalistic', 'stylised'],
    ['a code is found as it is', 'TH:Pr4.1', 'macbeth'],
  ])('%s', (_, text, id) => {
    expect(found(text)[0]).toBe(id);
  });

  it('a code that nothing carries finds nothing', () => {
    expect(found('TH:Pr4.2')).toEqual([]);
  });

  it('what is excluded is left out', () => {
    expect(found('tragedy not macbeth')).toEqual(expect.arrayContaining(['caesar', 'romeo']));
    expect(found('tragedy not macbeth')).not.toContain('macbeth');
    expect(found('tragedy -caesar')).not.toContain('caesar');
  });

  it('fewer words are enough only when nothing has all, and that is said', () => {
    expect(search('juliet tragedy')).toMatchObject({ partial: false, total: 1 });
    expect(search('juliet xylophone')).toMatchObject({ partial: true, total: 1 });
  });

  it('nonsense finds nothing and is corrected to nothing', () => {
    expect(search('flurbish zorp')).toMatchObject({ total: 0, didYouMean: null, corrected: false });
  });

  it('a character is suggested by its play while it is typed', () => {
    const { suggestions } = engine.suggest({
      text: 'witch',
      types: ['title'],
      limit: 5,
      viewer: anonymousViewer,
    });
    expect(suggestions[0]?.slug).toBe('macbeth');
  });
});
