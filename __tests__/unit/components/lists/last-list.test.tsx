/** Where a clip goes when nobody chooses: to the list that was used last, on whatever page. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AddToListDialog } from '@/components/lists/add/AddToListDialog';
import { CutClip } from '@/components/lists/clip/CutClip';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { itemPage, recording } from '@/__tests__/support/content/item-page';
import { listSummary } from '@/__tests__/support/content/list-entry';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';
import { useLastList } from '@/stores/last-list';

const product = productInBrowser();
const lesson = { ...listSummary, id: 'lesson', name: 'Lesson 1', entries: 1 };
let lists = [lesson];

beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/personal/lists'),
    import('@/components/lists/clip/ClipDialog'),
  ]),
);
beforeEach(() => {
  dialogsOpen();
  signedIn();
  lists = [lesson];
  useLastList.setState({ id: '' });
  product.server.use(
    http.get('*/api/lists', () => HttpResponse.json({ lists })),
    http.post('*/api/lists/:id/changes', () => HttpResponse.json({ ...lesson, entries: [] })),
  );
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const cutFrom = async (name: string) => {
  const page = { ...itemPage({ name, id: name }), recording };
  const rendered = renderPage(<CutClip page={page} seconds={() => 5} />);
  await press('Cut a clip');
  await screen.findByRole('option', { name: 'A new list' });
  return rendered;
};
const chosen = () => screen.getByLabelText('Save to');

it('a clip of another recording goes to the list that the last one went to', async () => {
  const { unmount } = await cutFrom('Galileo');
  await screen.findByRole('option', { name: 'Lesson 1' });
  await userEvent.selectOptions(chosen(), 'Lesson 1');
  await press('Save clip');
  await screen.findByText('Saved to “Lesson 1”');
  unmount();
  await cutFrom('Mother Courage');
  await waitFor(() => expect(chosen()).toHaveDisplayValue('Lesson 1'));
});

it('or to the list that something was added to', async () => {
  const { unmount } = renderPage(<AddToListDialog contentId="p" name="Galileo" onClose={() => undefined} />);
  await press('Add to Lesson 1');
  await screen.findByRole('button', { name: 'Added to Lesson 1' });
  unmount();
  await cutFrom('Galileo');
  await waitFor(() => expect(chosen()).toHaveDisplayValue('Lesson 1'));
});

it('but to a new one where that list has been deleted since', async () => {
  useLastList.setState({ id: 'lesson' });
  lists = [];
  await cutFrom('Galileo');
  expect(await screen.findByLabelText('Name of the new list')).toBeVisible();
  expect(chosen()).toHaveDisplayValue('A new list');
});
