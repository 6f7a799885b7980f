/** What is said in recordings (docs/search.md §10). */
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { createSearchEngine } from '@/services/product/search/engine/engine';
import type { SearchDocument, SpokenCue } from '@/services/product/search/types';

const cues = (...texts: string[]): SpokenCue[] =>
  texts.map((text, index) => ({ start: index * 10, end: index * 10 + 9, text }));

const item = (id: string, name: string, speech: SpokenCue[] = [], hidden = false): SearchDocument => ({
  id,
  type: 'interview',
  slug: id,
  name,
  text: {},
  facets: {},
  ageSort: null,
  visibility: {
    id,
    rights: hidden ? { type: 'deny', countries: ['GBR'] } : null,
    contentProfiles: [],
    hasAdultThemes: false,
  },
  speech,
});

const library = [
  item(
    'lamp',
    'A lamp',
    cues('We begin in the dark', 'a single lamp warms the velvet curtain', 'and then it goes out'),
  ),
  item('rope', 'A rope', cues('curtain', 'nobody knows', 'what the velvet was for, many words on, lamp')),
  item('secret', 'A secret', cues('the password is xylophone marmalade'), true),
];
const engine = createSearchEngine(library);
const find = (text: string, country = 'GBR') =>
  engine.search({
    types: ['interview'],
    text,
    sort: 'rel-desc',
    skip: 0,
    limit: 10,
    viewer: { ...anonymousViewer, country },
  });

describe('speech', () => {
  it('a phrase leads to the recording that says it, and to the moment', () => {
    const [first] = find('warms the velvet curtain').hits;
    expect(first).toMatchObject({ id: 'lamp', moments: [{ cue: 1, start: 10, end: 19 }] });
  });

  it('a form of the word is enough', () => {
    expect(find('warming the velvet curtains').hits[0]?.id).toBe('lamp');
  });

  it('words that are far apart are not said together', () => {
    expect(find('dark velvet goes nobody').hits).toEqual([]);
  });

  it('what a hidden recording says is found by nobody who may not see it', () => {
    expect(find('xylophone marmalade').hits).toEqual([]);
    expect(find('xylophone marmalade', 'FRA').hits[0]?.id).toBe('secret');
  });

  it('captions that come later are found, before and after the index is folded, and go when taken away', () => {
    const later = createSearchEngine([item('late', 'Late')]);
    const ids = (text: string) =>
      later
        .search({ types: ['interview'], text, sort: 'rel-desc', skip: 0, limit: 5, viewer: anonymousViewer })
        .hits.map(({ id }) => id);
    later.speak('late', cues('an umbrella in the orchestra pit'));
    expect(ids('orchestra pit umbrella')).toEqual(['late']);
    later.compact();
    expect(ids('umbrella in the orchestra')).toEqual(['late']);
    later.speak('late', []);
    expect(ids('umbrella in the orchestra')).toEqual([]);
  });
});
