/** Pages of which the library has nothing but the record: a way on from each. */
import { entries, entry, links } from '@/__tests__/support/content/item-entries';
import { tableSource } from '@/__tests__/support/content/item-source';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { british, deps, pageOf, plainCard, section } from './fixture';

const pageWith = (more: readonly DeliveryEntry[]) =>
  pageOf('person', 'p', british, deps(tableSource([...entries, ...more])));

it('a person’s page without works leads on, which one with works need not', async () => {
  const person = entry('person', 'p', { name: 'Anne Bogart', roles: links('r') });
  const role = entry('role', 'r', { name: 'Director' });
  const { links: further } = section(await pageWith([person, role]), 'links', 'further');
  expect(further).toEqual([
    { name: 'Others: Director', href: '/roles/r' },
    { name: 'Search for “Anne Bogart”', href: '/search?q=Anne+Bogart' },
  ]);
  const play = entry('title', 'play', { authors: links('p') });
  const { sections } = await pageWith([person, role, play]);
  expect(sections.map(({ id }) => id)).not.toContain('further');
});

it('a play has a row of what is similar, without what stands on its page already', async () => {
  const play = entry('title', 'play', { relatedGuides: links('guide-hamlet') });
  const cards = [
    ['guide', 'hamlet-study-guide'],
    ['production', 'hamlet-to-be'],
  ] as const;
  const found = cards.map(([type, slug]) => plainCard(slug, type));
  const similar = (ask: () => Promise<typeof found>) =>
    pageOf('title', 'play', british, { ...deps(tableSource([...entries, play])), similar: ask });
  const page = await similar(() => Promise.resolve(found));
  expect(section(page, 'cards', 'similar').cards.map(({ slug }) => slug)).toEqual(['hamlet-to-be']);
  const without = await similar(() => Promise.reject(new Error('away')));
  expect(without.sections.map(({ id }) => id)).not.toContain('similar');
});
