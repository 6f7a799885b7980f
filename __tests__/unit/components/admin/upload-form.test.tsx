import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordingsSection } from '@/components/admin/recordings/RecordingsSection';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

productInBrowser();
beforeEach(signedIn);

let jobs: object[] = [];
const whole = async (_file: File, _events: { onUnanswered: () => void }) => 'a'.repeat(32);
let upload = whole;
const lost = 'The library could not be reached';
let isLost = true;
jest.mock('@/lib/clients/recordings', () => ({
  fetchRecordings: async () => ({ jobs, recordings: [] }),
  uploadFile: (...given: Parameters<typeof whole>) => upload(...given),
  forgetUpload: async () => undefined,
  /** The service makes the job; where `isLost`, its answer does not arrive. */
  askForRecording: async ({ title }: { title: string }) => {
    jobs = [{ id: 'j1', assetId: 'rec', title, state: 'waiting', message: null }];
    if (isLost) throw Object.assign(new Error(lost), { code: 'UNAVAILABLE', status: 0 });
  },
}));

/** The test browser's FormData reads no form. */
class FormDataOfForm {
  constructor(private readonly form: HTMLFormElement) {}
  get(name: string) {
    const control = this.form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement))
      return control instanceof HTMLSelectElement ? control.value : null;
    return control.type === 'file' ? (control.files?.[0] ?? null) : control.value;
  }
}

const { FormData: ownFormData } = globalThis;
afterEach(() => {
  Object.assign(globalThis, { FormData: ownFormData });
  upload = whole;
  isLost = true;
});

/** Fills the form with a title, and sends it; answers with the field of the title. */
async function send(name: string): Promise<HTMLElement> {
  Object.assign(globalThis, { FormData: FormDataOfForm });
  renderPage(<RecordingsSection />, '/admin/recordings');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.type(title, name);
  await userEvent.type(screen.getByRole('textbox', { name: /language/i }), 'cy');
  await userEvent.upload(
    screen.getByLabelText(/^Film or sound/),
    new File(['sound'], 'storm.wav', { type: 'audio/wav' }),
  );
  // jsdom does not count the file, which is required.
  fireEvent.submit(screen.getByRole('form', { name: 'New recording' }));
  return title;
}

it('a recording whose answer was lost shows among those in progress, and the form stays filled', async () => {
  const title = await send('Y Storm');
  expect(await screen.findByText(`${lost}.`)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'In progress' })).toHaveTextContent('Y Storm');
  expect(title).toHaveValue('Y Storm');
});

it('a title of spaces is refused at its field, which gets the focus', async () => {
  const title = await send('   ');
  await waitFor(() => expect(title).toHaveAccessibleDescription('Write a title.'));
  expect(title).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an upload that nothing answers says that it waits for the connection', async () => {
  upload = (_file, { onUnanswered }) => {
    onUnanswered();
    return new Promise(() => undefined);
  };
  await send('Y Storm');
  const waiting = await screen.findByText('Waiting for the connection');
  expect(waiting).toHaveRole('status');
});

it('an upload that is whole is said to be so, as the form is empty again', async () => {
  isLost = false;
  const title = await send('Y Storm');
  const said = await screen.findByText(
    'Y Storm is uploaded. It shows under “In progress” until it is published.',
  );
  expect(said).toHaveRole('status');
  expect(title).toHaveValue('');
});

it('what an existing page would lose is said where the page is named', async () => {
  renderPage(<RecordingsSection />, '/admin/recordings');
  await userEvent.selectOptions(await screen.findByLabelText('Where it goes'), 'An existing page');
  expect(screen.getByRole('textbox', { name: /Last part/ })).toHaveAccessibleDescription(
    'For /productions/hamlet: hamlet. A recording that the page has is replaced, and its captions and chapters with it.',
  );
});
