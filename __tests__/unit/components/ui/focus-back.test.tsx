/** Where the focus is when a message or a banner goes with the press inside it. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NotificationArea } from '@/components/notifications/NotificationArea';
import { Dialog } from '@/components/ui/message/Dialog';
import { ToastRegion } from '@/components/ui/message/ToastRegion';
import { useNotifications } from '@/stores/notifications';
import { toast } from '@/stores/toasts';
import { freshBrowser, Frame } from '@/__tests__/support/in-browser/frame';

beforeEach(() => freshBrowser());

function Page() {
  const [isThere, setThere] = useState(true);
  const action = { label: 'Undo', run: () => setThere(true) };
  return (
    <Frame>
      <NotificationArea name="top" max={1} />
      <button type="button" onClick={() => toast({ message: 'Saved', action })}>
        Save
      </button>
      {isThere ? (
        <button
          type="button"
          onClick={() => {
            setThere(false);
            toast({ message: 'Removed', action });
          }}
        >
          Remove
        </button>
      ) : null}
      <ToastRegion />
    </Frame>
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each(['Undo', 'Close message'])('“%s” returns it to where it was', async (name) => {
  render(<Page />);
  await press('Save');
  await press(name);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

it.each(['Undo', 'Close message'])('“%s” gives it to the page when that is gone', async (name) => {
  render(<Page />);
  await press('Remove');
  await press(name);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('in a dialog it stays there', async () => {
  render(
    <>
      <Dialog onClose={() => undefined} title="Share">
        Body
      </Dialog>
      <ToastRegion />
    </>,
  );
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => void toast({ message: 'Copied' }));
  await press('Close message');
  expect(screen.getByRole('dialog', { name: 'Share' })).toHaveFocus();
});

it('a banner that is closed returns it', async () => {
  render(<Page />);
  act(() =>
    useNotifications.getState().add('top', { id: 'n', data: { title: 'News', text: 'Text' }, config: {} }),
  );
  screen.getByRole('button', { name: 'Save' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByRole('region', { name: 'News' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
