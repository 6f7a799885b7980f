/** Words and what stands for them: labels, synonyms, other forms (docs/search.md §1 to §4). */
import type { SearchDocument } from '@/services/product/search/types';
import { engineOf, everybody } from '@/__tests__/support/search/engine-of';

const item = (id: string, name: string, text: SearchDocument['text'] = {}): SearchDocument => ({
  id,
  type: 'title',
  slug: id,
  name,
  text,
  facets: {},
  ageSort: null,
});

function found(documents: SearchDocument[], text: string) {
  const { hits, partial } = engineOf(documents).search({
    text,
    types: ['title'],
    sort: 'rel-desc',
    skip: 0,
    limit: 9,
    audience: everybody,
  });
  return { ids: hits.map(({ id }) => id), partial };
}

it('what is labelled with a meaning of the word and has the word itself comes before what is only labelled', () => {
  const library = [
    item('labelled', 'Acoustics', { labels: ['Voice and diction'] }),
    item('both', 'Consonants', { labels: ['Voice and diction'], shortIntroduction: ['On breathing'] }),
    item('mentions', 'Doors', { shortIntroduction: ['On breathing'] }),
  ];
  expect(found(library, 'breathing').ids).toEqual(['both', 'labelled', 'mentions']);
});

it('a label tells what something is about in another form of its word, and is found beside a mention of all words', () => {
  const library = [
    item('labelled', 'One', { labels: ['Masks'] }),
    item('mentions', 'Two', { body: ['masks and thermodynamics'] }),
  ];
  expect(found(library, 'mask thermodynamics')).toEqual({ ids: ['mentions', 'labelled'], partial: true });
});

it('a sub-type tells what something is, as a label does', () => {
  const library = [
    item('typed', 'One', { subType: ['Warm-up'] }),
    item('mentions', 'Two', { body: ['warm thermodynamics'] }),
  ];
  expect(found(library, 'warm thermodynamics')).toEqual({ ids: ['mentions', 'typed'], partial: true });
});

it.each([
  ['"without" is not demanded', 'lighting without a rig', 'lamps'],
  ['a people is found by its country', 'Irish drama', 'synge'],
  ['and a country by its people', 'Norway', 'ibsen'],
  ['a picture is known by both of its names', 'tableaux', 'string'],
  ['a file is a kind of thing', 'Norwegian pdf handouts', 'ibsen'],
  ['whoever takes a class is called differently elsewhere', 'substitute teacher', 'cover'],
  ['nobody is asked for by a pronoun', 'everyone making lamps of their own', 'lamps'],
  ['nor by what all do in a theatre', 'acting in a short performance with lamps', 'lamps'],
  ['a century is found by its figure', '18th century comedy', 'rivals'],
  ['whoever asks what a word means asks for the word', 'what does a rig really mean', 'lamps'],
  ['a comedy is asked for as funny', 'a funny play called the rivals', 'rivals'],
  ['a play has a name in the writing of its country', '敦盛', 'atsumori'],
])('%s', (_, text, id) => {
  const library = [
    item('lamps', 'Lighting from a rig of lamps'),
    item('synge', 'J. M. Synge', { labels: ['Ireland'] }),
    item('ibsen', 'Henrik Ibsen', { labels: ['Norwegian'] }),
    item('string', 'Stage pictures with string'),
    item('cover', 'Cover lessons'),
    item('rivals', 'The Rivals', { labels: ['Eighteenth century', 'Comedy'] }),
    item('atsumori', 'Atsumori'),
  ];
  expect(found(library, text)).toEqual({ ids: [id], partial: false });
});
