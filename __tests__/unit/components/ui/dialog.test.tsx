/** Where the focus is when a dialog opens, and which press closes it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/message/Dialog';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';

beforeEach(() => dialogsOpen());

const open = (body: ReactNode) =>
  render(
    <Dialog onClose={() => undefined} title="Share">
      {body}
    </Dialog>,
  );

it('at the first field', () => {
  open(
    <>
      <button type="button">Copy</button>
      <input aria-label="Gone" disabled />
      <input aria-label="Name" />
      <textarea aria-label="Note" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('at the chosen one of radio buttons', () => {
  open(
    <>
      <input type="radio" name="who" aria-label="Only me" />
      <input type="radio" name="who" aria-label="My organisation" defaultChecked />
    </>,
  );
  expect(screen.getByRole('radio', { name: 'My organisation' })).toHaveFocus();
});

it('without fields at the heading, and not at "Close"', () => {
  open(<button type="button">Delete</button>);
  expect(screen.getByRole('heading', { name: 'Share' })).toHaveFocus();
});

it('at the heading when what had it goes, also while another window has the focus', () => {
  const dialog = (body: ReactNode) => (
    <Dialog onClose={() => undefined} title="Share">
      {body}
    </Dialog>
  );
  const { rerender } = render(dialog(<button type="button">Try again</button>));
  const choice = screen.getByRole('button', { name: 'Try again' });
  act(() => choice.focus());
  fireEvent.blur(choice);
  rerender(dialog('Sent'));
  expect(screen.getByRole('heading', { name: 'Share' })).toHaveFocus();
});

describe('a press that begins and ends', () => {
  const inside = () => screen.getByRole('textbox', { name: 'Name' });
  const outside = () => screen.getByRole('dialog', { name: 'Share' });

  it.each([
    ['outside closes it', outside, outside, outside, 1],
    // The click goes to what both ends have in common.
    ['in a field and outside, as text is selected, does not', inside, outside, outside, 0],
    ['outside and in a field does not', outside, inside, outside, 0],
    ['in a field does not', inside, inside, inside, 0],
  ])('%s', (_, down, up, click, times) => {
    const onClose = jest.fn();
    render(
      <Dialog onClose={onClose} title="Share">
        <input aria-label="Name" />
      </Dialog>,
    );
    fireEvent.pointerDown(down());
    fireEvent.pointerUp(up());
    fireEvent.click(click());
    expect(onClose).toHaveBeenCalledTimes(times);
  });
});

it('the focus goes back to what opened it, also when it is removed while it is open', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Share…
        </button>
        {isOpen ? (
          <Dialog onClose={() => setOpen(false)} title="Share">
            <input aria-label="Name" />
          </Dialog>
        ) : null}
      </>
    );
  }
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  // As a browser does, which jsdom does not.
  const dialog = HTMLDialogElement.prototype;
  const { showModal, close } = dialog;
  let opener: Element | null = null;
  dialog.showModal = function show(this: HTMLDialogElement) {
    opener = document.activeElement;
    showModal.call(this);
  };
  dialog.close = function end(this: HTMLDialogElement) {
    if (!this.open) return;
    close.call(this);
    if (opener instanceof HTMLElement && this.isConnected) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  const share = screen.getByRole('button', { name: 'Share…' });
  await userEvent.click(share);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(share).toHaveFocus();
});
