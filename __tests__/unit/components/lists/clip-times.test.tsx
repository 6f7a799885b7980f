/** The times of a clip that is in a list already are changed there. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { timeErrors } from '@/components/lists/clip/clip-form';
import { ListScreen } from '@/components/lists/ListScreen';
import type { ListChange, ShownEntry, TeachingList } from '@/lib/contracts/personal/lists';
import { cardOf } from '@/lib/domain/catalogue/card';
import { contentItem } from '@/__tests__/support/content/item';
import { listEntry, listSummary } from '@/__tests__/support/content/list-entry';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const guidance = [{ kind: 'Loud noises', start: 51, end: 57 }];
const media = { type: 'video' as const, assetId: 'a', durationMinutes: 2, guidance };
const item = cardOf(contentItem({ name: 'Macbeth', type: 'production', slug: 'macbeth', media }));
const clip: ShownEntry = { ...listEntry, kind: 'clip', title: 'The daggers', start: 62.5, end: 90, item };
const other: ShownEntry = { ...clip, id: '2b0d7b3d-6a52-4d0e-9a51-0d5f5d8f0a02', start: 10, end: 20 };
const list: TeachingList = { ...listSummary, entries: [clip, { ...other, title: 'The bell' }] };
let sent: ListChange[];

beforeAll(() => import('@/lib/clients/product-api/personal/lists'));
beforeEach(() => {
  dialogsOpen();
  signedIn();
  sent = [];
  product.server.use(
    http.post('*/api/lists/l1/changes', async ({ request }) => {
      const { changes } = (await request.json()) as { changes: ListChange[] };
      sent.push(...changes);
      return HttpResponse.json({ ...list, entries: [{ ...clip, start: 45, end: 60 }] });
    }),
  );
});

const show = (shown: TeachingList = list) => renderPage(<ListScreen list={shown} notes={[]} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: 'From' | 'To') => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = async (name: 'From' | 'To', text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const open = () => press('Times, title and note of The daggers');

it('both in one change, typed with or without hours, and its row says them at once', async () => {
  show();
  await open();
  expect([field('From').value, field('To').value]).toEqual(['1:02.5', '1:30']);
  await type('From', '0:00:45');
  await type('To', '60');
  await userEvent.keyboard('{Tab}');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { do: 'cut', entry: clip.id, was: { start: 62.5, end: 90 }, span: { start: 45, end: 60 } },
  ]);
  expect(screen.getByText(/^Clip, 0:45 to 1:00 · 15 seconds/)).toBeVisible();
});

it('on the time line, which says what the part contains', async () => {
  show();
  await open();
  const from = screen.getByRole('slider', { name: 'Start on the time line' });
  expect(from).toHaveAttribute('aria-valuetext', '1:02.5');
  fireEvent.change(from, { target: { value: '50' } });
  expect(field('From')).toHaveValue('0:50');
  expect(screen.getByText('This clip contains: Loud noises, 0:51 to 0:57')).toHaveRole('status');
  // The fields below it stay where they are while a time is typed.
  await userEvent.clear(field('From'));
  expect(from).toBeInTheDocument();
});

it('and words beside them are changes of their own', async () => {
  show();
  await open();
  await userEvent.type(screen.getByLabelText('Question after it'), 'Whose?');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ do: 'write', field: 'question', text: 'Whose?' });
});

it.each([
  ['From', 'soon', 'Write times like 1:02.5'],
  ['To', '1:02', 'The end must be after the start'],
  ['To', '1:04', 'A clip is at least 3 seconds long'],
  ['To', '3:00.1', 'The recording ends before 3:00'],
] as const)('%s %s is not sent, and it is said why: %s', async (name, text, why) => {
  show();
  await open();
  await type(name, text);
  expect(field(name)).not.toHaveAttribute('aria-invalid');
  await press('Save');
  expect(field(name)).toHaveFocus();
  expect(field(name)).toHaveAccessibleDescription(why);
  expect(sent).toEqual([]);
});

it('are not those of another clip of the list', async () => {
  show();
  await open();
  await type('From', '0:10');
  await type('To', '0:20');
  await press('Save');
  expect(field('To')).toHaveAccessibleDescription('This list has this part already');
  expect(sent).toEqual([]);
});

it('that the recording has outlived hinder no change of words', async () => {
  show({ ...list, entries: [{ ...clip, end: 500 }] });
  await open();
  await userEvent.type(screen.getByLabelText('Note'), 'Look');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('stay as typed after Escape, and go when they are discarded', async () => {
  show();
  await open();
  await type('From', '0:50');
  await press('Close');
  await open();
  expect(field('From')).toHaveValue('0:50');
  await press('Discard changes');
  expect(field('From')).toHaveValue('1:02.5');
});

it('say which of them was changed elsewhere meanwhile, and to what; a second try is over those', async () => {
  const changed = { ...list, entries: [{ ...clip, start: 70 }] };
  product.server.use(
    http.get('*/api/lists/l1', () => HttpResponse.json(changed)),
    http.post(
      '*/api/lists/l1/changes',
      () => HttpResponse.json({ error: { code: 'CONFLICT', message: 'no', status: 409 } }, { status: 409 }),
      { once: true },
    ),
  );
  show();
  await open();
  await type('From', '0:00:45');
  await press('Save');
  const said = 'It was changed elsewhere meanwhile, and says now: “1:10”';
  await waitFor(() => expect(field('From')).toHaveAccessibleDescription(said));
  expect(field('To')).not.toHaveAttribute('aria-invalid');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ was: { start: 70, end: 90 }, span: { start: 45, end: 90 } });
});

it('that are saved are not said to be changed elsewhere, though a note beside them was refused', async () => {
  product.server.use(
    http.get('*/api/lists/l1', () => HttpResponse.json({ ...list, entries: [{ ...clip, start: 45 }] })),
    http.post('*/api/lists/l1/changes', async ({ request }) => {
      const { changes } = (await request.json()) as { changes: ListChange[] };
      return changes[0]?.do === 'cut'
        ? HttpResponse.json({ ...list, entries: [{ ...clip, start: 45 }] })
        : HttpResponse.json({ error: { code: 'CONFLICT', message: 'no', status: 409 } }, { status: 409 });
    }),
  );
  show();
  await open();
  await type('From', '0:00:45');
  await userEvent.type(screen.getByLabelText('Note'), 'Look');
  await press('Save');
  await screen.findByText(/^This list was changed/);
  expect(field('From')).not.toHaveAttribute('aria-invalid');
});

it('are nobody’s to judge where the recording is not shown, nor those of what is no clip', async () => {
  const moment: ShownEntry = { ...other, kind: 'moment', end: null, title: 'The knocking' };
  show({ ...list, entries: [{ ...clip, item: null }, moment] });
  await press('Title and note of The daggers');
  expect(screen.queryByRole('textbox', { name: 'From' })).toBeNull();
  await press('Close');
  await press('Title and note of The knocking');
  expect(screen.queryByRole('textbox', { name: 'From' })).toBeNull();
});

it.each([
  [null, null, null, ['start', 'end']],
  [null, 5, null, ['start']],
  [5, null, null, ['end']],
  [5, 5, null, ['end']],
  [5, 6, null, ['end']],
  [5, 9, null, []],
  [5, 9, 8.9, ['end']],
  [5, 9, 9, []],
])('from %p to %p, where the recording has ended at %p: wrong is %p', (start, end, latest, fields) => {
  expect(Object.keys(timeErrors(start, end, latest))).toEqual(fields);
});
