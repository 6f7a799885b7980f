import { createClient, type ContentfulClientApi } from 'contentful';
import { decodeSyncToken, encodeSyncToken } from '@/services/content/api/sync-token';
import { publish, remove, unpublish } from '@/services/content/publishing/operations';
import { type ContentService, settle, startContentService, TOKEN } from '../../../support/content/service';
import { entry, SPACE } from '../../../support/content/space';

let service: ContentService;
let client: ContentfulClientApi<undefined>;
beforeEach(async () => {
  service = await startContentService();
  client = createClient({
    space: SPACE,
    accessToken: TOKEN,
    host: service.host,
    insecure: true,
    logHandler: () => undefined,
  });
});
afterEach(() => service.stop());

const place = { space: SPACE, environment: 'master' };
const inEntries = (id: string) => ({ kind: 'Entry' as const, id });
/** Longer than a process may lag behind a publication. */
const ids = (resources: readonly { sys: { id: string } }[]) => resources.map(({ sys }) => sys.id);

/** The client’s type lets a token be absent; a sync that ended has one. */
const since = (token: string | undefined) => ({ nextSyncToken: token ?? 'missing' });

interface SyncBody {
  sys: { id?: string; type: string };
  message?: string;
  items: {
    sys: { id: string; type: string; updatedAt: string; locale?: string };
    fields?: Record<string, unknown>;
  }[];
  nextPageUrl?: string;
  nextSyncUrl?: string;
}
const sync = async (query: string) => {
  const { status, body } = (await service.read(`/sync?${query}`)) as { status: number; body: SyncBody };
  return { status, body };
};

it('R-ENT-42 an initial sync lists everything live, in four lists', async () => {
  const { entries, assets, deletedEntries, deletedAssets, nextSyncToken } = await client.sync({
    initial: true,
  });
  expect([entries.length, assets.length, deletedEntries, deletedAssets]).toEqual([11, 3, [], []]);
  expect(nextSyncToken).toMatch(/^[A-Za-z0-9_-]+$/);
});

it('shows all locales, no expanded links, newest first, and one of the two addresses', async () => {
  const { body } = await sync('initial=true&type=Entry');
  const dates = body.items.map(({ sys }) => sys.updatedAt);
  expect(dates).toEqual([...dates].sort().reverse());
  const lear = body.items.find(({ sys }) => sys.id === 'lear');
  expect(lear?.fields).toMatchObject({
    name: { 'en-US': 'King Lear' },
    author: { 'en-US': { sys: { type: 'Link' } } },
  });
  expect(lear?.sys).not.toHaveProperty('locale');
  expect(body.nextSyncUrl).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/spaces\/stage\/environments\/master\/sync\?sync_token=[A-Za-z0-9_-]+$/,
  );
  expect(Object.keys(body).sort()).toEqual(['items', 'nextSyncUrl', 'sys']);
});

it('pages by its limit, which the token carries', async () => {
  const first = (await sync('initial=true&limit=5')).body;
  expect([first.items.length, first.nextSyncUrl]).toEqual([5, undefined]);
  const all = await client.sync({ initial: true, limit: 5 });
  expect(all.entries.length + all.assets.length).toBe(14);
  expect(new Set(ids([...all.entries, ...all.assets])).size).toBe(14);
});

it('loses nothing that changes between two pages', async () => {
  const first = (await sync('initial=true&limit=4&type=Entry')).body;
  const seen = new Set(ids(first.items));
  await publish(service.db, place, inEntries('lear'));
  await publish(service.db, place, inEntries('will'));
  await settle();
  let next = first.nextPageUrl;
  let last = first;
  while (next) {
    last = (await (await service.get(next.slice(service.url.length))).json()) as SyncBody;
    ids(last.items).forEach((id) => seen.add(id));
    next = last.nextPageUrl;
  }
  const delta = await client.sync({ nextSyncToken: last.nextSyncUrl?.split('sync_token=')[1] ?? '' });
  expect(ids(delta.entries).sort()).toEqual(['lear', 'will']);
  ids(delta.entries).forEach((id) => seen.add(id));
  expect(seen.size).toBe(11);
});

it('loses nothing where another process began the round with a later publication', async () => {
  const { value: key } = await service.db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'sync')
    .executeTakeFirstOrThrow();
  const first = (await sync('initial=true&limit=4&type=Entry')).body;
  const begun = decodeSyncToken(first.nextPageUrl?.split('sync_token=')[1] ?? '', key);
  const ahead = { ...begun!, at: (begun?.at ?? 0) + 5, limit: 100 };
  const page = (await sync(`sync_token=${encodeSyncToken(ahead, key)}`)).body;
  await publish(service.db, place, inEntries('lear'));
  await settle();
  const delta = await client.sync({ nextSyncToken: page.nextSyncUrl?.split('sync_token=')[1] ?? '' });
  expect(ids(delta.entries)).toEqual(['lear']);
});

it('a delta holds what was published or deleted since, each once, and then nothing', async () => {
  const { nextSyncToken } = await client.sync({ initial: true });
  const empty = await client.sync(since(nextSyncToken));
  expect([empty.entries, empty.assets, empty.deletedEntries]).toEqual([[], [], []]);

  await publish(service.db, place, inEntries('hamlet'));
  await publish(service.db, place, inEntries('hamlet'));
  await unpublish(service.db, place, inEntries('doll'));
  await remove(service.db, place, { kind: 'Asset', id: 'programme' });
  await settle();
  const delta = await client.sync(since(nextSyncToken));
  expect(ids(delta.entries)).toEqual(['hamlet']);
  expect(delta.entries[0]?.sys.revision).toBe(4);
  expect(ids(delta.deletedEntries)).toEqual(['doll']);
  expect(delta.deletedEntries[0]?.sys).toMatchObject({ type: 'DeletedEntry', revision: 3 });
  const dates = delta.deletedEntries[0]?.sys as unknown as Record<string, string>;
  expect(new Set([dates['createdAt'], dates['updatedAt'], dates['deletedAt']]).size).toBe(1);
  expect(ids(delta.deletedAssets)).toEqual(['programme']);
  const after = await client.sync(since(delta.nextSyncToken));
  expect([after.entries, after.deletedEntries, after.deletedAssets]).toEqual([[], [], []]);
});

