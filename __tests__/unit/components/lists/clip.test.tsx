/** A clip that is cut, refused and tried again. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CutClip } from '@/components/lists/clip/CutClip';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { itemPage, recording } from '@/__tests__/support/content/item-page';
import { listSummary } from '@/__tests__/support/content/list-entry';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';
import { idlePlayback } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';

const product = productInBrowser();
const list = { ...listSummary, name: 'My clips', entries: [] };
let canSave = true;
const refused = () => HttpResponse.json({ code: 'INTERNAL', message: 'no' }, { status: 500 });

beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/personal/lists'),
    import('@/components/lists/clip/ClipDialog'),
  ]),
);
beforeEach(() => {
  dialogsOpen();
  signedIn();
  canSave = true;
  product.server.use(
    http.get('*/api/lists', () => HttpResponse.json({ lists: [] })),
    http.post('*/api/lists', () => (canSave ? HttpResponse.json(list) : refused())),
    http.post('*/api/lists/:id/changes', () => HttpResponse.json(list)),
  );
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const cut = async () => {
  const page = { ...itemPage({ name: 'Galileo' }), recording };
  const { router } = renderPage(<CutClip page={page} seconds={() => 5} />);
  await press('Cut a clip');
  await screen.findByLabelText('From');
  return router;
};
/** Whether the page may be left without a question. */
const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
/** A dialog's focus as browsers have it, which jsdom does not. */
const focusReturns = () => {
  const dialog = HTMLDialogElement.prototype;
  let before: Element | null = null;
  dialog.showModal = function showModal() {
    before = document.activeElement;
    this.open = true;
  };
  dialog.close = function close() {
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
  };
};
const failure = 'The clip could not be saved. Please try again.';
const isFailed = () => screen.findByText(failure);

it('names and opens the list that it was saved to', async () => {
  const router = await cut();
  await press('Save clip');
  expect(await screen.findByText('Saved to “My clips”')).toBeVisible();
  await press('Open the list');
  expect(router().visited).toContain('/lists/l1');
});

it('is still there after Escape, once it could not be saved, and no failure is left beside the success', async () => {
  await cut();
  await userEvent.type(screen.getByLabelText('Title'), 'The telescope');
  canSave = false;
  await press('Save clip');
  await isFailed();
  await userEvent.type(screen.getByLabelText('Question after it'), 'Who sees it?');
  await press('Close');
  expect(screen.queryByLabelText('Title')).toBeNull();
  await press('Cut a clip');
  expect(await screen.findByLabelText('Title')).toHaveValue('The telescope');
  expect(screen.getByLabelText('Question after it')).toHaveValue('Who sees it?');
  await press('Save clip');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save clip' })).toHaveAttribute('aria-disabled', 'false'),
  );
  expect(screen.getAllByText(failure)).toHaveLength(1);
  canSave = true;
  await press('Save clip');
  expect(await screen.findByText('Saved to “My clips”')).toBeVisible();
  expect(screen.queryByText(failure)).toBeNull();
  await press('Cut a clip');
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});

it('is still there after Escape when something was written, and can be started again', async () => {
  await cut();
  expect(leaves()).toBe(true);
  await userEvent.type(screen.getByLabelText('Question after it'), 'Who sees it?');
  expect(leaves()).toBe(false);
  await press('Close');
  expect(leaves()).toBe(false);
  await press('Cut a clip');
  expect(await screen.findByLabelText('Question after it')).toHaveValue('Who sees it?');
  await press('Start again');
  expect(leaves()).toBe(true);
  expect(screen.getByLabelText('Question after it')).toHaveValue('');
  await press('Close');
  await press('Cut a clip');
  await screen.findByLabelText('Title');
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
});

it('goes to the list “My clips” that is there, unless the new list has a name', async () => {
  const made: unknown[] = [];
  const changed: string[] = [];
  product.server.use(
    http.get('*/api/lists', () =>
      HttpResponse.json({
        lists: [
          { ...listSummary, id: 'full', name: 'My clips', entries: 500 },
          { ...listSummary, id: 'clips', name: 'My clips', entries: 1 },
        ],
      }),
    ),
    http.post('*/api/lists', async ({ request }) => {
      made.push(((await request.json()) as { name: string }).name);
      return HttpResponse.json({ ...list, id: 'new' });
    }),
    http.post('*/api/lists/:id/changes', ({ params }) => {
      changed.push(String(params.id));
      return HttpResponse.json(list);
    }),
  );
  await cut();
  await press('Save clip');
  await screen.findByText('Saved to “My clips”');
  expect([made, changed]).toEqual([[], ['clips']]);
  await press('Cut a clip');
  await userEvent.type(await screen.findByLabelText('Name of the new list'), 'Lesson 3');
  await press('Save clip');
  await waitFor(() => expect(changed).toEqual(['clips', 'new']));
  expect(made).toEqual(['Lesson 3']);
});

