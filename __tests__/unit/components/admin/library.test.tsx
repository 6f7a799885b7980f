import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { LibraryPack } from '@/components/admin/library/LibraryPack';
import type { MakeKey } from '@/lib/contracts/administration/library';
import { site } from '@/lib/contracts/site';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const PATH = '*/api/admin/organisations/school/library';

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/organisation'),
    import('@/lib/contracts/administration/library'),
  ]),
);

beforeEach(() => {
  dialogsOpen();
  signedIn();
});

it('the records are downloaded without a key, under the name that the service gives; each address is copied', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const user = userEvent.setup();
  product.server.use(
    http.get(PATH, () =>
      HttpResponse.json({ version: 'v1', keys: [], proxyPrefix: null, site: 'https://library.example' }),
    ),
    http.get(`${PATH}/records/kbart`, () =>
      HttpResponse.text('publication_title', {
        headers: { 'Content-Disposition': 'attachment; filename="Library_school_Entitlement.txt"' },
      }),
    ),
    http.get(`${PATH}/records/marc`, () => new HttpResponse(null, { status: 503 })),
  );
  renderPage(<LibraryPack organisationId="school" name="The School" />, '/admin/library');
  await user.click(await screen.findByRole('button', { name: 'Download KBART' }));
  expect(await screen.findByText('Saved as Library_school_Entitlement.txt.')).toBeVisible();
  expect(saved).toEqual(['Library_school_Entitlement.txt']);
  await user.click(screen.getByRole('button', { name: 'Download MARC' }));
  await waitFor(() => expect(screen.queryByText(/^Saved as|being written/)).toBeNull());
  expect(saved).toHaveLength(1);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy: MARC 21' }));
  expect(write).toHaveBeenCalledWith('https://library.example/marc/school.mrc');
});

it('a key is shown once, and withdrawn when that was confirmed; links go behind the proxy once it is saved', async () => {
  const keys: (MakeKey & { createdAt: string })[] = [];
  let proxyPrefix: string | null = null;
  const answer = () => ({ version: 'v1', keys, proxyPrefix, site: 'https://library.example' });
  product.server.use(
    http.get(PATH, () => HttpResponse.json(answer())),
    http.post(`${PATH}/keys`, async ({ request }) => {
      keys.push({ ...((await request.json()) as MakeKey), createdAt: '2026-03-01T00:00:00.000Z' });
      return HttpResponse.json({ key: 'secret-of-the-key' });
    }),
    http.post(`${PATH}/keys/:key/revoke`, ({ params }) => {
      keys.splice(
        keys.findIndex(({ id }) => id === params.key),
        1,
      );
      return HttpResponse.json({ revoked: true });
    }),
    http.post(`${PATH}/proxy`, async ({ request }) => {
      proxyPrefix = ((await request.json()) as { prefix: string }).prefix;
      return HttpResponse.json(answer());
    }),
  );
  renderPage(<LibraryPack organisationId="school" name="The School" />, '/admin/library');
  expect(await screen.findByText('https://library.example/marc/school.mrc')).toBeVisible();
  // The poster says what the library says of itself: what it holds is not known here.
  expect(screen.getByText(site().description)).toBeVisible();
  expect(screen.getByText('For everybody at The School.')).toBeVisible();
  expect(screen.queryByText(/plays on film/i)).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Catalogue');
  await userEvent.click(screen.getByRole('button', { name: 'Make a key' }));
  expect(await screen.findByText('secret-of-the-key')).toBeVisible();
  const withdrawal = await screen.findByRole('button', {
    name: 'Withdraw the key for Reports (COUNTER) Catalogue…',
  });
  const dialog = () => within(screen.getByRole('dialog', { name: /^Withdraw the key/ }));
  await userEvent.click(withdrawal);
  await userEvent.click(dialog().getByRole('button', { name: 'Leave it as it is' }));
  expect(keys).toHaveLength(1);
  await userEvent.click(withdrawal);
  await userEvent.click(dialog().getByRole('button', { name: 'Withdraw' }));
  const said = await screen.findByText(/^Withdrawn/);
  expect(said).toBeVisible();
  expect(keys).toEqual([]);
  // It was the one just made: there is nothing left to copy.
  expect(screen.queryByText('secret-of-the-key')).toBeNull();
  // The key's row and its button are gone.
  await waitFor(() => expect(withdrawal).not.toBeInTheDocument());
  await waitFor(() => expect(said).toHaveFocus());
  await userEvent.type(screen.getByRole('textbox', { name: 'Address of a page' }), '/guides/hamlet');
  expect(screen.getByText('https://library.example/guides/hamlet')).toBeVisible();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Prefix of your proxy' }),
    'https://p.example/?url=',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('https://p.example/?url=https://library.example/guides/hamlet'),
  ).toBeVisible();
});

it('a key that is not copied yet stays when the next one is made, and says what it is for', async () => {
  let made = 0;
  product.server.use(
    http.get(PATH, () =>
      HttpResponse.json({ version: 'v1', keys: [], proxyPrefix: null, site: 'https://library.example' }),
    ),
    http.post(`${PATH}/keys`, () => HttpResponse.json({ key: `secret-${(made += 1)}` })),
  );
  renderPage(<LibraryPack organisationId="school" name="The School" />, '/admin/library');
  for (const [place, note] of ['Catalogue', 'Resolver'].entries()) {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), `${note}{Enter}`);
    expect(await screen.findByText(`secret-${place + 1}`)).toBeVisible();
  }
  expect(screen.getByText('secret-1')).toBeVisible();
  expect(screen.getByText('Copy this key now, it is not shown again: Catalogue')).toBeVisible();
});
