import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { NetworksSection } from '@/components/admin/networks/NetworksSection';
import type { AdminNetworks, StoredEmailDomain } from '@/lib/contracts/administration/networks';
import { defaultBrand, setSite } from '@/lib/contracts/site';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const PATH = '*/api/admin/organisations/school/networks';
const here = { address: '203.0.113.9', inside: true };

/** The service in small: one version at a time. */
function serve(ranges: string[]) {
  const state = { version: 1, ranges };
  const sent: unknown[] = [];
  const answer = (): AdminNetworks => ({
    version: String(state.version),
    ranges: state.ranges,
    overlaps: [],
    ...here,
  });
  product.server.use(
    http.get(PATH, () => HttpResponse.json(answer())),
    http.post(`${PATH}/check`, async ({ request }) => {
      const { ranges: given } = (await request.json()) as { ranges: string[] };
      const lines = given.map((text) => ({
        text,
        ranges: [text],
        fault: text.includes('x') ? `"${text}" is no range` : null,
      }));
      return HttpResponse.json({ lines, overlaps: [], ...here });
    }),
    http.post(PATH, async ({ request }) => {
      const body = (await request.json()) as { version: string; ranges: string[] };
      sent.push(body);
      const error = { message: 'Somebody else has changed this meanwhile.', code: 'CONFLICT', status: 409 };
      if (body.version !== String(state.version)) return HttpResponse.json({ error }, { status: 409 });
      Object.assign(state, { version: state.version + 1, ranges: body.ranges });
      return HttpResponse.json(answer());
    }),
  );
  return { state, sent };
}

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/organisation'),
    import('@/lib/contracts/administration/networks'),
  ]),
);

beforeEach(() => {
  signedIn();
  Element.prototype.scrollIntoView = () => undefined;
});

