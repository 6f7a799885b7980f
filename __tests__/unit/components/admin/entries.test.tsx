import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Entries } from '@/components/admin/operator/Entries';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
beforeEach(signedIn);

it('entries of one type are listed, from the first', async () => {
  const asked: string[] = [];
  const entry = {
    id: 'lear',
    type: 'production',
    name: 'King Lear',
    published: true,
    updated: '2026-03-01T10:00:00.000Z',
    plan: null,
    version: '7',
  };
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
