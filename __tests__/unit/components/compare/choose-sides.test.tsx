/** Choosing two recordings: by title, by typing, or the same one again; never by an address that one must read. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ChooseSides } from '@/components/compare/ChooseSides';
import { cardOf } from '@/lib/domain/catalogue/card';
import type { ComparedSide } from '@/lib/domain/playback/compare';
import { contentItem } from '@/__tests__/support/content/item';
import { productInBrowser, renderPage } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const card = (slug: string, name: string) =>
  cardOf(contentItem({ id: slug, slug, name, media: { type: 'video', assetId: 'a', durationMinutes: 2 } }));
const deed = card('i-have-done-the-deed', 'I have done the deed');
const chosen = (seconds = 0): ComparedSide => ({ kind: 'chosen', item: deed, seconds });
const DEED = '/productions/i-have-done-the-deed';

beforeEach(() => {
  // jsdom lays nothing out, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

it('shows what was chosen by its title, and leaves the other side empty', () => {
  renderPage(<ChooseSides sides={{ a: chosen(90), b: null }} />, '/compare');
  const form = screen.getByRole('search', { name: 'Recordings to compare' });
  expect(within(form).getByText('I have done the deed')).toBeInTheDocument();
  expect(within(form).getByText('from 1:30')).toBeInTheDocument();
  expect(within(form).queryByLabelText('First recording')).toBeNull();
  expect(screen.getByLabelText('Second recording')).toHaveValue('');
  expect(form).toHaveFormValues({ a: `${DEED}?t=90`, b: '' });
  expect(screen.queryByText(/\/productions\/|t=90/)).toBeNull();
});

it('compares a recording with itself, and changes a side, by a link', () => {
  renderPage(<ChooseSides sides={{ a: chosen(), b: null }} />, '/compare');
  const path = encodeURIComponent(DEED);
  expect(screen.getByRole('link', { name: 'The same recording again' })).toHaveAttribute(
    'href',
    `/compare?a=${path}&b=${path}`,
  );
  expect(screen.getByRole('link', { name: 'Change first recording' })).toHaveAttribute('href', '/compare');
});

it('has nothing to send when both are chosen', () => {
  renderPage(<ChooseSides sides={{ a: chosen(), b: chosen() }} />, '/compare');
  expect(document.querySelector('input')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('link', { name: 'The same recording again' })).toBeNull();
});

it('suggests recordings while one types, and keeps the other side with the one chosen', async () => {
  const asked: string[] = [];
  product.server.use(
    http.get('*/api/search', ({ request }) => {
      asked.push(new URL(request.url).search);
      const items = [card('tomorrow-and-tomorrow', 'Tomorrow, and tomorrow')];
      return HttpResponse.json({ items, total: 1, aggregations: {} });
    }),
  );
  const page = renderPage(<ChooseSides sides={{ a: chosen(), b: null }} />, '/compare');
  await userEvent.type(screen.getByLabelText('Second recording'), 'macbeth');
  await screen.findByRole('option', { name: 'Tomorrow, and tomorrow' });
  expect(new URLSearchParams(asked.at(-1)).get('watch')).toBe('watch,listen');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const to = new URLSearchParams({ a: DEED, b: '/productions/tomorrow-and-tomorrow' });
  await waitFor(() => expect(page.router().visited.at(-1)).toBe(`/compare?${to.toString()}`));
});

it('suggests nothing for an address', async () => {
  const asked = jest.fn();
  product.server.events.on('request:start', asked);
  renderPage(<ChooseSides sides={{ a: null, b: null }} />, '/compare');
  await userEvent.type(screen.getByLabelText('First recording'), '/productions/lear');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).not.toHaveBeenCalled();
});
