/** @jest-environment node */
/** Bringing a feed up to date holds up nobody, and reads only what has changed. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import type { Catalogue } from '@/services/product/catalogue/catalogue';
import type { StoredItem } from '@/services/product/catalogue/stored-item';
import { RecordFeeds } from '@/services/product/records/feeds';
import { organisation, type Product, startProduct } from '../support/harness';
import { TEST_LIBRARY } from '../support/library';

const GUIDES = 300;
const FEW = 6;
/** More than have room (services/product/catalogue/audience.ts). */
const MANY_SCHOOLS = 58;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());
afterEach(() => jest.restoreAllMocks());

/** A library of many guides, which all name a person. */
function catalogueOfMany(guides = GUIDES) {
  const [guide] = [...product.catalogue.all()].filter(({ type }) => type === 'guide');
  const [person] = [...product.catalogue.all()].filter(({ type }) => type === 'person');
  if (!guide || !person) throw new Error('the sample has both');
  const guideOf = (number: number, change: object = {}): StoredItem => {
    const names = { id: `many-${number}`, slug: `many-${number}` };
    const item = { ...JSON.parse(guide.json.toString()), ...names, writerSlugs: [person.slug], ...change };
    const visibility = { ...guide.visibility, id: names.id };
    return { ...guide, ...names, visibility, json: Buffer.from(JSON.stringify(item)) };
  };
  const items = new Map(
    [person, ...Array.from({ length: guides }, (_, n) => guideOf(n))].map((item) => [item.id, item]),
  );
  const ids = new Map(Array.from(items.values(), ({ id, type, slug }) => [`${type}/${slug}`, id]));
  const catalogue = {
    version: 1,
    seq: product.catalogue.seq,
    all: () => items.values(),
    item: (id: string) => items.get(id),
    ofType: (type: string) => [...items.values()].filter((item) => item.type === type),
    byKey: (key: string) => items.get(ids.get(key) ?? ''),
    bySlug: (type: string, slug: string) => catalogue.byKey(`${type}/${slug}`),
  };
  const publish = (item: StoredItem) => {
    items.set(item.id, item);
    catalogue.version += 1;
  };
  return { catalogue, guideOf, person, publish };
}
const feedsOf = (catalogue: object) =>
  new RecordFeeds({
    db: product.database.db,
    catalogue: catalogue as Catalogue,
    library: TEST_LIBRARY,
    now: () => product.clock.ms,
  });
const rows = async (feed: string) =>
  product.database.db
    .selectFrom('record')
    .select(['item_id', 'name'])
    .where('feed', '=', feed)
    .where('superseded_at', 'is', null)
    .where('deleted', '=', false)
    .execute();

it('of a new version it reads the items that changed, and those that name one', async () => {
  const { catalogue, guideOf, person, publish } = catalogueOfMany();
  const feeds = feedsOf(catalogue);
  const school = organisation({ id: 'changed' });
  const read = jest.spyOn(contentItemSchema, 'parse');
  await feeds.refreshOrganisation(school);
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(GUIDES);
  read.mockClear();
  publish(guideOf(7, { name: 'Renamed' }));
  product.clock.ms += 5_000;
  await feeds.refreshOrganisation(school);
  expect(read).toHaveBeenCalledTimes(1);
  const named = new Map((await rows('organisation:changed')).map((row) => [row.item_id, row.name]));
  expect([named.size, named.get('many-7')]).toEqual([GUIDES, 'Renamed']);
  read.mockClear();
  publish({ ...person, name: 'Another Name' });
  await feeds.refreshOrganisation(school);
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(GUIDES);
});

it('however often content changes meanwhile, it reads some items in a turn', async () => {
  const { catalogue, guideOf, publish } = catalogueOfMany();
  let turn = 0;
  let isOver = false;
  const inTurn = new Map<number, number>();
  const original = contentItemSchema.parse.bind(contentItemSchema);
  jest.spyOn(contentItemSchema, 'parse').mockImplementation((value) => {
    inTurn.set(turn, (inTurn.get(turn) ?? 0) + 1);
    return original(value);
  });
  const turns = (async () => {
    for (; !isOver; turn += 1) {
      if (turn % 3 === 0) publish(guideOf(turn % GUIDES, { name: `In turn ${turn}` }));
      await nextTurn();
    }
  })();
  await feedsOf(catalogue).refreshOrganisation(organisation({ id: 'restless' }));
  isOver = true;
  await turns;
  expect(await rows('organisation:restless')).toHaveLength(GUIDES);
  expect(Math.max(...inTurn.values())).toBeLessThan(GUIDES / 4);
});

it('following more organisations than there is room for makes nothing while nothing changes', async () => {
  const { catalogue, guideOf, publish } = catalogueOfMany(FEW);
  const feeds = feedsOf(catalogue);
  const schools = Array.from({ length: MANY_SCHOOLS }, (_, number) =>
    organisation({ id: `followed-${number}`, blockedContent: [`many-${number % FEW}`] }),
  );
  const round = async () => {
    for (const school of schools) await feeds.follow(school);
  };
  await round();
  const looked = jest.spyOn(catalogue, 'item');
  await round();
  expect(looked).not.toHaveBeenCalled();
  // An organisation that changes, and a change of the content, are followed all the same.
  schools[57] = organisation({ id: 'followed-57', blockedContent: ['many-1', 'many-2'] });
  await round();
  expect(await rows('organisation:followed-57')).toHaveLength(FEW - 2);
  expect(await rows('organisation:followed-56')).toHaveLength(FEW - 1);
  publish(guideOf(3, { name: 'Renamed' }));
  product.clock.ms += 5_000;
  await round();
  expect(await rows('organisation:followed-5')).toContainEqual({ item_id: 'many-3', name: 'Renamed' });
});
