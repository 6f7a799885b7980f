/** Documents of a list or a class, read without script: each is a link, which is counted when it is followed. */
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { nativePlay } from '@/lib/server/native-play';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { listEntry } from '@/__tests__/support/content/list-entry';

const document = (id: string) => ({ id, name: `Document ${id}`, pages: 2, editable: false });
const entry: ShownEntry = {
  ...listEntry,
  ...{ id: 'entry', contentId: 'guide', kind: 'document', documentId: 'one', item: null },
  documents: [document('one'), document('two')],
};
const product: ProductConnection = { baseUrl: 'http://product', headers: {}, timeoutMs: 1000 };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const granted = () =>
  json({ url: 'https://media.test/two.pdf', fileName: 'two.pdf', expiresAt: '2026-09-21T14:13:20.000Z' });
let answer: () => Response;
let asked: { path: string; agent: string | null; body: unknown }[];

beforeEach(() => {
  asked = [];
  answer = granted;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { headers, body } = {}) => {
    const path = new URL(String(address)).pathname;
    const agent = new Headers(headers).get('User-Agent');
    asked.push({ path, agent, body: JSON.parse(String(body)) as unknown });
    return path === '/api/usage' ? new Response(null, { status: 204 }) : answer();
  });
});
afterEach(() => jest.restoreAllMocks());

const open = (documentId: string | null, given: { agent?: string | null; classKey?: string } = {}) =>
  nativePlay([entry], { product, agent: 'Safari', classKey: null, entryId: 'entry', documentId, ...given });
const told = () => asked.filter(({ path }) => path === '/api/usage');

it('links are shown without a grant, and nothing is counted', async () => {
  expect(await open(null)).toEqual({ entryId: 'entry', type: 'documents' });
  expect(await open('of another entry')).toEqual({ entryId: 'entry', type: 'documents' });
  expect(asked).toEqual([]);
});

it('who follows one is led to the document, which is counted as the reader counts it', async () => {
  expect(await open('two')).toBe('https://media.test/two.pdf');
  const uses = [{ action: 'read', contentId: 'guide', part: 'two' }];
  expect(told()).toEqual([{ path: '/api/usage', agent: 'Safari', body: { uses } }]);
});

it('in a class it is read, and counted, as a class may', async () => {
  await open('two', { classKey: 'k' });
  const entered = { class: { key: 'k', entryId: 'entry' } };
  expect(asked.map(({ body }) => body)).toEqual([
    { contentId: 'guide', ...entered, documentId: 'two', purpose: 'read' },
    { uses: [{ action: 'read', part: 'two', contentId: 'guide', ...entered }] },
  ]);
});

it('what a browser fetches in advance, or may not be read, is not counted', async () => {
  expect(await open('two', { agent: null })).toBe('https://media.test/two.pdf');
  answer = () => json({ error: { code: 'FORBIDDEN', message: 'no', status: 403 } }, 403);
  expect(await open('two')).toBeNull();
  expect(told()).toEqual([]);
});
