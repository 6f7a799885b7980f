/** What those who look after a library are told of an address, and what everybody else is. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { whyWords } from '@/lib/domain/visibility/reason';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';
import { AskWhy } from '@/components/why/AskWhy';
import { WhyHidden } from '@/components/why/WhyHidden';

const product = productInBrowser();
// Loaded by the first press otherwise, which takes longer than a test waits where much else runs.
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/viewer/visibility-reasons'),
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

it('of an address at which there is nothing, nobody is named', async () => {
  product.server.use(
    http.get('*/api/visibility-reasons', () => HttpResponse.json({ shown: false, ...whyWords.MISSING })),
  );
  ask();
  expect(await screen.findByText(/nothing at this address/)).toBeVisible();
  expect(screen.queryByText(/Set by/)).toBeNull();
});

it('R-VIS-10 to others nothing is told', async () => {
  const error = { code: 'FORBIDDEN', message: 'No', status: 403 };
  product.server.use(
    http.get('*/api/visibility-reasons', () => HttpResponse.json({ error }, { status: 403 })),
  );
  ask();
  expect(await screen.findByText(/Only librarians and administrators/)).toBeVisible();
});

it('who was not answered is not told that they may not, and can ask again', async () => {
  let status = 503;
  const error = { code: 'FORBIDDEN', message: 'No', status: 403 };
  product.server.use(
    http.get('*/api/visibility-reasons', () =>
      status === 503 ? new HttpResponse(null, { status }) : HttpResponse.json({ error }, { status }),
    ),
  );
  signedIn();
  renderPage(<WhyHidden />, '/guides/hidden');
  const button = screen.getByRole('button', { name: 'Why can’t I see this?' });
  const press = () => fireEvent.click(button);
  button.focus();
  press();
  expect(await screen.findByText(/could not be looked up/)).toBeVisible();
  status = 403;
  press();
  expect(await screen.findByText(/Only librarians and administrators/)).toBeVisible();
  // The focus stays where it was, and what is announced is the answer alone.
  expect(button).toHaveFocus();
  expect(button.closest('[role=status]')).toBeNull();
});

it('an answer about an earlier address is not told of a later one', async () => {
  const answers: (() => void)[] = [];
  product.server.use(
    http.get('*/api/visibility-reasons', async ({ request }) => {
      const rule = `The rule of ${new URL(request.url).searchParams.get('path')}`;
      await new Promise<void>((resolve) => answers.push(resolve));
      return HttpResponse.json({ shown: true, rule, setBy: '', change: '' });
    }),
  );
  ask();
  await waitFor(() => expect(answers).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('Address of the page'), { target: { value: '/guides/later' } });
  fireEvent.click(screen.getByRole('button', { name: 'Why is it not shown?' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  expect(await screen.findByText('The rule of /guides/later')).toBeVisible();
  answers[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('The rule of /guides/later')).toBeVisible();
});
