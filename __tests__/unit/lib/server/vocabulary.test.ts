import { SERVICE_KEY } from '@/__tests__/support/visitors/signed-visitor';
import { ProductApiError, type ProductConnection } from '@/lib/clients/product-api/fetch';
import { fetchEducationLevels } from '@/lib/clients/product-api/listing/levels';
import { fetchCards } from '@/lib/clients/product-api/listing/listing';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { viewerLevels, viewerTerms, viewerWays } from '@/lib/server/vocabulary';

jest.mock('@/lib/clients/product-api/listing/listing', () => ({ fetchCards: jest.fn() }));
jest.mock('@/lib/clients/product-api/catalogue/item', () => ({ hasItem: async () => true }));
jest.mock('@/lib/clients/product-api/listing/levels', () => ({ fetchEducationLevels: jest.fn() }));
jest.mock('@/lib/server/log', () => ({ pageLog: () => ({ error: () => undefined }) }));
jest.mock('@/lib/server/config', () => ({ webConfig: () => ({ PRODUCT_API_URL: '', SERVICE_KEY }) }));

const read = jest.mocked(fetchCards);
const readLevels = jest.mocked(fetchEducationLevels);
const nothing = { items: [], total: 0, aggregations: { type: [] } };

const level = { id: 'year-10', name: 'Year 10', countryCode: 'GBR', level: 'Secondary', stage: 'Key Stage 4', yearOrGrade: 'Year 10', entryAge: 14,
  alternativeLevels: [], alternativeStages: [], unifiedLevelStage: 'upper', unifiedLevelStageName: 'Upper secondary' }; // prettier-ignore

const visitorOf = (viewer: Partial<Viewer>, token: string | null = null) => ({
  viewer: { ...anonymousViewer, ...viewer },
  address: '192.0.2.1',
  requestId: 'one',
  token,
  classroom: false,
});
const personOf = (userId: string, more: Partial<Viewer> = {}) =>
  visitorOf({ method: 'Okta', userId, organisationId: 'school', ...more }, `token of ${userId}`);

/** Refuses one person's token, as the product API does. */
function refuse(userId: string): void {
  const answer = async <Answer>({ headers }: ProductConnection, found: Answer) => {
    if (headers.Authorization === `Bearer token of ${userId}`)
      throw new ProductApiError('The access token is not valid', 'UNAUTHENTICATED', 401);
    return found;
  };
  read.mockImplementation((connection) => answer(connection, nothing));
  readLevels.mockImplementation((connection) => answer(connection, []));
}

beforeEach(() => {
  read.mockReset().mockResolvedValue(nothing);
  readLevels.mockReset().mockResolvedValue([]);
});

it('a refused token takes the levels and the ways from nobody', async () => {
  refuse('ended');
  const onMissing = jest.fn();
  const country = 'FRA';
  for (const userId of ['ended', 'other']) {
    expect((await viewerWays(personOf(userId, { country }), onMissing)).empty).toContain('/productions');
    await viewerLevels(personOf(userId, { country }), onMissing);
  }
  expect(onMissing).not.toHaveBeenCalled();
});

it('a refused token takes the ways from nobody else with as many items in their lists', async () => {
  refuse('ended');
  const lists = { blockedContentIds: Array.from({ length: 60 }, (_, index) => `item-${index}`) };
  const both = ['ended', 'other'].map((userId) => viewerWays(personOf(userId, lists)));
  expect((await Promise.all(both)).map(({ empty }) => empty.length > 0)).toEqual([false, true]);
});

it('the ways are read as a class of visitors, with no person among them', async () => {
  await viewerWays(personOf('one', { country: 'ITA' }));
  const { headers } = read.mock.calls[0]![0];
  const verify = createVisitorVerifier(SERVICE_KEY, 'product');
  expect(await verify(headers)).toMatchObject({
    viewer: { userId: null, organisationId: 'school', country: 'ITA' },
  });
});

it('the ways are read once for all who see the same, and again for who sees something else', async () => {
  const { empty } = await viewerWays(visitorOf({}));
  expect(empty).toContain('/productions');
  const once = read.mock.calls.length;
  await viewerWays(personOf('u', { organisationId: 'o' }));
  expect(read).toHaveBeenCalledTimes(once);
  for (const other of [{ blockedContentIds: ['x'] }, { adultThemesRestricted: true }, { country: 'GBR' }]) {
    const before = read.mock.calls.length;
    await viewerWays(visitorOf(other));
    expect(read).toHaveBeenCalledTimes(before + once);
  }
});

it('the terms are those of the ways, and none while these cannot be read', async () => {
  const theme = [{ key: 'power', name: 'Power', count: 1 }];
  read.mockResolvedValue({ ...nothing, aggregations: { theme } });
  expect(await viewerTerms(visitorOf({ country: 'NZL' }))).toEqual({ theme });
  read.mockRejectedValue(new ProductApiError('Not now', 'UNAVAILABLE', 503));
  expect(await viewerTerms(visitorOf({ country: 'NZL' }))).toEqual({ theme });
  expect(await viewerTerms(visitorOf({ country: 'AUS' }))).toEqual({});
});

it('what a publication brings is there a few seconds later: the levels of a new library, and lists that are no longer empty', async () => {
  const now = jest.spyOn(Date, 'now');
  const visitor = visitorOf({ country: 'GBR', blockedContentIds: ['new-library'] });
  try {
    const start = Date.now() + 60_000;
    now.mockReturnValue(start);
    expect([
      (await viewerLevels(visitor)).length,
      (await viewerWays(visitor)).empty.includes('/guides'),
    ]).toEqual([0, true]);
    readLevels.mockResolvedValue([level]);
    read.mockResolvedValue({
      ...nothing,
      aggregations: { type: [{ key: 'guide', name: 'Guide', count: 1 }] },
    });
    now.mockReturnValue(start + 6_000);
    expect([
      (await viewerLevels(visitor)).length,
      (await viewerWays(visitor)).empty.includes('/guides'),
    ]).toEqual([1, false]);
  } finally {
    now.mockRestore();
  }
});
