/** What those who look after a library are told of an address, and what everybody else is. */
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { productInBrowser, renderPage } from '@/__tests__/support/in-browser/product';
import { AskWhy } from '@/components/why/AskWhy';

const product = productInBrowser();
// Loaded by the first press otherwise, which takes longer than a test waits where much else runs.
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/visibility-reasons'),
    import('@/lib/contracts/http/errors'),
  ]),
);

function ask(): void {
  renderPage(<AskWhy />, '/admin/library');
  fireEvent.change(screen.getByLabelText('Address of the page'), { target: { value: '/guides/hidden' } });
  fireEvent.click(screen.getByRole('button', { name: 'Why is it not shown?' }));
}

it('R-VIS-10 the rule of an address at the organisation, who set it and what changes it', async () => {
  const asked: (string | null)[] = [];
  product.server.use(
    http.get('*/api/visibility-reasons', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.get('path'), searchParams.get('as'));
      return HttpResponse.json({
        shown: false,
        rule: 'It is on a list of blocked content.',
        setBy: 'An administrator',
        change: 'Take it off the list.',
      });
    }),
  );
  ask();
  expect(await screen.findByText('It is on a list of blocked content.')).toBeVisible();
  expect(screen.getByText('Set by: An administrator.')).toBeVisible();
  expect(screen.getByText('Take it off the list.')).toBeVisible();
  expect(asked).toEqual(['/guides/hidden', 'network']);
});

it('R-VIS-10 to others nothing is told', async () => {
  const error = { code: 'FORBIDDEN', message: 'No', status: 403 };
  product.server.use(
    http.get('*/api/visibility-reasons', () => HttpResponse.json({ error }, { status: 403 })),
  );
  ask();
  expect(await screen.findByText(/Only librarians and administrators/)).toBeVisible();
});
