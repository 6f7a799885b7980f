/** What is said when something was added to a list. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AddToListDialog } from '@/components/lists/add/AddToListDialog';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { listSummary } from '@/__tests__/support/content/list-entry';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const made = { ...listSummary, id: 'new', name: 'Macbeth tomorrow', entries: [] };

beforeAll(() => import('@/lib/clients/product-api/personal/lists'));
beforeEach(() => {
  dialogsOpen();
  signedIn();
  product.server.use(
    http.get('*/api/lists', () => HttpResponse.json({ lists: [listSummary] })),
    http.post('*/api/lists', () => HttpResponse.json(made)),
    http.post('*/api/lists/new/changes', () => HttpResponse.json(made)),
    http.post(`*/api/lists/${listSummary.id}/changes`, () =>
      HttpResponse.json({ ...listSummary, entries: [] }),
    ),
  );
});

const announced = async (words: string) =>
  expect((await screen.findByText(words)).closest('[role=status]')).not.toBeNull();

it('it is announced, to a list that is there and to a new one: the focus stays where nothing else says so', async () => {
  renderPage(<AddToListDialog contentId="a" name="Galileo" onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: `Add to ${listSummary.name}` }));
  await announced(`Added to ${listSummary.name}`);
  await userEvent.type(screen.getByLabelText('New list'), 'Macbeth tomorrow{Enter}');
  await announced('Added to Macbeth tomorrow');
});

it('a list that has it says so from the beginning, of the whole and not of a moment', async () => {
  const asked = jest.fn();
  product.server.use(
    http.get('*/api/lists', ({ request }) => {
      asked(new URL(request.url).search);
      return HttpResponse.json({ lists: [{ ...listSummary, holds: true }] });
    }),
  );
  renderPage(<AddToListDialog contentId="a" name="Galileo" seconds={() => 12} onClose={() => undefined} />);
  expect(await screen.findByRole('button', { name: `Added to ${listSummary.name}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(asked).toHaveBeenCalledWith('?of=mine&holding=a');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Only the moment/ }));
  expect(screen.getByRole('button', { name: `Add to ${listSummary.name}` })).toBeEnabled();
});
