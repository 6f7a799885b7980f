import type { GetServerSidePropsContext } from 'next';
import { fetchItems } from '@/lib/clients/product-api/catalogue/items';
import { fetchList } from '@/lib/clients/product-api/personal/lists';
import { serveListFile } from '@/lib/server/pages/list';
import { contentItem } from '@/__tests__/support/content/item';
import { listEntry, listSummary } from '@/__tests__/support/content/list-entry';

jest.mock('@/lib/clients/product-api/catalogue/items', () => ({ fetchItems: jest.fn() }));
jest.mock('@/lib/clients/product-api/personal/lists', () => ({ fetchList: jest.fn() }));
jest.mock('@/lib/clients/product-api/personal/notes', () => ({ fetchNotes: jest.fn(async () => []) }));
jest.mock('@/lib/server/config', () => ({ publicOrigin: () => 'https://library.example' }));
jest.mock('@/lib/server/log', () => ({ pageLog: () => ({ error: jest.fn() }) }));
jest.mock('@/lib/server/product', () => ({ productConnection: async () => ({}) }));
jest.mock('@/lib/server/session', () => ({ visitorOf: () => ({ viewer: {} }) }));

const item = contentItem({ id: 'a', name: 'A play' });
beforeEach(() => {
  jest.mocked(fetchItems).mockResolvedValue([item]);
  jest.mocked(fetchList).mockResolvedValue({ ...listSummary, entries: [listEntry] });
  jest.useFakeTimers({ now: new Date('2026-03-11T01:30:00.000Z'), doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

it.each([
  [{ day: '2026-03-10' }, '2026/03/10'],
  [{}, '2026/03/11'],
  [{ day: '2026-02-30' }, '2026/03/11'],
])('with %j citations have the day %s', async (query, day) => {
  const end = jest.fn();
  const res = { setHeader: () => undefined, end };
  await serveListFile({ query, res } as unknown as GetServerSidePropsContext, 'l1', 'list.ris');
  expect(end).toHaveBeenCalledWith(expect.stringContaining(`Y2  - ${day}`));
});

it('while its list cannot be read, the file is unavailable and says when to ask again: it is no fault of ours', async () => {
  jest.mocked(fetchList).mockRejectedValue(new DOMException('no answer came', 'TimeoutError'));
  const res = { statusCode: 200, setHeader: jest.fn(), end: jest.fn() };
  const context = { query: {}, res } as unknown as GetServerSidePropsContext;
  expect(await serveListFile(context, 'l1', 'list.csv')).toEqual({ props: {} });
  expect(res.statusCode).toBe(503);
  expect(res.setHeader).toHaveBeenCalledWith('Retry-After', expect.any(String));
  expect(res.end).toHaveBeenCalledWith('Unavailable, try again later\n');
});
