import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { RecordingEditor } from '@/components/admin/recordings/RecordingEditor';
import type { SetText } from '@/lib/contracts/media/recording-jobs';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
beforeEach(signedIn);
beforeAll(dialogsOpen);

const spoken = '<v.loud Noor Halloway>NOOR HALLOWAY: I leave the block</v>';
const texts = [
  {
    kind: 'captions',
    language: 'en',
    label: 'English',
    cues: [
      { start: 1, end: 2, text: spoken },
      { start: 2, end: 3, text: 'Wind', settings: 'line:0' },
    ],
  },
  { kind: 'descriptions', language: 'en', label: 'English', cues: [{ start: 1, end: 2, text: 'A hill' }] },
];
const chapters = [{ start: 0, end: 75, text: 'A block' }];
let saved: SetText[];
beforeEach(async () => {
  saved = [];
  const recording = {
    assetId: 'rec-storm',
    title: 'The Storm',
    entry: null,
    type: 'audio',
    durationSeconds: 75,
    tracks: { sounds: [], texts: [] },
    texts: texts.map((text) => ({ ...text, version: `v1 ${text.kind}` })),
    chapters,
    chaptersVersion: 'v1 chapters',
    hls: 'https://media.test/a',
    poster: 'https://media.test/b',
    rights: null,
  };
  product.server.use(
    http.get('*/api/admin/recordings/rec-storm', () => HttpResponse.json(recording)),
    http.put('*/api/admin/recordings/rec-storm/texts', async ({ request }) => {
      saved.push((await request.json()) as SetText);
      return HttpResponse.json({ version: 'v2' });
    }),
  );
  renderPage(<RecordingEditor assetId="rec-storm" />, '/admin/recordings/rec-storm');
  await screen.findByRole('region', { name: 'Captions: English' });
});

