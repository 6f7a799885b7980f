/** A machine is cleared when somebody has agreed to it, and not by one press. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { LessonScreen } from '@/components/lesson/LessonScreen';
import { changeLesson } from '@/lib/browser/lesson';
import { writeStored } from '@/lib/browser/storage';
import { freshBrowser } from '@/__tests__/support/in-browser/frame';
import { listEntry } from '@/__tests__/support/content/list-entry';
import { productInBrowser, renderPage } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const { item: _item, documents: _documents, ...entry } = listEntry;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  freshBrowser();
  changeLesson({ do: 'add', entry, after: null });
  writeStored('dt.theme', 'dark');
  product.server.use(http.get('*/api/items', () => HttpResponse.json({ items: [] })));
});

it.each([
  ['Keep it', 2],
  ['Clear', 0],
])('%s leaves %d things that are stored', async (answer, left) => {
  renderPage(<LessonScreen />);
  await press('Clear this machine');
  expect(Object.keys(localStorage)).toHaveLength(2);
  await press(answer);
  expect(Object.keys(localStorage)).toHaveLength(left);
  expect(screen.queryByRole('dialog')).toBeNull();
});
