/** Which pages and searches the browser counts: those that the gateway does not see, and that somebody asked for. */
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Usage } from '@/components/usage/Usage';

const mockCount = jest.fn();
jest.mock('@/lib/clients/usage', () => ({ countUse: (use: object) => mockCount(use) as unknown }));
const mockListeners = new Set<(url: string, options: { shallow: boolean }) => void>();
jest.mock('next/router', () => {
  const on = (_name: string, listener: () => void) => void mockListeners.add(listener);
  const off = (_name: string, listener: () => void) => void mockListeners.delete(listener);
  const router = { events: { on, off } };
  return { useRouter: () => router };
});

const listing = (address: string, answer: object) => {
  const queries = new QueryClient();
  queries.setQueryData(['listing', address], answer);
  const observer = new QueryObserver(queries, { queryKey: ['listing', address], staleTime: Infinity });
  return { queries, leave: observer.subscribe(() => undefined) };
};

function show(address: string, queries = new QueryClient()) {
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={queries}>
      <Usage />
    </QueryClientProvider>,
  );
}

/** Moves to an address by script; `contentId`: the item whose page it is. */
function goTo(
  address: string,
  { shallow = false, contentId }: { shallow?: boolean; contentId?: string } = {},
) {
  history.pushState(null, '', address);
  document.body.querySelector('article')?.remove();
  if (contentId !== undefined) document.body.append(articleOf(contentId));
  for (const listener of mockListeners) listener(address, { shallow });
}

function articleOf(contentId: string) {
  const article = document.createElement('article');
  article.dataset.content = contentId;
  return article;
}

beforeEach(() => {
  mockCount.mockReset();
  document.body.innerHTML = '';
});

const told = () => mockCount.mock.calls.flat();

it('R-VAL-3 the steps of the standards mode are no searches until a standard is chosen', () => {
  show('/search?q=lear');
  for (const step of ['', '&authority=a', '&authority=a&grade=8'])
    goTo(`/search?q=lear&mode=standards${step}`, { shallow: true });
  expect(told()).toEqual([]);
  goTo('/search?q=lear&mode=standards&authority=a&grade=8&standard=s', { shallow: true });
  expect(told()).toEqual([{ action: 'search' }]);
});

it('R-VAL-3 a search that nobody has asked yet has not found nothing', () => {
  const address = '/search?q=lear&mode=standards';
  const { queries, leave } = listing(address, { isAsked: false, total: 0 });
  show(address, queries);
  expect(told()).toEqual([]);
  leave();
});

it('a search without results is told once', () => {
  const { queries, leave } = listing('/search?q=lear', { isAsked: true, total: 0 });
  show('/search?q=lear', queries);
  queries.setQueryData(['listing', '/search?q=lear'], { isAsked: true, total: 0 });
  expect(told()).toEqual([{ action: 'nothing', term: 'lear' }]);
  leave();
});

it('a page opened by script is told; the same item shown to a class is not told again, another one in its place is', () => {
  document.body.append(articleOf('lear'));
  show('/productions/lear');
  goTo('/productions/lear?board=1', { shallow: true, contentId: 'lear' });
  goTo('/productions/lear', { shallow: true, contentId: 'lear' });
  expect(told()).toEqual([]);
  goTo('/training/c/module-2', { shallow: true, contentId: 'module-2' });
  goTo('/productions/lear', { contentId: 'lear' });
  goTo('/productions/lear', { contentId: 'lear' });
  expect(told().map(({ contentId }: { contentId: string }) => contentId)).toEqual([
    'module-2',
    'lear',
    'lear',
  ]);
});
