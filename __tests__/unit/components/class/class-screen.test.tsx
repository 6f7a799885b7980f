import { act, screen } from '@testing-library/react';
import { ClassScreen } from '@/components/class/ClassScreen';
import { renderPage } from '@/__tests__/support/in-browser/product';

jest.mock('@/components/list-player/ListPlayer', () => ({ ListPlayer: () => mockPlayer() }));
const mockPlayer = () => <button>Play</button>;

type Answer = (state: { open: boolean }) => void;
const awaited: Answer[] = [];
const mockCount = jest.fn().mockResolvedValue(undefined);
jest.mock('@/lib/clients/product-api/personal/classes', () => ({
  fetchClassState: () => new Promise((resolve: Answer) => awaited.push(resolve)),
  countClassVisit: (key: string) => mockCount(key) as unknown,
}));

const list = {
  id: 'l1',
  name: 'Brecht',
  organisation: null,
  closesAt: '2026-12-01T12:00:00.000Z',
  entries: [],
};
const ended = () => screen.queryByRole('heading', { name: 'This class has ended' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  awaited.length = 0;
  sessionStorage.clear();
  mockCount.mockClear();
});
afterEach(() => jest.useRealTimers());

it('asks no more while an answer is awaited, so that an old one never replaces a newer', async () => {
  renderPage(<ClassScreen list={list} classKey="k" native={null} />);
  await pass(4_999);
  expect(awaited).toHaveLength(0);
  await pass(1);
  expect(awaited).toHaveLength(1);
  await pass(12_000);
  expect(awaited).toHaveLength(1);
  awaited[0]?.({ open: true });
  await pass(6_000);
  expect(awaited).toHaveLength(2);
  expect(ended()).toBeNull();
  awaited[1]?.({ open: false });
  await pass(10);
  expect(ended()).toBeVisible();
});

it('closed under the focus, it leads to what is said instead', async () => {
  renderPage(<ClassScreen list={list} classKey="k" native={null} />);
  screen.getByRole('button', { name: 'Play' }).focus();
  await pass(5_000);
  awaited[0]?.({ open: false });
  await pass(10);
  expect(ended()).toHaveFocus();
});

it('is counted once, however often it is loaded in a tab', async () => {
  const { unmount } = renderPage(<ClassScreen list={list} classKey="k" native={null} />);
  await pass(10);
  unmount();
  renderPage(<ClassScreen list={list} classKey="k" native={null} />);
  await pass(10);
  renderPage(<ClassScreen list={{ ...list, id: 'l2' }} classKey="another" native={null} />);
  await pass(10);
  expect(mockCount.mock.calls).toEqual([['k'], ['another']]);
});
