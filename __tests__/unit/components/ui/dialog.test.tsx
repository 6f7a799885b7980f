/** Where the focus is when a dialog opens, and which press closes it. */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/message/Dialog';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';

beforeEach(() => dialogsOpen());

const open = (body: ReactNode) =>
  render(
    <Dialog open onClose={() => undefined} title="Share">
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
      <Dialog open onClose={onClose} title="Share">
        <input aria-label="Name" />
      </Dialog>,
    );
    fireEvent.pointerDown(down());
    fireEvent.pointerUp(up());
    fireEvent.click(click());
    expect(onClose).toHaveBeenCalledTimes(times);
  });
});
