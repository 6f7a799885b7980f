/** Where the focus is when a dialog opens. */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/Dialog';
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
