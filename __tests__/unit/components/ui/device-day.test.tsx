/** The days of a class are those that its teacher chose, by the clock of the device. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ClassScreen } from '@/components/class/ClassScreen';
import { classDialog } from '@/__tests__/support/in-browser/class-dialog';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { listSummary } from '@/__tests__/support/content/list-entry';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

jest.mock('@/components/list-player/ListPlayer', () => ({ ListPlayer: () => null }));

const product = productInBrowser();
const RealFormat = Intl.DateTimeFormat;
const deviceIn = (zone: string) =>
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      (locale, options) => new RealFormat(locale, { ...options, timeZone: options?.timeZone ?? zone }),
    );

/** From the first minute of 1 July to the last of 2 July. */
const lessons = [
  ['Europe/London', '2099-06-30T23:00:00.000Z', '2099-07-02T22:59:00.000Z', '2 July 2099'],
  ['America/New_York', '2099-07-01T04:00:00.000Z', '2099-07-03T03:59:00.000Z', '3 July 2099'],
] as const;

it.each(lessons)('the teacher in %s reads the days as they were chosen', async (zone, opensAt, closesAt) => {
  deviceIn(zone);
  dialogsOpen();
  signedIn();
  const opening = {
    id: 'o1',
    listId: 'l1',
    code: 'ABCDEF',
    link: 'k',
    closedAt: null,
    opened: 0,
    played: {},
  };
  product.server.use(
    http.get('*/api/class-openings', () =>
      HttpResponse.json({ openings: [{ ...opening, opensAt, closesAt }] }),
    ),
  );
  const list = { ...listSummary, entries: [] };
  renderPage(classDialog(list));
  expect(await screen.findByText(/^From.+until/)).toHaveTextContent(/^From 1 July 2099, until 2 July 2099/);
});

it.each(lessons)(
  'a pupil in %s reads the last day, once the page is alive',
  async (zone, _, closesAt, utc) => {
    deviceIn(zone);
    const list = { id: 'o1', name: 'Brecht', organisation: null, closesAt, entries: [] };
    const ui = (
      <FakeRouterProvider address="/class/k">
        <QueryClientProvider client={new QueryClient()}>
          <ClassScreen list={list} classKey="k" native={null} />
        </QueryClientProvider>
      </FakeRouterProvider>
    );
    const root = document.createElement('div');
    root.innerHTML = renderToString(ui);
    document.body.append(root);
    const day = () => root.querySelector('time');
    expect(day()).toHaveTextContent(utc);
    const faults = jest.fn();
    let page: Root | undefined;
    await act(async () => {
      page = hydrateRoot(root, ui, { onRecoverableError: faults });
    });
    expect(day()).toHaveTextContent('2 July 2099');
    expect(day()).toHaveAttribute('datetime', closesAt);
    expect(faults).not.toHaveBeenCalled();
    act(() => page?.unmount());
    root.remove();
  },
);
