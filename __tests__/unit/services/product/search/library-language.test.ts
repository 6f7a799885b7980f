/** The language of the library's texts is a setting (SEARCH_LANGUAGE; docs/search.md §1). */
import { loadSnapshot } from '@/services/product/search/engine/engine';
import { languageOf, readLibraryIn } from '@/services/product/search/engine/words/languages';
import type { SearchDocument } from '@/services/product/search/types';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engineOf, everybody } from '@/__tests__/support/search/engine-of';

const item = (id: string, name: string, shortIntroduction: string): SearchDocument => ({
  id,
  type: 'title',
  slug: id,
  name,
  text: { shortIntroduction: [shortIntroduction] },
  facets: {},
  ageSort: null,
});
const documents = [
  item('rhinoceros', 'Rhinocéros', 'Un village, des chevaux et un rhinocéros'),
  item('avare', 'L’Avare', 'Un père, sa cassette et ses enfants'),
  item('orchard', 'The Cherry Orchard', 'Une maison vendue'),
];
const find = (text: string, engine = engineOf(documents)): string[] =>
  engine
    .search({ types: ['title'], text, sort: 'rel-desc', skip: 0, limit: 10, audience: everybody })
    .hits.map(({ id }) => id);

afterEach(() => readLibraryIn('en'));

describe('the language of the library', () => {
  it('is English unless it is set: French texts are found by their very words alone', () => {
    expect(find('cheval')).toEqual([]);
    expect(find('chevaux')).toEqual(['rhinoceros']);
  });

  it('set to French, forms of a French word find each other in texts, and English names still in theirs', () => {
    readLibraryIn('fr');
    expect(find('cheval')).toEqual(['rhinoceros']);
    expect(find('orchards')).toEqual(['orchard']);
  });

  it('has function words of its own that are left out of names and queries', () => {
    readLibraryIn('fr');
    expect(find('le père et la cassette')).toEqual(['avare']);
    expect(languageOf(['avare'])).toBe('fr');
    expect(languageOf(['the', 'cherry', 'orchard'])).toBe('en');
    readLibraryIn('ru');
    expect(languageOf(['avare'])).toBe('en');
  });

  it('is part of a stored index: in another language it is made anew', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'search-language-'));
    const file = path.join(folder, 'index');
    await engineOf(documents).saveSnapshot(file);
    expect((await loadSnapshot(file)).ok).toBe(true);
    readLibraryIn('fr');
    expect(await loadSnapshot(file)).toMatchObject({ ok: false, reason: 'version' });
    await rm(folder, { recursive: true });
  });
});
