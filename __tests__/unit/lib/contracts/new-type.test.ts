/**
 * A new content type takes one registry row, one section table and words. The rest, listing, card, page and visibility,
 * follows: this test adds a `puppet` by those three alone.
 */
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import {
  contentTypes,
  labelledTypes,
  sitemapTypes,
  type ContentType,
} from '@/lib/contracts/catalogue/content-types';
import { cardSelect } from '@/lib/server/content/card-fields';
import { structuredData } from '@/lib/domain/catalogue/structured-data';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { cardOf } from '@/lib/domain/catalogue/card';
import { cardFacts } from '@/lib/domain/catalogue/card-facts';
import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import { itemPath } from '@/lib/domain/item-page/paths';
import { listingPlace } from '@/lib/domain/listing/screens';
import { loadItemPage } from '@/lib/server/pages/item/load';
import { Audiences } from '@/services/product/catalogue/audience';
import { catalogueOf } from '@/__tests__/support/content/catalogue-of';
import { entry, links } from '@/__tests__/support/content/item-entries';
import { tableSource } from '@/__tests__/support/content/item-source';

jest.mock('@/lib/contracts/catalogue/type-rows', () => {
  const { typeRows } = jest.requireActual<{ typeRows: object }>('@/lib/contracts/catalogue/type-rows');
  const puppet = {
    segment: 'puppets',
    label: 'Puppets',
    searched: true,
    listed: true,
    guarded: true,
    dated: true,
    teaches: true,
  };
  return { typeRows: { ...typeRows, puppet } };
});
jest.mock('@/lib/contracts/catalogue/card-fields', () => {
  type Fields = { cardFieldsOfType: object };
  const { cardFieldsOfType } = jest.requireActual<Fields>('@/lib/contracts/catalogue/card-fields');
  return { cardFieldsOfType: { ...cardFieldsOfType, puppet: ['educationLevels', 'date'] } };
});
jest.mock('@/lib/domain/item-page/sections/tables', () => {
  type Tables = { sectionsOfType: Record<string, readonly { id: string }[]> };
  const { sectionsOfType } = jest.requireActual<Tables>('@/lib/domain/item-page/sections/tables');
  const about = sectionsOfType.title?.filter(({ id }) => id === 'about');
  return { sectionsOfType: { ...sectionsOfType, puppet: about } };
});
jest.mock('@/lib/domain/listing/words', () => {
  const { listingWords } = jest.requireActual<{ listingWords: object }>('@/lib/domain/listing/words');
  return { listingWords: { ...listingWords, puppet: ['Puppets', 'Carved, jointed and strung.'] } };
});

const PUPPET = contentTypes.find((type) => (type as string) === 'puppet') as ContentType;
const entries = [
  entry('puppet', 'mr-punch', { longIntroduction: 'Carved in lime wood.', date: '1860-05-01' }),
  entry('puppet', 'scaramouche', { contentProfiles: ['violence'] }),
  entry('series', 'puppets-alone', { items: links('scaramouche') }),
];
const catalogue = catalogueOf(entries);

const audiences = new Audiences(catalogue);
const anybody: Viewer = anonymousViewer;
const strict: Viewer = { ...anybody, blockedProfiles: ['violence'] };
const page = (slug: string, viewer: Viewer) =>
  loadItemPage(
    { type: PUPPET, slug, viewer },
    {
      source: tableSource(entries, []),
      listed: async () => null,
      similar: async () => [],
      opening: async () => [],
      warn: () => undefined,
    },
  );
const listed = (viewer: Viewer) =>
  catalogue.engine
    .search({ types: [PUPPET], sort: 'name-asc', limit: 10, skip: 0, audience: audiences.of({ viewer }) })
    .hits.map(({ id }) => id);

describe('a content type added by its row, its sections and its words', () => {
  it('has a listing, a filter label, an address and a place in the sitemap', () => {
    expect(listingPlace('puppets')).toMatchObject({ type: 'puppet', heading: 'Puppets' });
    expect(labelledTypes).toContainEqual({ type: 'puppet', label: 'Puppets' });
    expect(itemPath(PUPPET, 'mr-punch')).toBe('/puppets/mr-punch');
    expect(sitemapTypes).toContain('puppet');
  });

  it('has a card with its year, and a page with its sections under its listing', async () => {
    const item = contentItemSchema.parse(JSON.parse(String(catalogue.item('mr-punch')?.json)));
    expect(cardOf(item)).toMatchObject({ type: 'puppet', name: 'mr-punch' });
    expect(cardFacts(item, {})).toContain('1860');
    expect(await page('mr-punch', anybody)).toMatchObject({
      page: {
        path: '/puppets/mr-punch',
        crumbs: [{ name: 'Home' }, { name: 'Puppets', href: '/puppets' }],
        sections: [{ id: 'about', passages: [{ text: 'Carved in lime wood.' }] }],
      },
    });
  });

  it('is asked for as its card needs it, and described as something to teach with', async () => {
    expect(cardSelect('puppet')).toBe(
      'sys,fields.name,fields.slug,fields.image,fields.imageAltText,fields.shortIntroduction,fields.contentGuidance,' +
        'fields.rightsAgreement,fields.contentProfiles,fields.educationLevels,fields.date',
    );
    const found = await page('mr-punch', anybody);
    const [described] = structuredData((found as { page: ItemPage }).page, {
      origin: 'https://library.example',
      picture: null,
    });
    expect(described).toMatchObject({ '@type': 'LearningResource', name: 'mr-punch' });
  });

  it('is gated without anybody saying so: in listing, page, bookmark and what holds it', async () => {
    expect([listed(anybody), listed(strict)]).toEqual([['mr-punch', 'scaramouche'], ['mr-punch']]);
    expect(await page('scaramouche', strict)).toBeNull();
    const { sees } = audiences.of({ viewer: strict });
    const hidden = ['scaramouche', 'puppets-alone', 'mr-punch'].filter((id) => !sees(id));
    expect(hidden).toEqual(['scaramouche', 'puppets-alone']);
  });
});
