import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { RecordingEditor } from '@/components/admin/recordings/RecordingEditor';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
beforeEach(signedIn);
beforeAll(dialogsOpen);
const tracks = {
  sounds: [{ role: 'main', language: 'cy', label: 'Cymraeg' }],
  texts: [{ kind: 'captions', language: 'cy', label: 'Cymraeg' }],
};
const recording = {
  assetId: 'rec-storm',
  title: 'Y Storm',
  entry: { contentType: 'production', slug: 'y-storm' },
  type: 'audio',
  durationSeconds: 75,
  tracks,
};

const texts = [
  { kind: 'captions', language: 'cy', label: 'Cymraeg', cues: [{ start: 1, end: 2, text: 'Glaw' }] },
];
const edited = {
  ...recording,
  texts: texts.map((text) => ({ ...text, version: 'v1' })),
  chapters: [],
  chaptersVersion: '',
  hls: 'https://media.test/a',
  poster: 'https://media.test/b',
  rights: { chosen: null, choices: [{ id: 'uk', name: 'United Kingdom' }] },
};
let saved: unknown;
beforeEach(() => {
  saved = null;
  product.server.use(
    http.get('*/api/admin/recordings/rec-storm', () => HttpResponse.json(edited)),
    http.put('*/api/admin/recordings/rec-storm/texts', async ({ request }) => {
      saved = await request.json();
      return HttpResponse.json({ version: 'v2' });
    }),
  );
  renderPage(<RecordingEditor assetId="rec-storm" />, '/admin/recordings/rec-storm');
});

