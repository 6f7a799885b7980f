/** Where the focus is after a note's form has closed, and what becomes of words that are not saved. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MarginNotes } from '@/components/transcript/MarginNotes';
import type { Note } from '@/lib/contracts/personal/notes';

const first = { id: 'n1', contentId: 'p', seconds: 3, text: 'A pause here' } as Note;

let sent: [id: string, text: string][] = [];
let answer = Promise.resolve();

/** Keeps what is written, as the reader's notes do. */
function Margin() {
  const [notes, setNotes] = useState<readonly Note[]>([first]);
  return (
    <MarginNotes
      seconds={3}
      notes={notes}
      drafts="dt.noteDraft.u.p"
      write={async ({ id, text }) => {
        sent.push([id, text]);
        await answer;
        const others = notes.filter((one) => one.id !== id);
        setNotes(text ? [...others, { ...first, id, text, updatedAt: String(sent.length) }] : others);
        return true;
      }}
    />
  );
}
const writeButton = () => screen.getByRole('button', { name: /^Write a note/ });
const noteButton = () => screen.getByRole('button', { name: /pause here/ });

beforeEach(() => {
  sent = [];
  answer = Promise.resolve();
  sessionStorage.clear();
  render(<Margin />);
});

it('takes no focus before a form was opened', () => {
  expect(document.body).toHaveFocus();
});

it.each(['Cancel', 'Save'])('%s returns it to the note', async (name) => {
  await userEvent.click(noteButton());
  await userEvent.click(screen.getByRole('button', { name }));
  expect(noteButton()).toHaveFocus();
});

it('Escape returns it to "Write a note"', async () => {
  await userEvent.click(writeButton());
  await userEvent.keyboard('{Escape}');
  expect(writeButton()).toHaveFocus();
});

it('a new note and a deleted note leave it on "Write a note"', async () => {
  await userEvent.click(writeButton());
  await userEvent.keyboard('Louder');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(writeButton()).toHaveFocus();
  await userEvent.click(noteButton());
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(writeButton()).toHaveFocus();
});

describe('a note that is half written when the page is left', () => {
  beforeEach(() => sessionStorage.clear());
  const leave = () => {
    cleanup();
    render(<Margin />);
  };

  it('stands open with its words on return, takes no focus, and goes when it is cancelled', async () => {
    await userEvent.click(writeButton());
    await userEvent.keyboard('Her hands');
    leave();
    expect(screen.getByRole('textbox')).toHaveValue('Her hands');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Not saved yet.');
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    leave();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is there again when its note is opened, until it is saved', async () => {
    await userEvent.click(noteButton());
    await userEvent.type(screen.getByRole('textbox'), ', and no light');
    leave();
    await userEvent.click(noteButton());
    expect(screen.getByRole('textbox')).toHaveValue('A pause here, and no light');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    leave();
    expect(screen.queryByText(/no light/)).toBeNull();
    await userEvent.click(noteButton());
    expect(screen.getByRole('textbox')).toHaveValue('A pause here');
  });

  it('survives Escape', async () => {
    await userEvent.click(writeButton());
    await userEvent.keyboard('Louder{Escape}');
    await userEvent.click(writeButton());
    expect(screen.getByRole('textbox')).toHaveValue('Louder');
  });
});

describe('words that are written while a note is saved', () => {
  let go: () => void;
  beforeEach(() => {
    answer = new Promise((done) => (go = done));
  });
  const saved = async () => {
    go();
    await waitFor(() => expect(screen.getByText('Save')).toHaveAttribute('aria-disabled', 'false'));
  };

  it.each([
    ['a new note', writeButton],
    ['a note', noteButton],
  ])('stay in the form of %s, and are saved to the same note', async (_, opener) => {
    await userEvent.click(opener());
    await userEvent.keyboard('Louder');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const field = screen.getByRole('textbox');
    await userEvent.type(field, ', slower');
    await saved();
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/^Not saved yet\./);
    await userEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    const [before, after] = sent;
    expect(after).toEqual([before?.[0], `${before?.[1]}, slower`]);
    expect(screen.getAllByText(/slower/)).toHaveLength(1);
    cleanup();
    render(<Margin />);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('do not close the form of another note', async () => {
    await userEvent.click(writeButton());
    await userEvent.keyboard('Louder');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(screen.getByRole('textbox'), '{Escape}');
    await userEvent.click(noteButton());
    go();
    expect(await screen.findByText(/Louder/)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('A pause here');
  });
});
