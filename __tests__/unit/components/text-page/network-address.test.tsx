import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { NetworkAddress } from '@/components/text-page/NetworkAddress';
import { productInBrowser, renderPage } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();

it('R-API-1 the visitor reads their network address, trimmed', async () => {
  product.server.use(http.get('*/api/what-is-my-ip', () => HttpResponse.text('203.0.113.9\n')));
  renderPage(<NetworkAddress />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/api/what-is-my-ip');
  expect((await screen.findByText(/203/)).textContent).toBe('203.0.113.9');
});

it('while it cannot be read, a link leads to it', async () => {
  let asked = 0;
  product.server.use(
    http.get('*/api/what-is-my-ip', () => {
      asked += 1;
      return HttpResponse.text('', { status: 503 });
    }),
  );
  renderPage(<NetworkAddress />);
  await waitFor(() => expect(asked).toBe(1));
  // Until the answer is read.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/api/what-is-my-ip');
});
