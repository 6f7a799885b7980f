import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { DeleteRecording } from '@/components/admin/recordings/DeleteRecording';
import { RecordingsSection } from '@/components/admin/recordings/RecordingsSection';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
beforeEach(signedIn);
beforeAll(dialogsOpen);
const recording = {
  ...{ assetId: 'rec-storm', title: 'Y Storm', type: 'audio', durationSeconds: 75, entry: null },
  tracks: { sounds: [], texts: [] },
};
const LIST = '/admin/recordings';

async function confirmDeletion() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete…' }));
  await userEvent.type(screen.getByLabelText('Write rec-storm to delete it'), 'rec-storm');
  return screen.getByRole('button', { name: 'Delete permanently' });
}

it('a deleted recording is asked for once, and is no longer in the list', async () => {
  let recordings = [recording];
  let deletions = 0;
  product.server.use(
    http.get('*/api/admin/recordings', () => HttpResponse.json({ jobs: [], recordings })),
    http.delete('*/api/admin/recordings/rec-storm', () => {
      deletions += 1;
      recordings = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { again, router } = renderPage(<RecordingsSection />, LIST);
  await screen.findByRole('link', { name: 'Y Storm' });
  again(<DeleteRecording assetId="rec-storm" />);
  const button = await confirmDeletion();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  await waitFor(() => expect(router().visited).toEqual([LIST, LIST]));
  expect(deletions).toBe(1);
  again(<RecordingsSection />);
  expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Y Storm' })).not.toBeInTheDocument();
});

it('one that is not deleted is told as a sentence, also when its code cannot be loaded', async () => {
  product.server.use(
    http.delete('*/api/admin/recordings/rec-storm', () =>
      HttpResponse.json({ error: { code: 'CONFLICT', message: 'In use', status: 409 } }, { status: 409 }),
    ),
  );
  renderPage(<DeleteRecording assetId="rec-storm" />, LIST);
  const button = await confirmDeletion();
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('In use.');
  jest.doMock('@/lib/clients/recordings', () => {
    throw new Error('Failed to load chunk /_next/static/chunks/1.js');
  });
  await userEvent.click(button);
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
});