const captions = () => within(screen.getByRole('region', { name: 'Captions: English' }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Save and publish' }));

/** Chooses a file of French captions, and adds it. */
async function addCaptions(bytes: Uint8Array) {
  // jsdom's files cannot be read.
  const read = { arrayBuffer: async () => bytes, text: async () => new TextDecoder().decode(bytes) };
  const form = within(screen.getByRole('form', { name: 'More captions' }));
  fireEvent.change(form.getByLabelText('Their language'), { target: { value: 'fr' } });
  await userEvent.upload(form.getByLabelText('File'), Object.assign(new File(['x'], 'a.vtt'), read));
  fireEvent.submit(screen.getByRole('form', { name: 'More captions' }));
}

describe('the lines of a recording', () => {
  it('have their speaker in a field of its own, and are shown whole', async () => {
    const words = captions().getByRole('textbox', { name: 'Captions: English, line 1, words' });
    expect(words).toHaveValue('NOOR HALLOWAY: I leave the block');
    expect(captions().getByRole('textbox', { name: 'Captions: English, line 1, speaker' })).toHaveValue(
      'Noor Halloway',
    );
    fireEvent.change(words, { target: { value: 'A long line. '.repeat(20) } });
    expect(words).toHaveAttribute('rows', '8');
    fireEvent.change(words, { target: { value: 'I leave' } });
    write('Captions: English, line 1, speaker', 'Noor');
    write('Captions: English, line 2, speaker', 'Chorus');
    expect(screen.queryByRole('textbox', { name: 'Chapter 1, speaker' })).not.toBeInTheDocument();
    await publish();
    expect(await screen.findByText('Saved and published.')).toBeVisible();
    const cues = [
      { start: 1, end: 2, text: '<v.loud Noor>I leave</v>' },
      { start: 2, end: 3, text: '<v Chorus>Wind', settings: 'line:0' },
    ];
    // That text alone: all those of a long play are more than a request may hold.
    const text = { kind: 'captions', language: 'en', label: 'English' };
    expect(saved).toEqual([{ ...text, cues, version: 'v1 captions' }]);
  });

  it('lead on to the line before when the last is removed, and to their section when there is none', async () => {
    const remove = (name: string) => captions().getByRole('button', { name: `Remove ${name}` });
    await userEvent.click(remove('Captions: English, line 2'));
    expect(remove('Captions: English, line 1')).toHaveFocus();
    await userEvent.click(remove('Captions: English, line 1'));
    expect(screen.getByRole('region', { name: 'Captions: English' })).toHaveFocus();
    await publish();
    expect(screen.getByText('Not saved. Captions: English has no lines.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('are not sent with a fault, and it is said where that is', async () => {
    const words = captions().getByRole('textbox', { name: 'Captions: English, line 1, words' });
    fireEvent.change(words, { target: { value: ' ' } });
    await publish();
    expect(screen.getByText('Not saved. Captions: English, line 1 has no words.')).toBeVisible();
    fireEvent.change(words, { target: { value: 'Rain' } });
    const end = captions().getByRole('textbox', { name: 'Captions: English, line 2 ends' });
    fireEvent.change(end, { target: { value: '1' } });
    expect(end).toBeInvalid();
    await publish();
    expect(
      screen.getByText('Not saved. Captions: English, line 2 does not end after it begins.'),
    ).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('have times as people say them, to the thousandth of a file, and others are not sent', async () => {
    const start = field('Chapter 1 begins');
    const end = field('Chapter 1 ends');
    expect([start.value, end.value]).toEqual(['0:00', '1:15']);
    await userEvent.clear(end);
    await userEvent.type(end, '1:02:03,25');
    expect(end).toHaveValue('1:02:03,25');
    await userEvent.tab();
    expect(end).toHaveValue('1:02:03.25');
    await userEvent.clear(start);
    await userEvent.type(start, 'soon');
    await userEvent.tab();
    expect(start).toHaveValue('soon');
    expect(start).toBeInvalid();
    await publish();
    const fault = 'Chapters, line 1 has a time that cannot be read: write it like 1:02.5';
    expect(screen.getByText(`Not saved. ${fault}.`)).toBeVisible();
    expect(saved).toEqual([]);
    await userEvent.clear(start);
    await userEvent.type(start, '62.5');
    await publish();
    expect(await screen.findByText('Saved and published.')).toBeVisible();
    expect(saved).toMatchObject([
      { kind: 'chapters', cues: [{ start: 62.5, end: 3723.25, text: 'A block' }] },
    ]);
    expect(start).toHaveValue('1:02.5');
  });

  it('have times that the arrow keys move by a tenth, and not below nothing', async () => {
    const end = field('Chapter 1 ends');
    end.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(end).toHaveValue('1:15.1');
    const start = field('Chapter 1 begins');
    start.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(start).toHaveValue('0:00');
  });

  it('keep what is typed in them where one before is removed, or another is added', async () => {
    const begins = (line: number) =>
      captions().queryByRole<HTMLInputElement>('textbox', { name: `Captions: English, line ${line} begins` });
    const type = (line: number, value: string) => fireEvent.change(begins(line)!, { target: { value } });
    type(1, 'one');
    type(2, 'two');
    await userEvent.click(captions().getByRole('button', { name: 'Remove Captions: English, line 1' }));
    expect(begins(1)).toBeInvalid();
    expect(begins(1)).toHaveValue('two');
    expect(begins(2)).toBeNull();
    expect(captions().getByRole('button', { name: 'Remove Captions: English, line 1' })).toHaveFocus();
    await userEvent.click(captions().getByRole('button', { name: /^Add a line at this moment/ }));
    expect([begins(1)?.value, begins(2)?.value]).toEqual(['0:00', 'two']);
    write('Chapter 1 begins', 'soon');
    await userEvent.click(screen.getByRole('button', { name: 'Chapter here (H)' }));
    expect(field('Chapter 2 begins')).toHaveValue('soon');
  });

  it('and their fields have names that no others have', () => {
    const names = ['button', 'textbox'].flatMap((role) =>
      screen
        .getAllByRole(role)
        .map((one) => one.getAttribute('aria-label') ?? one.textContent)
        .filter((name) => name !== ''),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('of one language are taken away together, once that is confirmed', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const remove = () =>
      userEvent.click(screen.getByRole('button', { name: 'Remove all of it, Captions: English' }));
    await remove();
    expect(screen.getByRole('region', { name: 'Captions: English' })).toBeVisible();
    ask.mockReturnValue(true);
    await remove();
    expect(screen.queryByRole('region', { name: 'Captions: English' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Chapters' })).toHaveFocus();
    await publish();
    expect(await screen.findByText('Saved and published.')).toBeVisible();
    expect(saved).toMatchObject([{ kind: 'captions', language: 'en', cues: [], version: 'v1 captions' }]);
  });

  it('of a file come with their places in the picture, and without those that say nothing', async () => {
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000 line:0\nIl pleut\n\n00:03.000 --> 00:04.000\n\n';
    await addCaptions(Buffer.from(text));
    await screen.findByRole('region', { name: 'Captions: Français' });
    const said = 'Captions: Français are added here. They are saved with the other changes.';
    expect(screen.getByText(said)).toHaveRole('status');
    await publish();
    expect(await screen.findByText('Saved and published.')).toBeVisible();
    const cues = [{ start: 1, end: 2, text: 'Il pleut', settings: 'line:0' }];
    expect(saved).toEqual([{ kind: 'captions', language: 'fr', label: 'Français', cues, version: '' }]);
  });

  it('of a file that is not UTF-8 are refused: their letters would be lost', async () => {
    await addCaptions(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nIl a gelé\n', 'latin1'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is not in UTF-8.');
    expect(screen.queryByRole('region', { name: 'Captions: Français' })).not.toBeInTheDocument();
  });
});