it('leads to its page, and is saved only when something was changed', async () => {
  expect(await screen.findByRole('link', { name: 'See its page as a teacher does' })).toHaveAttribute(
    'href',
    '/productions/y-storm',
  );
  const save = screen.getByRole('button', { name: 'Save and publish' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  fireEvent.change(screen.getByRole('textbox', { name: 'Captions: Cymraeg, line 1, words' }), {
    target: { value: 'Glaw mawr' },
  });
  expect(save).toHaveAttribute('aria-disabled', 'false');
  // The browser asks before unsaved words are left behind.
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const link = screen.getByRole('link', { name: 'Recordings' });
  expect(fireEvent.click(link)).toBe(false);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  await userEvent.click(save);
  expect(await screen.findByText('Saved and published.')).toBeVisible();
  expect(saved).toMatchObject({ language: 'cy', cues: [{ text: 'Glaw mawr' }], version: 'v1' });
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  expect(save).toHaveFocus();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it('is not saved over what somebody else has saved since, and then begins again with that', async () => {
  const caption = () => screen.getByRole('textbox', { name: 'Captions: Cymraeg, line 1, words' });
  await screen.findByRole('textbox', { name: 'Captions: Cymraeg, line 1, words' });
  const save = screen.getByRole('button', { name: 'Save and publish' });
  fireEvent.change(caption(), { target: { value: 'One' } });
  await userEvent.click(save);
  await screen.findByText('Saved and published.');
  const error = { code: 'CONFLICT', message: 'Somebody else has changed this meanwhile', status: 409 };
  const theirs = {
    ...edited,
    texts: [{ ...texts[0], cues: [{ start: 1, end: 2, text: 'Theirs' }], version: 'v3' }],
  };
  product.server.use(
    http.put('*/api/admin/recordings/rec-storm/texts', async ({ request }) => {
      saved = await request.json();
      return HttpResponse.json({ error }, { status: 409 });
    }),
    http.get('*/api/admin/recordings/rec-storm', () => HttpResponse.json(theirs)),
  );
  fireEvent.change(caption(), { target: { value: 'Two' } });
  await userEvent.click(save);
  expect(
    await screen.findByText('Not saved. “Captions: Cymraeg”: Somebody else has changed this meanwhile.'),
  ).toBeInTheDocument();
  expect(saved).toMatchObject({ version: 'v2' });
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(caption()).toHaveValue('Two');
  ask.mockReturnValue(true);
  product.server.use(
    http.get('*/api/admin/recordings/rec-storm', () => new HttpResponse(null, { status: 503 }), {
      once: true,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(await screen.findByText('It could not be loaded. Please try again.')).toBeVisible();
  expect(caption()).toHaveValue('Two');
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  await waitFor(() => expect(caption()).toHaveValue('Theirs'));
  expect(screen.queryByRole('button', { name: 'Load again' })).not.toBeInTheDocument();
  // With the button the focus would be lost, and the next press of Tab would begin at the top of the page.
  expect(document.activeElement).toContainElement(caption());
  expect(document.body).not.toHaveFocus();
});

it('is not to be loaded again while the recording is being made anew: there is nothing else to load yet', async () => {
  const error = { code: 'LOCKED', message: 'This recording is being made anew: wait until that is done', status: 423 }; // prettier-ignore
  product.server.use(
    http.put('*/api/admin/recordings/rec-storm/texts', () => HttpResponse.json({ error }, { status: 423 })),
  );
  fireEvent.change(await screen.findByRole('textbox', { name: 'Captions: Cymraeg, line 1, words' }), {
    target: { value: 'One' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save and publish' }));
  expect(
    await screen.findByText('Not saved. This recording is being made anew: wait until that is done.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load again' })).not.toBeInTheDocument();
});

it('H adds a chapter, except where letters are for something else', async () => {
  const rights = await screen.findByRole('combobox', { name: 'Rights' });
  fireEvent.keyDown(rights, { key: 'h' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete…' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'h' });
  expect(screen.queryByRole('textbox', { name: 'Chapter 1, words' })).not.toBeInTheDocument();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Save and publish' }), { key: 'h' });
  expect(screen.getByRole('textbox', { name: 'Chapter 1, words' })).toBeInTheDocument();
  // Named by what it shows, and by which line it is of.
  expect(screen.getByRole('button', { name: 'Show Captions: Cymraeg, line 1' })).toBeVisible();
});

it('is put under an agreement', async () => {
  let agreed: unknown;
  product.server.use(
    http.put('*/api/admin/recordings/rec-storm/rights', async ({ request }) => {
      agreed = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Rights' }), 'United Kingdom');
  await waitFor(() => expect(agreed).toEqual({ agreement: 'uk' }));
});

it('shows the stored agreement again when another is refused, and says why', async () => {
  product.server.use(
    http.put('*/api/admin/recordings/rec-storm/rights', async ({ request }) =>
      ((await request.json()) as { agreement: string | null }).agreement === 'uk'
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json(
            { error: { code: 'UNAVAILABLE', message: 'Away', status: 503 } },
            { status: 503 },
          ),
    ),
  );
  const rights = await screen.findByRole('combobox', { name: 'Rights' });
  await userEvent.selectOptions(rights, 'United Kingdom');
  expect(await screen.findByText('Saved and published.')).toBeVisible();
  await userEvent.selectOptions(rights, 'Everywhere');
  expect(await screen.findByText('Not saved. Away.')).toBeVisible();
  await waitFor(() => expect(rights).toHaveDisplayValue('United Kingdom'));
});

it('is put under the agreement that was chosen last, whatever became of the one before', async () => {
  const asked: unknown[] = [];
  product.server.use(
    http.put('*/api/admin/recordings/rec-storm/rights', async ({ request }) => {
      asked.push(await request.json());
      // The first is slow and refused.
      if (asked.length > 1) return new HttpResponse(null, { status: 204 });
      await new Promise((resolve) => setTimeout(resolve, 100));
      return HttpResponse.json(
        { error: { code: 'UNAVAILABLE', message: 'Away', status: 503 } },
        { status: 503 },
      );
    }),
  );
  const rights = await screen.findByRole('combobox', { name: 'Rights' });
  for (const name of ['United Kingdom', 'Everywhere', 'United Kingdom'])
    fireEvent.change(rights, { target: { value: name === 'Everywhere' ? '' : 'uk' } });
  await waitFor(() => expect(asked).toEqual([{ agreement: 'uk' }, { agreement: null }, { agreement: 'uk' }]));
  expect(await screen.findByText('Saved and published.')).toBeVisible();
  expect(rights).toHaveDisplayValue('United Kingdom');
});

it('gets captions in one more language from a file, and refuses a second of the same', async () => {
  const form = within(await screen.findByRole('form', { name: 'More captions' }));
  const add = async (language: string, text: string) => {
    fireEvent.change(form.getByLabelText('Their language'), { target: { value: language } });
    // jsdom's files cannot be read.
    const file = Object.assign(new File([text], 'a.srt'), { arrayBuffer: async () => Buffer.from(text) });
    await userEvent.upload(form.getByLabelText('File'), file, { applyAccept: false });
    fireEvent.submit(screen.getByRole('form', { name: 'More captions' }));
  };
  await add('fr', '1\n00:00:01,000 --> 00:00:02,000\nIl pleut\n');
  expect(await screen.findByRole('region', { name: 'Captions: Français' })).toBeVisible();
  await add('cy', '1\n00:00:01,000 --> 00:00:02,000\nGlaw\n');
  expect(await form.findByRole('alert')).toHaveTextContent('There are captions in this language already');
});
