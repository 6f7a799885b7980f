import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { UsageSection } from '@/components/admin/UsageSection';
import type { AdminUsage } from '@/lib/contracts/administration/overview';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/administration/organisation'),
    import('@/lib/contracts/administration/overview'),
  ]),
);
beforeEach(() => signedIn());

const figures = (uses: number) => ({ views: 0, uses, searches: 0, denials: 0 });
const usage: AdminUsage = {
  until: '2026-10-03',
  months: [
    { month: '2026-09', partial: false, ...figures(300) },
    { month: '2026-10', partial: false, ...figures(33) },
  ],
  lastMonth: figures(30),
  reported: [],
  weeks: [{ week: '2026-09-28', ...figures(40) }],
  types: [],
  items: [],
  missed: [{ term: 'hamlt', searches: 2 }],
  visits: [],
};
const serve = (answer: object) => {
  product.server.use(
    http.get('*/api/admin/organisations/school/usage', () => HttpResponse.json({ ...usage, ...answer })),
  );
  renderPage(<UsageSection organisationId="school" />, '/admin/usage');
};

it('on the third of a month says how it compares with three days, and saves all that is shown as one file', async () => {
  const saved: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  serve({});
  const table = within(await screen.findByRole('table', { name: /same days of last month/ }));
  expect(table.getByRole('row', { name: /^Played and read/ })).toHaveTextContent('Played and read3330+10 %');
  expect(screen.getByRole('columnheader', { name: 'First month of this term' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download all as CSV' }));
  const text = await new Response(saved[0]).text();
  expect(text).toContain('"By week","Week from 2026-09-28","","","Played and read","40"');
  expect(text).toContain('"hamlt"');
});

it('before the first night says when figures come, and shows no tables of nothing', async () => {
  serve({ until: null });
  expect(await screen.findByText(/^Usage is counted every night\. The first figures/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('compares nothing with what is not known: no month of the term is over, or the last release answers', async () => {
  serve({ months: usage.months.slice(0, 1), lastMonth: undefined });
  expect(await screen.findByText('No month of this term is over yet.')).toBeVisible();
  expect(screen.queryByRole('table', { name: /last month|last term/ })).toBeNull();
  expect(screen.queryByText(/same days of last month/)).toBeNull();
});

it('saves a COUNTER report of the months that are chosen, in whichever order', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:table', revokeObjectURL: () => undefined });
  const asked: string[] = [];
  product.server.use(
    http.get('*/api/admin/organisations/school/usage/counter', ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('Report_Name', {
        headers: { 'Content-Disposition': 'attachment; filename="IR_M1_school.tsv"' },
      });
    }),
  );
  serve({ reported: ['2023-12', '2026-09'] });
  expect(await screen.findByLabelText('First month')).toHaveValue('2026-09');
  await userEvent.selectOptions(screen.getByLabelText('Report'), 'IR_M1: Multimedia Item Requests');
  await userEvent.selectOptions(screen.getByLabelText('Last month'), 'December 2023');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Only the totals/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Download report' }));
  expect(await screen.findByText('Saved as IR_M1_school.tsv.')).toBeVisible();
  expect(saved).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(['?report=IR_M1&begin_date=2023-12&end_date=2026-09&exclude_monthly_details=True']);
});

it('before the first month is closed there is no report to save', async () => {
  serve({});
  expect(await screen.findByText('No month is ready yet.')).toBeVisible();
});
