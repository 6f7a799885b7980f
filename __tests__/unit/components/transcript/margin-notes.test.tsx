/** Where the focus is after a note's form has closed. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MarginNotes } from '@/components/transcript/MarginNotes';
import type { Note } from '@/lib/contracts/personal/notes';

const first = { id: 'n1', contentId: 'p', seconds: 3, text: 'A pause here' } as Note;

/** Keeps what is written, as the reader's notes do. */
function Margin() {
  const [notes, setNotes] = useState<readonly Note[]>([first]);
  return (
    <MarginNotes
      seconds={3}
      notes={notes}
      drafts="dt.noteDraft.u.p"
      write={({ id, text }) => {
        const others = notes.filter((one) => one.id !== id);
        setNotes(text ? [...others, { ...first, id, text }] : others);
        return Promise.resolve(true);
      }}
    />
  );
}
const writeButton = () => screen.getByRole('button', { name: /^Write a note/ });
const noteButton = () => screen.getByRole('button', { name: /pause here/ });

beforeEach(() => void render(<Margin />));

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
