import { boardOf } from '@/lib/rules/item-page/board';
import { boardPath } from '@/lib/rules/item-page/board-address';
import type { PageSection } from '@/lib/rules/item-page/model';
import { itemPage, recording } from '@/__tests__/support/item-page';

const about: PageSection = { id: 'about', heading: 'About', kind: 'text', paragraphs: ['A prince.'] };
const plan: PageSection = { id: 'text', heading: 'The plan', kind: 'richText', blocks: [] };
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
