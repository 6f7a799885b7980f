import { catalogueOf } from '@/__tests__/support/content/catalogue-of';
import { entry, link, links } from '@/__tests__/support/content/item-entries';
import { everybody } from '@/__tests__/support/search/engine-of';

it('a parent theme that no item carries itself is counted under its name', () => {
  const catalogue = catalogueOf([
    entry('title', 'lear', { themes: links('tyranny') }),
    entry('theme', 'tyranny', { name: 'Tyranny', themeType: 'Theme', parent: link('power') }),
    entry('theme', 'power', { name: 'Power and politics', themeType: 'Theme' }),
  ]);
  const { aggregations } = catalogue.engine.search({
    ...{ types: ['title'], sort: 'name-asc', skip: 0, limit: 10, audience: everybody },
    aggregations: ['theme'],
  });
  expect(aggregations.theme).toMatchObject([
    { key: 'power', name: 'Power and politics', count: 1 },
    { key: 'tyranny', name: 'Tyranny', count: 1, parent: 'power' },
  ]);
});
