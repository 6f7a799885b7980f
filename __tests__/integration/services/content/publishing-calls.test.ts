/** Publishing as operators ask for it: by calls of the content service, with a signature for this purpose, and by nothing else. */
import { sql } from 'kysely';
import type { OperatedEntry } from '@/lib/contracts/administration/entries';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { createPublishing, type Publishing } from '@/services/product/calls/publishing';
import { createVisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import { readAudit } from '@/services/common/audit/read';
import { readEntry } from '../../../support/content/publishing';
import { settle, startContentService, type ContentService } from '../../../support/content/service';
import { entry, SPACE } from '../../../support/content/space';
import { SERVICE_KEY, signedHeaders } from '../../../support/visitors/signed-visitor';

let service: ContentService;
let publishing: Publishing;
const operator = {
  viewer: { ...anonymousViewer, userId: 'root' },
  address: '198.51.100.7',
  requestId: '11111111-1111-4111-8111-111111111111',
};
const at = (host: string, place: object = {}) =>
  createPublishing(
    {
      CONTENTFUL_HOST: host,
      CONTENTFUL_INSECURE: true,
      CONTENTFUL_BASE_PATH: '',
      CONTENTFUL_SPACE_ID: SPACE,
      CONTENTFUL_ENVIRONMENT: 'master',
      ...place,
    },
    createVisitorSigner(SERVICE_KEY),
  );
beforeEach(async () => {
  service = await startContentService();
  publishing = at(service.host);
});
afterEach(() => service.stop());

const find = async (q: string) => (await publishing.entries(operator, { q, type: '', offset: 0 })).entries;
const lear = async (): Promise<OperatedEntry> => {
  const [found] = await find('lear');
  if (!found) throw new Error('there is no lear');
  return found;
};
const set = (version: string, published: boolean, id = 'lear') =>
  publishing.setPublished(operator, id, { version, published });
const delivered = async () => {
  await settle();
  return (await readEntry(service, 'lear')).status;
};
const lines = async () =>
  (await readAudit(service.db, { organisationId: null, limit: 5 })).entries.filter(({ action }) =>
    action.startsWith('content_'),
  );

it('an entry is found by its name or id, taken back, and published again', async () => {
  const found = await lear();
  expect(found).toMatchObject({ id: 'lear', published: true, name: expect.any(String) as string });
  expect((await find((found.name ?? '').slice(1, 4).toUpperCase())).map(({ id }) => id)).toContain('lear');
  expect(await find('100%')).toEqual([]);
  const back = await set(found.version, false);
  expect(back).toMatchObject({ id: 'lear', published: false });
  expect(await delivered()).toBe(404);
  expect((await set(back.version, true)).published).toBe(true);
  expect(await delivered()).toBe(200);
});

it('who did it stands in the audit log, with the request; what is asked for twice is done once', async () => {
  const { version } = await lear();
  await set(version, false);
  await set(version, false);
  expect(await lines()).toMatchObject([
    {
      action: 'content_unpublished',
      actorKind: 'person',
      actor: 'root',
      subject: `entry:${SPACE}/master/lear`,
      requestId: operator.requestId,
      network: '198.51.100.0/24',
    },
  ]);
});

it('without its line in the audit log nothing is changed', async () => {
  const { version } = await lear();
  await sql`alter table audit.event rename to away`.execute(service.db);
  await expect(set(version, false)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await sql`alter table audit.away rename to event`.execute(service.db);
  expect((await lear()).version).toBe(version);
  expect(await delivered()).toBe(200);
});

it('somebody else’s change is not gone over, and what there is not cannot be changed', async () => {
  const { version } = await lear();
  const later = await set((await set(version, false)).version, true);
  await expect(set(version, false)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await lear()).version).toBe(later.version);
  await expect(set('1', false, 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('of two who publish at once both are answered, and it is published once', async () => {
  const { version } = await set((await lear()).version, false);
  const both = await Promise.all([set(version, true), set(version, true)]);
  expect(both[0]).toEqual(both[1]);
  expect((await lines()).filter(({ action }) => action === 'content_published')).toHaveLength(1);
});

it('during a long import an operator is soon told to try again, and nothing is published later', async () => {
  const { version } = await lear();
  const headers = {
    ...(await signedHeaders({ userId: 'root' }, { service: 'publishing' })),
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ version, published: false });
  const address = `/administration/${SPACE}/master/entries/lear`;
  await service.db.transaction().execute(async (importing) => {
    await importing.selectFrom('clock').selectAll().forUpdate().execute();
    const response = await service.get(address, { method: 'POST', headers, body });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  });
  expect((await lear()).version).toBe(version);
});

it('a draft that lacks what is required is not published, and what it lacks is said', async () => {
  const nameless = entry('person', 'nameless', { born: 1600 }, { version: 1 });
  await service.importContent({ space: { id: SPACE }, entries: [nameless] });
  const [draft] = await find('nameless');
  expect(draft).toMatchObject({ name: null, published: false });
  await expect(set(draft?.version ?? '', true, 'nameless')).rejects.toThrow(
    'Entry nameless, field name: is required',
  );
  expect(await find('nameless')).toEqual([draft]);
});

it('no other signature, token or address opens it, and nothing tells that it is there', async () => {
  const path = `/administration/${SPACE}/master/entries`;
  const tries: Record<string, string>[] = [
    {},
    await signedHeaders({ userId: 'root' }, { service: 'content' }),
    await signedHeaders({ userId: 'root' }, { service: 'accounts' }),
    await signedHeaders({ userId: null }, { service: 'publishing' }),
    await signedHeaders({ userId: 'root' }, { service: 'publishing', now: () => Date.now() - 600_000 }),
    await signedHeaders(
      { userId: 'root' },
      { service: 'publishing', key: 'another-key-of-at-least-32-characters' },
    ),
  ];
  for (const headers of tries) {
    expect((await service.get(path, { headers })).status).toBe(404);
    const asked = {
      method: 'POST',
      body: '{"wrong":1}',
      headers: { ...headers, 'content-type': 'application/json' },
    };
    expect((await service.get(`${path}/lear`, asked)).status).toBe(404);
  }
  expect(await delivered()).toBe(200);
});

it('entries are found by their type, and the types are those that have entries', async () => {
  const all = await publishing.entries(operator, { q: '', type: '', offset: 0 });
  const { type } = await lear();
  expect(all.types).toContain(type);
  expect(all.types).not.toContain('');
  const found = await publishing.entries(operator, { q: '', type, offset: 0 });
  expect(new Set(found.entries.map((entry) => entry.type))).toEqual(new Set([type]));
  expect((await publishing.entries(operator, { q: 'lear', type: 'none', offset: 0 })).total).toBe(0);
});

it('a content service of the last release, which refuses a type and answers no types, is read too', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  asked.mockResolvedValue(Response.json({ own: true, entries: [], total: 0 }));
  const found = await publishing.entries(operator, { q: '', type: '', offset: 0 });
  const [[address] = []] = asked.mock.calls;
  asked.mockRestore();
  expect(found).toEqual({ own: true, types: [], entries: [], total: 0 });
  expect(new URL(String(address)).search).toBe('?q=&offset=0');
});

it('content that is written elsewhere has no entries here, and nobody there is told who asks', async () => {
  const none = { own: false, types: [], entries: [], total: 0 };
  const { fetch } = globalThis;
  const asked = jest.fn();
  globalThis.fetch = asked;
  expect(await at('cdn.contentful.com').entries(operator, { q: '', type: '', offset: 0 })).toEqual(none);
  globalThis.fetch = fetch;
  expect(asked).not.toHaveBeenCalled();
  const elsewhere = at(service.host, { CONTENTFUL_BASE_PATH: '/content' });
  expect(await elsewhere.entries(operator, { q: '', type: '', offset: 0 })).toEqual(none);
  await expect(
    elsewhere.setPublished(operator, 'lear', { version: '1', published: false }),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
