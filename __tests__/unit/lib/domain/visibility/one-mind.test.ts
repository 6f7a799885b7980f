/**
 * One gate: whatever a viewer reaches an item by, the answer is that of `visibleIds` (R-VIS-10, R-VIS-12, R-PUR-9).
 */
import fc from 'fast-check';
import {
  contentTypes,
  isContentType,
  sitemapTypes,
  typeOfSegment,
} from '@/lib/contracts/catalogue/content-types';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { itemPath } from '@/lib/domain/item-page/paths';
import { visibleIds } from '@/lib/domain/visibility/library';
import { loadItemPage } from '@/lib/server/pages/item/load';
import { serveSitemap } from '@/lib/server/pages/sitemap';
import { shownItem } from '@/services/product/catalogue/access';
import { Audiences } from '@/services/product/catalogue/audience';
import type { Catalogue } from '@/services/product/catalogue/catalogue';
import { catalogueOf } from '@/__tests__/support/content/catalogue-of';
import { tableSource } from '@/__tests__/support/content/item-source';
import {
  libraryArbitrary,
  UNKNOWN_TYPE,
  viewerArbitrary,
  type RandomLibrary,
} from '@/__tests__/support/content/random-library';

let current: { catalogue: Catalogue; viewer: Viewer };
let sitemaps = 0;
jest.mock('@/lib/server/session', () => ({ visitorOf: () => ({ viewer: current.viewer }) }));
jest.mock('@/lib/server/product', () => ({
  seenAlike: ({ viewer }: { viewer: Viewer }) => ({ key: '', connect: () => Promise.resolve(viewer) }),
}));
jest.mock('@/lib/server/config', () => ({ publicOrigin: () => `https://library-${sitemaps}.example` }));
jest.mock('@/lib/platform/cache/last-known', () => ({
  LastKnown: class {
    get = (_key: string, make: () => Promise<unknown>) => make();
  },
}));
jest.mock('@/lib/clients/product-api/listing/listing', () => ({
  fetchListing: (viewer: Viewer, segment: string, query: URLSearchParams) => {
    const { catalogue } = current;
    const [limit, skip] = [Number(query.get('limit')), Number(query.get('skip'))];
    const types = [typeOfSegment(segment)!];
    const audience = new Audiences(catalogue).of({ viewer });
    const { hits, total } = catalogue.engine.search({ types, sort: 'name-asc', limit, skip, audience });
    return Promise.resolve({ items: hits.map(({ id }) => catalogue.item(id)), total });
  },
}));

async function sitemapPaths(): Promise<Set<string>> {
  const texts: string[] = [];
  const res = { setHeader: () => undefined, end: (text: string) => texts.push(text), statusCode: 200 };
  for (const type of sitemapTypes) {
    const [, segment = ''] = itemPath(type, 'x').split('/');
    const name = type === 'trainingCourse' ? 'training-courses' : segment;
    await serveSitemap({ res, req: {} } as never, `${name}-1.xml`);
  }
  return new Set(texts.join('').match(/(?<=\.example)\/[^<]+/g) ?? []);
}

const deps = (library: RandomLibrary) => ({
  source: tableSource(library.entries, []),
  listed: () => Promise.resolve(null),
  similar: () => Promise.resolve([]),
  opening: () => Promise.resolve([]),
  warn: (_details: object, message: string) => {
    throw new Error(message);
  },
});

let pairs = 0;

/** The ids that each way shows, by its name. */
async function shownBy(library: RandomLibrary, catalogue: Catalogue, viewer: Viewer) {
  current = { catalogue, viewer };
  const audiences = new Audiences(catalogue);
  const audience = audiences.of({ viewer });
  const ids = library.items.map(({ id }) => id);
  const types = contentTypes;
  const listed = catalogue.engine.search({ types, sort: 'name-asc', limit: 100, skip: 0, audience });
  const pages = await Promise.all(
    library.items.map(async ({ id, type }) => {
      const asked = { type: isContentType(type) ? type : 'title', slug: id, viewer } as const;
      return (await loadItemPage(asked, deps(library))) ? [id] : [];
    }),
  );
  const inSitemap = await sitemapPaths();
  const suggested = ids.filter((id) => {
    const text = `thing${id.slice('item-'.length)}x`;
    return catalogue.engine
      .suggest({ text, types, limit: 10, audience })
      .suggestions.some((one) => one.id === id);
  });
  pairs += ids.length;
  return {
    listing: listed.hits.map(({ id }) => id).sort(),
    page: pages.flat().sort(),
    suggestion: suggested.sort(),
    bookmark: ids.filter((id) => shownItem({ catalogue, audiences }, viewer, id)).sort(),
    sitemap: library.items
      .filter(({ id, type }) => isContentType(type) && inSitemap.has(itemPath(type, id)))
      .map(({ id }) => id)
      .sort(),
  };
}

it('R-VIS-10, R-VIS-12 listing, page, suggestion, sitemap, bookmark and index agree for 5,000 viewer and item pairs', async () => {
  await fc.assert(
    fc.asyncProperty(
      libraryArbitrary,
      fc.array(viewerArbitrary, { minLength: 4, maxLength: 4 }),
      async (library, viewers) => {
        const catalogue = catalogueOf(library.entries);
        sitemaps += 1;
        for (const viewer of viewers) {
          const expected = [...visibleIds(catalogue.all(), [viewer])].sort();
          const isMapped = (id: string) => sitemapTypes.some((type) => catalogue.item(id)?.type === type);
          const { sitemap, ...others } = await shownBy(library, catalogue, viewer);
          const all = { listing: expected, page: expected, suggestion: expected, bookmark: expected };
          expect(others).toEqual(all);
          expect(sitemap).toEqual(expected.filter(isMapped));
        }
      },
    ),
    { numRuns: 100 },
  );
  expect(pairs).toBeGreaterThanOrEqual(5_000);
});

it('a type that no registry knows is hidden from everybody, even by name', async () => {
  await fc.assert(
    fc.asyncProperty(libraryArbitrary, viewerArbitrary, async (library, viewer) => {
      const catalogue = catalogueOf(library.entries);
      const unknown = library.items.filter(({ type }) => type === UNKNOWN_TYPE);
      const seen = await shownBy(library, catalogue, viewer);
      for (const { id } of unknown) expect(Object.values(seen).flat()).not.toContain(id);
      const facts = { id: 'x', rights: null, contentProfiles: [], hasAdultThemes: false };
      expect(visibleIds([{ type: UNKNOWN_TYPE, visibility: facts, members: [] }], [viewer]).size).toBe(0);
    }),
    { numRuns: 20 },
  );
});
