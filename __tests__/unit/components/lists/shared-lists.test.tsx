import { screen } from '@testing-library/react';
import { ListsScreen } from '@/components/lists/ListsScreen';
import type { ListSummary } from '@/lib/contracts/personal/lists';
import { renderPage, signedIn } from '@/__tests__/support/in-browser/product';

beforeEach(() => signedIn());

const list = (name: string): ListSummary => ({
  id: name,
  name,
  note: '',
  sharing: 'organisation',
  isMine: false,
  entries: 2,
  updatedAt: '2026-03-01T00:00:00.000Z',
});

it('a staff’s many lists are shown a page at a time, with a search that works without script', () => {
  renderPage(
    <ListsScreen lists={[list('Lear')]} colleagues={6_000} view={{ text: 'lear', page: 2, byName: false }} />,
  );
  const box = screen.getByRole('searchbox', { name: 'Name of a shared list' });
  expect(box).toHaveValue('lear');
  expect(box).toHaveAttribute('name', 'q');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/lists');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/lists?q=lear&page=3');
});

it('a few need no search; what nothing is found for is said, and the search stays', () => {
  const { unmount } = renderPage(
    <ListsScreen lists={[list('Lear')]} colleagues={1} view={{ text: '', page: 1, byName: false }} />,
  );
  expect(screen.getByRole('link', { name: 'Lear' })).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
  unmount();
  renderPage(<ListsScreen lists={[]} colleagues={0} view={{ text: 'macbeth', page: 1, byName: false }} />);
  expect(screen.getByText('No shared list has “macbeth” in its name.')).toBeVisible();
  expect(screen.getByRole('search')).toBeVisible();
});

it('a page after the last of a search that finds nothing says only that nothing is found', () => {
  renderPage(<ListsScreen lists={[]} colleagues={0} view={{ text: 'macbeth', page: 2, byName: false }} />);
  expect(screen.getByText('No shared list has “macbeth” in its name.')).toBeVisible();
  expect(screen.queryByText('There are fewer lists now')).toBeNull();
});

it('the lessons of a scheme can be read in their order, which a search among shared lists keeps', () => {
  const mine = ['Lesson 2', 'Lesson 10', 'Lesson 1'].map((name) => ({ ...list(name), isMine: true }));
  const view = { text: 'x', page: 1, byName: true };
  renderPage(<ListsScreen lists={mine} colleagues={0} view={view} />);
  const shown = screen.getAllByRole('link', { name: /^Lesson/ }).map(({ textContent }) => textContent);
  expect(shown).toEqual(['Lesson 1', 'Lesson 2', 'Lesson 10']);
  expect(screen.getByRole('link', { name: 'Name' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Latest change' })).toHaveAttribute('href', '/lists?q=x');
  expect(screen.getByRole('search')).toHaveFormValues({ order: 'name' });
});
