import pino from 'pino';
import { everybody } from '@/__tests__/support/search/engine-of';
import { lookupOf } from '@/__tests__/support/content/lookup';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { Catalogue } from '@/services/product/catalogue/catalogue';
import { createSearchEngine } from '@/services/product/search/engine/engine';

const entry = (type: string, id: string, fields: Record<string, unknown>): DeliveryEntry => ({
  sys: { id, createdAt: '2024-05-06T00:00:00.000Z', contentType: { sys: { id: type } } },
  fields: { name: id, slug: id, ...fields },
});
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

it('a parent theme that no item carries itself is counted under its name', () => {
  const entries = [
    entry('title', 'lear', { themes: [link('tyranny')] }),
    entry('theme', 'tyranny', { name: 'Tyranny', themeType: 'Theme', parent: link('power') }),
    entry('theme', 'power', { name: 'Power and politics', themeType: 'Theme' }),
  ];
  const catalogue = new Catalogue(
    createSearchEngine(),
    { adultThemesEntryId: 'adult-themes', scheme: 'https' },
    pino({ level: 'silent' }),
  );
  catalogue.apply(new Set(entries.map(({ sys }) => sys.id)), lookupOf(entries, []));
  const { aggregations } = catalogue.engine.search({
    ...{ types: ['title'], sort: 'name-asc', skip: 0, limit: 10, audience: everybody },
    aggregations: ['theme'],
  });
  expect(aggregations.theme).toMatchObject([
    { key: 'power', name: 'Power and politics', count: 1 },
    { key: 'tyranny', name: 'Tyranny', count: 1, parent: 'power' },
  ]);
});