it('leads to the time that is to be corrected, and says how', async () => {
  await cut();
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  await userEvent.clear(to);
  await userEvent.type(to, '0:02');
  await press('Save clip');
  expect(to).toHaveFocus();
  expect(to).toHaveAccessibleDescription('The end must be after the start');
  expect(from).not.toHaveAttribute('aria-invalid');
  await userEvent.clear(from);
  await press('Save clip');
  expect(from).toHaveFocus();
  expect(from).toHaveAccessibleDescription('Write times like 1:02.5');
});

it('no clip goes on after its recording, which would be counted and played as if it did', async () => {
  await cut();
  const to = screen.getByLabelText('To');
  await userEvent.clear(to);
  await userEvent.type(to, '9:00');
  await press('Save clip');
  expect(to).toHaveFocus();
  // Two minutes as its page knows them, and they may be rounded.
  expect(to).toHaveAccessibleDescription('The recording ends before 3:00');
});

it('the next clip goes to the list that was chosen for the one before it', async () => {
  const lists = [{ ...listSummary, id: 'macbeth', name: 'Macbeth tomorrow' }];
  product.server.use(
    http.get('*/api/lists', () => HttpResponse.json({ lists })),
    http.post('*/api/lists/:id/changes', () =>
      HttpResponse.json({ ...list, id: 'macbeth', name: 'Macbeth tomorrow' }),
    ),
  );
  await cut();
  await screen.findByRole('option', { name: 'Macbeth tomorrow' });
  await userEvent.selectOptions(screen.getByLabelText('Save to'), 'Macbeth tomorrow');
  await press('Save clip');
  await screen.findByText('Saved to “Macbeth tomorrow”');
  await press('Cut a clip');
  expect(await screen.findByLabelText('Save to')).toHaveDisplayValue('Macbeth tomorrow');
});

it('takes the name of a chapter, unless a title was typed', async () => {
  await cut();
  const chapter = screen.getByLabelText('Use a whole chapter');
  const title = screen.getByLabelText('Title');
  const names = within(chapter)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  const [, first = '', second = ''] = names;
  await userEvent.selectOptions(chapter, first);
  expect(title).toHaveValue(first);
  await userEvent.selectOptions(chapter, second);
  expect(title).toHaveValue(second);
  await userEvent.type(title, ', again');
  await userEvent.selectOptions(chapter, first);
  expect(title).toHaveValue(`${second}, again`);
});

describe('a part is played before it is saved', () => {
  /** As the player of the page says where it is. */
  const moveTo = (seconds: number) => act(() => usePlaybackStore.setState({ seconds }));
  const bar = () => screen.queryByRole('group', { name: 'This part: 0:10 to 0:14.5' });

  beforeEach(() => usePlaybackStore.setState({ ...idlePlayback, itemId: itemPage({}).id, seek: null }));

  const tryPart = async () => {
    await cut();
    for (const [name, time] of [
      ['From', '0:10'],
      ['To', '0:14.5'],
    ] as const) {
      await userEvent.clear(screen.getByLabelText(name));
      await userEvent.type(screen.getByLabelText(name), time);
    }
    await press('Play this part');
  };

  it('in the player of the page, from which the dialog comes back at the end', async () => {
    await tryPart();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bar()).toHaveFocus();
    expect(usePlaybackStore.getState().seek?.seconds).toBe(10);
    // Told late: where the player was before.
    moveTo(200);
    moveTo(10);
    moveTo(12);
    expect(bar()).toBeInTheDocument();
    moveTo(14.6);
    expect(bar()).toBeNull();
    expect(screen.getByLabelText('From')).toHaveValue('0:10');
    expect(screen.getByLabelText('To')).toHaveValue('0:14.5');
    expect(screen.getByRole('button', { name: 'Play this part' })).toHaveFocus();
  });

  it('or when the person wants it back', async () => {
    await tryPart();
    await press('Back to the clip');
    expect(screen.getByLabelText('To')).toHaveValue('0:14.5');
  });

  it('and closed after that, the dialog returns the focus to its button', async () => {
    focusReturns();
    await tryPart();
    await press('Back to the clip');
    await press('Close');
    expect(screen.getByRole('button', { name: 'Cut a clip' })).toHaveFocus();
  });

  it('“Cut a clip” leads back too, where the recording has not moved, and begins at the first field', async () => {
    await tryPart();
    await press('Cut a clip');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(bar()).toBeNull();
    await press('Close');
    await press('Cut a clip');
    expect(await screen.findByLabelText('To')).toHaveValue('0:14.5');
    expect(screen.getByRole('button', { name: 'Play this part' })).not.toHaveFocus();
  });

  it('a later opening is not led back to the part that was played before it', async () => {
    await tryPart();
    await press('Back to the clip');
    await press('Close');
    await press('Cut a clip');
    await screen.findByLabelText('To');
    expect(screen.getByRole('button', { name: 'Play this part' })).not.toHaveFocus();
  });

  it('not with times that make no clip', async () => {
    await cut();
    await userEvent.clear(screen.getByLabelText('From'));
    await press('Play this part');
    expect(screen.getByLabelText('From')).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('and not where the page has no player', async () => {
    usePlaybackStore.setState({ itemId: null });
    await cut();
    expect(screen.queryByRole('button', { name: 'Play this part' })).toBeNull();
  });
});
