import { cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AdminScreen } from '@/components/admin/AdminScreen';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const school = { id: 'school', name: 'The School' };
beforeEach(signedIn);
const administers = (sections: string[]) =>
  product.server.use(
    http.get('*/api/admin/console', () =>
      HttpResponse.json({ operator: false, organisations: [{ ...school, sections }] }),
    ),
  );

it('offers what the person may use, and nothing else', async () => {
  administers(['usage', 'subscription']);
  renderPage(<AdminScreen section={null} organisationId={null} />, '/admin');
  const navigation = await screen.findByRole('navigation', { name: 'Administration' });
  expect(await within(navigation).findByRole('link', { name: 'Usage' })).toHaveAttribute(
    'href',
    '/admin/usage',
  );
  expect(within(navigation).queryByRole('link', { name: 'Audit log' })).toBeNull();
});

it('says what the subscription allows, until when, and who to ask', async () => {
  administers(['subscription']);
  const periods = [{ id: 's', type: 'full', startDate: '2026-01-01', endDate: '2026-12-31' }];
  const organisation = { ...school, category: null, country: null };
  product.server.use(
    http.get('*/api/admin/organisations/school/subscription', () =>
      HttpResponse.json({ organisation, state: 'FULL', periods, contact: 'help@library.example' }),
    ),
  );
  renderPage(<AdminScreen section="subscription" organisationId={null} />, '/admin/subscription');
  expect(await screen.findByText(/can play every recording/)).toBeVisible();
  expect(screen.getByRole('cell', { name: '31 December 2026' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@library.example' })).toBeVisible();
});

it('an operator without an organisation finds their own sections, and sets what a company has subscribed to', async () => {
  product.server.use(
    http.get('*/api/admin/console', () => HttpResponse.json({ operator: true, organisations: [] })),
  );
  renderPage(<AdminScreen section={null} organisationId={null} />, '/admin');
  const navigation = await screen.findByRole('navigation', { name: 'Administration' });
  expect(await within(navigation).findByRole('link', { name: 'Organisations' })).toHaveAttribute(
    'href',
    '/admin/organisations',
  );
  expect(within(navigation).queryByRole('link', { name: 'Usage' })).toBeNull();
});

it('lists the sections once on its first page, and folds them in a section', async () => {
  administers(['usage', 'subscription']);
  renderPage(<AdminScreen section={null} organisationId={null} />, '/admin');
  expect(await screen.findAllByRole('link', { name: 'Usage' })).toHaveLength(1);
  cleanup();
  product.server.use(
    http.get('*/api/admin/organisations/school/subscription', () => new HttpResponse(null, { status: 500 })),
  );
  renderPage(<AdminScreen section="subscription" organisationId={null} />, '/admin/subscription');
  const navigation = await screen.findByRole('navigation', { name: 'Administration' });
  expect(within(navigation).getByText('All of administration').closest('details')).not.toHaveAttribute(
    'open',
  );
  expect(await within(navigation).findByText('Usage')).toHaveAttribute('href', '/admin/usage');
});
