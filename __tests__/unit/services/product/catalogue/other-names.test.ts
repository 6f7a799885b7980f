/** "Also known as": works and people are found by their other names (docs/search.md §1). */
import pino from 'pino';
import { lookupOf } from '@/__tests__/support/content/lookup';
import { everybody } from '@/__tests__/support/search/engine-of';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { Catalogue } from '@/services/product/catalogue/catalogue';
import { searchTypes } from '@/services/product/listing/query';
import { createSearchEngine } from '@/services/product/search/engine/engine';

const entry = (type: string, id: string, fields: Record<string, unknown>): DeliveryEntry => ({
  sys: { id, createdAt: '2024-05-06T00:00:00.000Z', contentType: { sys: { id: type } } },
  fields: { slug: id, ...fields },
});
const entries = [
  entry('title', 'izutsu', { name: 'Izutsu', alternativeTitles: ['The Well Cradle'] }),
  entry('person', 'zeami', { name: 'Zeami', alternativeNames: ['Kanze Motokiyo', ''] }),
  entry('guide', 'wells', { name: 'Wells', longIntroduction: 'A well, a cradle, Kanze and Motokiyo.' }),
];
const catalogue = new Catalogue(
  createSearchEngine(),
  { adultThemesEntryId: 'adult-themes', scheme: 'https' },
  pino({ level: 'silent' }),
);
catalogue.apply(new Set(entries.map(({ sys }) => sys.id)), lookupOf(entries, []));

const asked = { types: searchTypes, audience: everybody, limit: 5 };

it.each([
  ['the well cradle', 'izutsu'],
  ['kanze motokiyo', 'zeami'],
])('a search for “%s” has %s first, and suggests it', (text, id) => {
  const { hits } = catalogue.engine.search({ ...asked, text, sort: 'rel-desc', skip: 0 });
  const { suggestions } = catalogue.engine.suggest({ ...asked, text: text.slice(0, -2) });
  expect([hits[0]?.id, suggestions[0]?.id]).toEqual([id, id]);
});
