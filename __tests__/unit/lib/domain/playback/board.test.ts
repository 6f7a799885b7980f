import { boardOf } from '@/lib/domain/playback/board';
import { boardPath } from '@/lib/domain/playback/board-address';
import type { PageSection } from '@/lib/domain/item-page/model';
import { itemPage, recording } from '@/__tests__/support/content/item-page';

const about: PageSection = { id: 'about', heading: 'About', kind: 'text', passages: [], contents: [] };
const plan: PageSection = { id: 'text', heading: 'The plan', kind: 'richText', blocks: [], contents: [] };
const people: PageSection = { id: 'cast', heading: 'Cast', kind: 'people', people: [] };

it('the board view is an address of its own', () => {
  expect(boardPath('/productions/hamlet')).toBe('/productions/hamlet?view=board');
});

it('a class sees the recording alone; without one, the words to read together', () => {
  expect(boardOf(itemPage({ recording, sections: [about, plan] }))).toEqual([]);
  expect(boardOf(itemPage({ sections: [about, people, plan] }))).toEqual(['about', 'text']);
});

it('a page with nothing to put before a class has no board view', () => {
  expect(boardOf(itemPage({ sections: [about, people] }))).toBeNull();
  expect(boardOf(itemPage({ documents: [{ id: 'd', name: 'Guide', pages: 3 }] }))).toEqual([]);
});
