/** What is said in recordings (docs/search.md §10). */
import type { TimedLine } from '@/lib/domain/playback/timed-text';
import type { SearchAudience } from '@/services/product/search/types';
import { engineOf, everybody, fold, type SpokenDocument } from '@/__tests__/support/search/engine-of';

const cues = (...texts: string[]): TimedLine[] =>
  texts.map((text, index) => ({ start: index * 10, end: index * 10 + 9, text }));

const item = (id: string, name: string, speech: TimedLine[] = []): SpokenDocument => ({
  id,
  type: 'interview',
  slug: id,
  name,
  text: {},
  facets: {},
  ageSort: null,
  speech,
});

const library = [
  item(
    'lamp',
    'A lamp',
    cues('We begin in the dark', 'a single lamp warms the velvet curtain', 'and then it goes out'),
  ),
  item('rope', 'A rope', cues('curtain', 'nobody knows', 'what the velvet was for, many words on, lamp')),
  item('secret', 'A secret', cues('the password is xylophone marmalade')),
];
const engine = engineOf(library);
const outsiders = { sees: (id: string) => id !== 'secret' };
const find = (text: string, audience: SearchAudience = outsiders) =>
  engine.search({
    types: ['interview'],
    text,
    sort: 'rel-desc',
    skip: 0,
    limit: 10,
    audience,
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
    expect(find('dark velvet goes knows').hits).toEqual([]);
  });

  it('what a hidden recording says is found by nobody who may not see it', () => {
    expect(find('xylophone marmalade').hits).toEqual([]);
    expect(find('xylophone marmalade', everybody).hits[0]?.id).toBe('secret');
  });

  it('captions that come later are found, before and after the index is folded, and go when taken away', async () => {
    const later = engineOf([item('late', 'Late')]);
    const ids = (text: string) =>
      later
        .search({ types: ['interview'], text, sort: 'rel-desc', skip: 0, limit: 5, audience: everybody })
        .hits.map(({ id }) => id);
    later.speak('late', cues('an umbrella in the orchestra pit'));
    expect(ids('orchestra pit umbrella')).toEqual(['late']);
    await fold(later);
    expect(ids('umbrella in the orchestra')).toEqual(['late']);
    later.speak('late', []);
    expect(ids('umbrella in the orchestra')).toEqual([]);
  });
});
