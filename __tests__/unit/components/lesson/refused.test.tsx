/** What is written in the lesson of a classroom machine and cannot be kept there stays in its dialog. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLesson } from '@/components/lesson/use-lesson';
import { EntryDialog } from '@/components/lists/entries/EntryDialog';
import { changeLesson } from '@/lib/browser/lesson';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { listEntry } from '@/__tests__/support/content/list-entry';
import { productInBrowser, renderPage } from '@/__tests__/support/in-browser/product';

productInBrowser();
const { item: _item, documents: _documents, ...entry } = listEntry;

const noDraft = { draft: null, onDraftChange: () => undefined };

function Edited({ onClose }: { onClose: () => void }) {
  const { change } = useLesson();
  const of = { entry: listEntry, entries: [listEntry] };
  return <EntryDialog {...of} onChange={change} onClose={onClose} {...noDraft} />;
}

it('is said to be refused, stays, and is kept at the next try', async () => {
  dialogsOpen();
  changeLesson({ do: 'add', entry, after: null });
  const onClose = jest.fn();
  renderPage(<Edited onClose={onClose} />);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  jest.mocked(console.warn).mockImplementation(() => undefined);
  await userEvent.type(screen.getByLabelText('Note'), 'Look at the light');
  await userEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('That could not be saved in this browser.')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Note')).toHaveValue('Look at the light');
  full.mockRestore();
  await userEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