const box = () => screen.findByRole('textbox', { name: 'Ranges, one a line' });
/** As pasted: ranges come from a letter of whoever looks after the network. */
const fill = async (text: string) => {
  await userEvent.clear(await box());
  await userEvent.paste(text);
};
/** Whether the page may be left without a question. */
const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says where one is, marks lines with faults, saves nothing with them, and can be undone', async () => {
  const { state, sent } = serve(['203.0.113.0/24']);
  renderPage(<NetworksSection organisationId="school" />, '/admin/networks');
  expect(await screen.findByText(/inside your ranges/)).toHaveTextContent('203.0.113.9');
  expect(leaves()).toBe(true);
  await fill('198.51.100.7/32\nx');
  expect(leaves()).toBe(false);
  await press('Save');
  expect(await screen.findByText('1 of the lines cannot be used. "x" is no range.')).toBeVisible();
  // At the field, which has the focus: the button may be far from it.
  expect(await box()).toHaveFocus();
  expect(await box()).toBeInvalid();
  expect(await box()).toHaveAccessibleDescription(/cannot be used/);
  expect(screen.getByRole('cell', { name: '"x" is no range' })).toBeVisible();
  expect(sent).toEqual([]);
  await fill('198.51.100.7/32');
  await press('Save');
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(await box()).toBeValid();
  expect(leaves()).toBe(true);
  expect(screen.getAllByRole('button', { name: 'Save' })[0]).toHaveFocus();
  expect(state.ranges).toEqual(['198.51.100.7/32']);
  await press('Undo');
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(screen.getByText('Undone.')).toHaveFocus();
  expect(state.ranges).toEqual(['203.0.113.0/24']);
  expect(await box()).toHaveValue('203.0.113.0/24');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('whose range is refused writes to the library: the page of feedback is for trials alone', async () => {
  serve([]);
  setSite({ ...defaultBrand, contact: { email: 'desk@library.example' } });
  const { unmount } = renderPage(<NetworksSection organisationId="school" />, '/admin/networks');
  const link = await screen.findByRole('link', { name: 'desk@library.example' });
  expect(link).toHaveAttribute('href', 'mailto:desk@library.example');
  unmount();
  setSite(defaultBrand);
  renderPage(<NetworksSection organisationId="school" />, '/admin/networks');
  expect(await screen.findByText(/ask the people who run the library/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('pressed twice, it is saved once', async () => {
  const { sent } = serve(['203.0.113.0/24']);
  renderPage(<NetworksSection organisationId="school" />, '/admin/networks');
  await fill('198.51.100.7/32');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('says whose address one is; a late answer does not replace a newer one', async () => {
  serve([]);
  let release: () => void = () => undefined;
  const asked: (string | null)[] = [];
  product.server.use(
    http.get(`${PATH}/address`, async ({ request }) => {
      const address = new URL(request.url).searchParams.get('address');
      asked.push(address);
      if (address === '192.0.2.1') await new Promise<void>((resolve) => (release = resolve));
      const error = { message: '"x" is no address', code: 'BAD_REQUEST', status: 400 };
      if (address === 'x') return HttpResponse.json({ error }, { status: 400 });
      return HttpResponse.json({ address, recognised: 'none', sees: null });
    }),
  );
  renderPage(<NetworksSection organisationId="school" />, '/admin/networks');
  const field = await screen.findByRole('textbox', { name: 'Address' });
  const look = async (address: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, `${address}{Enter}`);
  };
  await look('192.0.2.1');
  await waitFor(() => expect(asked).toHaveLength(1));
  await look('192.0.2.2');
  expect(await screen.findByText(/^192.0.2.2 is not recognised/)).toBeVisible();
  release();
  await look('x');
  expect(await screen.findByText('"x" is no address.')).toBeVisible();
  expect(screen.queryByText(/^192.0.2.1/)).toBeNull();
  // The same address again: its ranges may have been saved since.
  await look('x');
  await waitFor(() => expect(asked).toEqual(['192.0.2.1', '192.0.2.2', 'x', 'x']));
});

it('what somebody else changed meanwhile is not overwritten, and can be loaded', async () => {
  const { state } = serve(['203.0.113.0/24']);
  renderPage(<NetworksSection organisationId="school" />, '/admin/networks');
  await box();
  Object.assign(state, { version: 7, ranges: ['192.0.2.0/24'] });
  await press('Save');
  expect(await screen.findByText(/Not saved. Somebody else/)).toBeVisible();
  expect(state.ranges).toEqual(['192.0.2.0/24']);
  await press('Load again');
  expect(await screen.findByDisplayValue('192.0.2.0/24')).toBeVisible();
  expect(screen.getByText('Loaded again.')).toBeVisible();
});

it('what was written here is not lost by loading theirs: it comes back, and can be saved over what was seen', async () => {
  const { state } = serve(['203.0.113.0/24']);
  renderPage(<NetworksSection organisationId="school" />, '/admin/networks');
  const field = await box();
  await userEvent.type(field, '\n198.51.100.0/24');
  Object.assign(state, { version: 7, ranges: ['192.0.2.0/24'] });
  await press('Save');
  expect(await screen.findByText(/Not saved. Somebody else/)).toBeVisible();
  await press('Load again');
  expect(await screen.findByText(/^Loaded again\. “Undo” brings back/)).toBeVisible();
  expect(field).toHaveValue('192.0.2.0/24');
  await press('Undo');
  expect(field).toHaveValue('203.0.113.0/24\n198.51.100.0/24');
  expect(screen.getByText('What you had written is back, and not saved yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await press('Save');
  await waitFor(() => expect(state.ranges).toEqual(['203.0.113.0/24', '198.51.100.0/24']));
});

it('what is ticked while it is saved stays', async () => {
  serve([]);
  let release: (() => void) | null = null;
  product.server.use(
    http.get(`${PATH}/listed`, () => HttpResponse.json({ version: '1', listed: false })),
    http.post(`${PATH}/listed`, async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return HttpResponse.json({ version: '2', listed: true });
    }),
  );
  renderPage(<NetworksSection organisationId="school" />, '/admin/networks');
  const choice = await screen.findByRole('checkbox', { name: /find us by our name/ });
  const form = within(choice.closest('form')!);
  await userEvent.click(choice);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(release).not.toBeNull());
  await userEvent.click(choice);
  release!();
  expect(await form.findByText('Saved.')).toBeVisible();
  expect(choice).not.toBeChecked();
});

it('an organisation says for itself whether it is found at sign-in, and can take that back', async () => {
  serve([]);
  const state = { version: '1', listed: false };
  product.server.use(
    http.get(`${PATH}/listed`, () => HttpResponse.json(state)),
    http.post(`${PATH}/listed`, async ({ request }) => {
      const { listed } = (await request.json()) as { listed: boolean };
      Object.assign(state, { version: `${state.version}+`, listed });
      return HttpResponse.json(state);
    }),
  );
  renderPage(<NetworksSection organisationId="school" />, '/admin/networks');
  const choice = await screen.findByRole('checkbox', { name: /find us by our name/ });
  expect(choice).not.toBeChecked();
  const form = within(choice.closest('form')!);
  expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(form.queryByText('Saved.')).toBeNull();
  await userEvent.click(choice);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Saved.')).toBeVisible();
  expect(state.listed).toBe(true);
  await userEvent.click(form.getByRole('button', { name: 'Undo' }));
  expect(await form.findByText('Undone.')).toBeVisible();
  expect([state.listed, (choice as HTMLInputElement).checked]).toEqual([false, false]);
});

it('an address that is none is said at its field, which is looked at again', async () => {
  serve([]);
  product.server.use(
    http.get(`${PATH}/domain`, () => HttpResponse.json({ version: '1', domain: null })),
    http.get(`${PATH}/address`, ({ request }) => {
      const address = new URL(request.url).searchParams.get('address');
      const error = { message: 'This is not an address', code: 'VALIDATION_FAILED', status: 400 };
      if (address === 'x') return HttpResponse.json({ error }, { status: 400 });
      return HttpResponse.json({ address, recognised: 'none', sees: null });
    }),
  );
  renderPage(<NetworksSection organisationId="school" />, '/admin/networks');
  const field = await screen.findByRole('textbox', { name: 'Address' });
  for (const words of ['x', 'x']) {
    await userEvent.clear(field);
    await userEvent.type(field, words);
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is not an address.'));
    await waitFor(() => expect(field).toHaveFocus());
  }
  await userEvent.clear(field);
  await userEvent.type(field, '192.0.2.1{Enter}');
  expect(await screen.findByText(/^192\.0\.2\.1 is not recognised/)).toBeVisible();
  expect(field).toBeValid();
});

it('an organisation names the domain of its addresses; a refusal is said in the service’s words', async () => {
  serve([]);
  const state: StoredEmailDomain = { version: '1', domain: null };
  product.server.use(
    http.get(`${PATH}/domain`, () => HttpResponse.json(state)),
    http.post(`${PATH}/domain`, async ({ request }) => {
      const { domain } = (await request.json()) as { domain: string };
      const error = { message: 'gmail.com is everybody’s', code: 'VALIDATION_FAILED', status: 400 };
      if (domain === 'gmail.com') return HttpResponse.json({ error }, { status: 400 });
      return HttpResponse.json(Object.assign(state, { version: `${state.version}+`, domain }));
    }),
  );
  renderPage(<NetworksSection organisationId="school" />, '/admin/networks');
  const field = await screen.findByRole('textbox', { name: 'Domain of your e-mail addresses' });
  const form = within(field.closest('form')!);
  await userEvent.type(field, 'gmail.com');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Not saved.')).toBeVisible();
  expect(field).toHaveAccessibleDescription(/gmail\.com is everybody’s\.$/);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'school.example');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Saved.')).toBeVisible();
  expect(state.domain).toBe('school.example');
});
