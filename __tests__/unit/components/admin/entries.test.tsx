import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Entries } from '@/components/admin/operator/Entries';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
beforeEach(() => {
  dialogsOpen();
  signedIn();
});

const entry = {
  id: 'lear',
  type: 'production',
  name: 'King Lear',
  published: true,
  updated: '2026-03-01T10:00:00.000Z',
  plan: null,
  version: '7',
};

it('entries of one type are listed, from the first', async () => {
  const asked: string[] = [];
  product.server.use(
    http.get('*/api/admin/operator/entries', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ own: true, types: ['theme', 'production'], entries: [entry], total: 30 });
    }),
  );
  renderPage(<Entries />, '/admin/content');
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  const menu = screen.getByRole('combobox', { name: 'Type' });
  await userEvent.selectOptions(menu, 'Production');
  await waitFor(() => expect(asked.at(-1)).toBe('?q=&type=production&offset=0'));
  expect(menu).toHaveFocus();
});

it('the entries of another type are not offered while those of this one are awaited', async () => {
  let answer: () => void = () => undefined;
  product.server.use(
    http.get('*/api/admin/operator/entries', async ({ request }) => {
      const isTheme = new URL(request.url).searchParams.get('type') === 'theme';
      if (isTheme) await new Promise<void>((resolve) => (answer = resolve));
      const entries = isTheme ? [{ ...entry, id: 'love', type: 'theme', name: 'Love' }] : [entry];
      return HttpResponse.json({ own: true, types: ['theme', 'production'], entries, total: 1 });
    }),
  );
  renderPage(<Entries />, '/admin/content');
  await screen.findByText('King Lear');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Theme');
  expect(screen.queryByText('King Lear')).toBeNull();
  await waitFor(() => expect(answer.length).toBe(1));
  answer();
  expect(await screen.findByText('Love')).toBeVisible();
});

it('an entry is unpublished once, however often the button is pressed', async () => {
  let sent = 0;
  let answer: () => void = () => undefined;
  product.server.use(
    http.get('*/api/admin/operator/entries', () =>
      HttpResponse.json({ own: true, types: ['production'], entries: [entry], total: 1 }),
    ),
    http.post('*/api/admin/operator/entries/:id', async () => {
      sent += 1;
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ ...entry, published: false, version: '8' });
    }),
  );
  renderPage(<Entries />, '/admin/content');
  await userEvent.click(await screen.findByRole('button', { name: 'Unpublish King Lear (Production)…' }));
  const act = screen.getByRole('button', { name: 'Unpublish' });
  await userEvent.click(act);
  expect(act).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(act);
  await waitFor(() => expect(answer.length).toBe(1));
  answer();
  await screen.findByText('King Lear (Production) is unpublished.');
  expect(sent).toBe(1);
});