it('what is unpublished and published again is an entry, not a deletion', async () => {
  const { nextSyncToken } = await client.sync({ initial: true });
  await unpublish(service.db, place, inEntries('doll'));
  await publish(service.db, place, inEntries('doll'));
  await settle();
  const delta = await client.sync(since(nextSyncToken));
  expect([ids(delta.entries), ids(delta.deletedEntries)]).toEqual([['doll'], []]);
});

it('R-CDA-4 by content type: entries of that type, and every deletion', async () => {
  const { entries, nextSyncToken } = await client.sync({ initial: true, content_type: 'person' });
  expect(entries).toHaveLength(5);
  await publish(service.db, place, inEntries('hamlet'));
  await publish(service.db, place, inEntries('nell'));
  await unpublish(service.db, place, inEntries('doll'));
  await settle();
  const delta = await client.sync(since(nextSyncToken));
  expect([ids(delta.entries), ids(delta.deletedEntries)]).toEqual([['nell'], ['doll']]);
});

it('an initial sync of deletions lists those of the past; of live things none', async () => {
  await unpublish(service.db, place, inEntries('doll'));
  await remove(service.db, place, { kind: 'Asset', id: 'programme' });
  await settle();
  const types = async (type: string) =>
    (await sync(`initial=true&type=${type}`)).body.items.map(({ sys }) => `${sys.type} ${sys.id}`);
  expect((await types('Deletion')).sort()).toEqual(['DeletedAsset programme', 'DeletedEntry doll']);
  expect(await types('DeletedEntry')).toEqual(['DeletedEntry doll']);
  expect(await types('DeletedAsset')).toEqual(['DeletedAsset programme']);
  expect((await types('all')).filter((line) => line.startsWith('Deleted'))).toEqual([]);
  expect(await types('Asset')).toHaveLength(2);
});

it('a token outlives a restart and serves another process', async () => {
  const { nextSyncToken } = await client.sync({ initial: true });
  const another = await service.startAnother();
  try {
    await publish(service.db, place, inEntries('kit'));
    await settle();
    const elsewhere = createClient({
      space: SPACE,
      accessToken: TOKEN,
      host: another.host,
      insecure: true,
      logHandler: () => undefined,
    });
    expect(ids((await elsewhere.sync(since(nextSyncToken))).entries)).toEqual(['kit']);
  } finally {
    await another.app.close();
  }
});

it('an import reaches running processes, new fields of a content type too', async () => {
  expect((await service.read('/entries/new-play')).status).toBe(404);
  const { contentTypes } = await import('../../../support/content/space');
  const [play, person] = contentTypes;
  const wider = {
    ...play,
    fields: [
      ...(play?.fields ?? []),
      { id: 'mood', name: 'mood', type: 'Symbol', localized: false, required: false },
    ],
  };
  await service.importContent({
    space: { id: SPACE },
    contentTypes: [wider, person],
    entries: [entry('play', 'new-play', { name: 'New', slug: 'new', mood: 'grim' })],
  });
  await settle();
  const { body } = (await service.read('/entries?content_type=play&fields.mood=grim')) as { body: SyncBody };
  expect(ids(body.items)).toEqual(['new-play']);
});

describe('R-CDA-6 misuse is BadRequest', () => {
  it.each([
    ['', /initial/],
    ['initial=false', /initial/],
    ['initial=true&content_type=play', /"type".*"Entry"/],
    ['initial=true&content_type=play&type=Asset', /"type".*"Entry"/],
    ['sync_token=TOKEN&limit=10', /you can not pass any other parameters/],
    ['sync_token=TOKEN&initial=true', /you can not pass any other parameters/],
    ['sync_token=nonsense', /token/],
    ['sync_token=', /token/],
  ])('%s', async (query, message) => {
    const token = (await sync('initial=true')).body.nextSyncUrl?.split('sync_token=')[1] ?? '';
    const { status, body } = await sync(query.replace('TOKEN', token));
    expect([query, status, body.sys.id]).toEqual([query, 400, 'BadRequest']);
    expect(body.message).toMatch(message);
  });

  it('an edited token is refused', async () => {
    const token = (await sync('initial=true')).body.nextSyncUrl?.split('sync_token=')[1] ?? '';
    const payload = JSON.parse(Buffer.from(token.slice(22), 'base64url').toString()) as object;
    const edited =
      token.slice(0, 22) + Buffer.from(JSON.stringify({ ...payload, limit: 1 })).toString('base64url');
    expect((await sync(`sync_token=${edited}`)).status).toBe(400);
  });

  it.each([
    'initial=true&type=Nothing',
    'initial=true&limit=0',
    'initial=true&limit=1001',
    'initial=true&foo=1',
    'initial=true&type=Entry&content_type=opera',
  ])('%s is InvalidQuery', async (query) => {
    const { status, body } = await sync(query);
    expect([status, body.sys.id]).toEqual([400, 'InvalidQuery']);
  });
});
