/** A lesson of a classroom machine whose items could not be fetched, as over a line that fails. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { LessonScreen } from '@/components/lesson/LessonScreen';
import { changeLesson } from '@/lib/browser/lesson';
import { listEntry } from '@/__tests__/support/content/list-entry';
import { contentItem } from '@/__tests__/support/content/item';
import { productInBrowser, renderPage } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const { item: _item, documents: _documents, ...entry } = { ...listEntry, title: '' };

it('is not said to have left the library, and is there at the next try', async () => {
  changeLesson({ do: 'add', entry, after: null });
  product.server.use(http.get('*/api/items', () => HttpResponse.json({}, { status: 503 })));
  renderPage(<LessonScreen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  expect(screen.queryByText(/has left the library/)).toBeNull();
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await screen.findByText('That did not work. Please try again.');
  expect(again).toHaveFocus();
  const items = [contentItem({ id: entry.contentId, name: 'Macbeth' })];
  product.server.use(http.get('*/api/items', () => HttpResponse.json({ items })));
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Macbeth' })).toBeVisible();
});
