/** The typed queries against recorded traffic: the type each asks for, and the shape of what it answers. */
import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { createContentItems } from '@/lib/server/content/items';
import { fetchCountries, fetchRightsAgreements, fetchSegments } from '@/lib/server/content/typed-queries';
import { asked, entry, link, page, serve } from './fixture';

const mapping = { adultThemesEntryId: 'adult-themes', scheme: 'https' as const };

describe('R-CDA-17 typed queries', () => {
  it.each(['series', 'interview', 'workshop', 'company', 'period'] as const)(
    'items of type %s, many or one',
    async (type) => {
      const ofType = (url: URL) => (url.searchParams.get('content_type') === type ? [entry(type, 'x')] : []);
      const { keeping } = serve((url) => page(ofType(url)));
      const items = createContentItems(keeping, mapping).for(anonymousViewer);
      expect(await items.findAll(type, ['x'])).toMatchObject([{ item: { id: 'x', type } }]);
      expect(await items.find(type, 'x')).toMatchObject({ record: { item: { id: 'x', type } } });
      expect(asked('content_type')).toEqual(['rightsAgreement', type, type]);
    },
  );

  it('segments by id, without those that end before they begin', async () => {
    const scene = (id: string, from: number, to: number) =>
      entry('segment', id, { type: 'Scene', startTimestampInSeconds: from, endTimestampInSeconds: to });
    const { dropping } = serve(() => page([scene('s', 1, 2), scene('wrong', 5, 2)]));
    const found = await fetchSegments(dropping, ['s', 'wrong'], 'https');
    expect(found).toMatchObject([
      { id: 's', type: 'Scene', startTimestampInSeconds: 1, endTimestampInSeconds: 2 },
    ]);
    expect([asked('content_type'), asked('sys.id[in]')]).toEqual([['segment'], ['s,wrong']]);
  });

  it('codes of countries by id; nothing is asked when none is wanted', async () => {
    const country = entry('country', 'uk', { alpha2: 'GB', alpha3: 'GBR', numericCode: '826' });
    const { dropping } = serve(() => page([country]));
    expect(await fetchCountries(dropping, ['uk'])).toEqual(new Map([['uk', 'GBR']]));
    expect([asked('content_type'), asked('sys.id[in]')]).toEqual([['country'], ['uk']]);
    expect(await fetchCountries(dropping, [])).toEqual(new Map());
    expect(asked('content_type')).toEqual(['country']);
  });

  it('agreements with their countries', async () => {
    const deny = entry('rightsAgreement', 'r', { type: 'deny', countries: [link('GBR')] });
    const includes = { Entry: [entry('country', 'GBR', { alpha3: 'GBR' })] };
    const { keeping } = serve(() => page([deny], { includes }));
    expect(await fetchRightsAgreements(keeping)).toEqual([{ id: 'r', type: 'deny', countries: ['GBR'] }]);
    expect(asked('content_type')).toEqual(['rightsAgreement']);
  });
});

it('R-PUR-10 R-VIS-2 a denying agreement hides its items everywhere while one of its countries is unpublished', async () => {
  const deny = entry('rightsAgreement', 'r', { type: 'deny', countries: [link('usa'), link('gone')] });
  const includes = { Entry: [entry('country', 'usa', { alpha3: 'usa' })] };
  const film = entry('production', 'x', { rightsAgreement: link('r') });
  const { keeping } = serve(({ searchParams }) =>
    searchParams.get('content_type') === 'rightsAgreement' ? page([deny], { includes }) : page([film]),
  );
  const items = createContentItems(keeping, mapping).for({ ...anonymousViewer, country: 'GBR' });
  expect(await items.findAll('production', ['x'])).toEqual([]);
  expect(asked('fields.rightsAgreement.sys.id[nin]').at(-1)).toBe('r');
  expect(await fetchRightsAgreements(keeping)).toEqual([{ id: 'r', type: 'allow', countries: [] }]);
});

it('R-VIS-2 an agreement denies a country whatever the case of its code', async () => {
  const deny = entry('rightsAgreement', 'r', { type: 'deny', countries: [link('usa')] });
  const includes = { Entry: [entry('country', 'usa', { alpha3: 'usa' })] };
  const { keeping } = serve(() => page([deny], { includes }));
  expect(await fetchRightsAgreements(keeping)).toEqual([{ id: 'r', type: 'deny', countries: ['USA'] }]);
});

it.each([
  'production',
  'guide',
  'interview',
  'workshop',
  'lessonPlan',
  'person',
  'genre',
  'theme',
  'collection',
  'educationLevel',
  'skill',
  'series',
  'title',
  'trainingCourse',
] as const)('R-PUR-7 of type %s one can be looked up, and is a whole content item', async (type) => {
  const x = entry(type, 'x');
  const { keeping } = serve(({ searchParams }) =>
    page(searchParams.get('sys.id') === 'x' || searchParams.get('content_type') === type ? [x] : []),
  );
  const items = createContentItems(keeping, mapping).for(anonymousViewer);
  const found = await items.find(type, 'x');
  expect(contentItemSchema.parse(found?.record.item)).toMatchObject({ type, id: 'x', name: 'x' });
  expect(await items.find(type === 'guide' ? 'title' : 'guide', 'x')).toBeNull();
});

it('asks for more ids than a page holds in several requests', async () => {
  const { dropping } = serve(() => page([]));
  await fetchCountries(
    dropping,
    Array.from({ length: 51 }, (_, index) => `c${index}`),
  );
  expect(asked('sys.id[in]').map((ids) => ids?.split(',').length)).toEqual([50, 1]);
});
