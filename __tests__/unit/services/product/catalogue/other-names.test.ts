/** "Also known as": works and people are found by their other names (docs/search.md §1). */
import { catalogueOf } from '@/__tests__/support/content/catalogue-of';
import { entry } from '@/__tests__/support/content/item-entries';
import { everybody } from '@/__tests__/support/search/engine-of';
import { searchTypes } from '@/services/product/listing/query';

const catalogue = catalogueOf([
  entry('title', 'izutsu', { name: 'Izutsu', alternativeTitles: ['The Well Cradle'] }),
  entry('person', 'zeami', { name: 'Zeami', alternativeNames: ['Kanze Motokiyo', ''] }),
  entry('guide', 'wells', { name: 'Wells', longIntroduction: 'A well, a cradle, Kanze and Motokiyo.' }),
]);

const asked = { types: searchTypes, audience: everybody, limit: 5 };

it.each([
  ['the well cradle', 'izutsu'],
  ['kanze motokiyo', 'zeami'],
])('a search for “%s” has %s first, and suggests it', (text, id) => {
  const { hits } = catalogue.engine.search({ ...asked, text, sort: 'rel-desc', skip: 0 });
  const { suggestions } = catalogue.engine.suggest({ ...asked, text: text.slice(0, -2) });
  expect([hits[0]?.id, suggestions[0]?.id]).toEqual([id, id]);
});
