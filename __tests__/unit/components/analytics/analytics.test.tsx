/** Usage statistics: nothing without a yes, whole events only, batches, and players that were really seen. */
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Analytics } from '@/components/analytics/Analytics';
import { ConsentControl } from '@/components/analytics/ConsentControl';
import { useReadingReports } from '@/components/document/use-reading-reports';
import { watchImpression } from '@/hooks/use-media-impressions';
import { CONSENT_KEY, setConsent } from '@/lib/analytics-consent';
import { matomoSink } from '@/lib/clients/analytics/matomo';
import { AnalyticsQueue, BATCH_WAIT_MS } from '@/lib/clients/analytics/queue';
import { analyticsBatchSchema, type AnalyticsEvent } from '@/lib/contracts/product-reports';
import { dimensions } from '@/lib/rules/personal/analytics';
import { addressDimensions, numberedDimensions, visitorDimensions } from '@/lib/rules/personal/dimensions';
import { strangerShell } from '@/lib/shell';
import { onTrack, track } from '@/lib/track';
import { freshBrowser, teacher } from '@/__tests__/support/frame';
import { FakeRouterProvider, type FakeRouter } from '@/__tests__/support/fake-router';

const beacon = jest.fn<boolean, [string, string]>(() => true);
const batches = () =>
  beacon.mock.calls.map(([address, body]) => {
    expect(address).toBe('/api/analytics');
    return analyticsBatchSchema.parse(JSON.parse(body)).events;
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const viewer = {
  ...strangerShell.viewer,
  organisationId: 'o1',
  country: 'GBR',
  subscription: 'FULL' as const,
};
const user = teacher({
  permissions: { superuser: true, administrator: [], teacher: ['o1'], finance: [], librarian: [], technical: [], faculty: [], other: [] },
}); // prettier-ignore

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-10T12:00:00.000Z') });
  freshBrowser(user);
  queries = new QueryClient();
  beacon.mockClear();
  navigator.sendBeacon = beacon as unknown as typeof navigator.sendBeacon;
  document.title = 'Guides | DT+';
  history.replaceState(null, '', '/guides?q=lear');
  document.body.innerHTML = '<script type="application/json" id="settings">{}</script>';
});
afterEach(() => jest.useRealTimers());

let router: FakeRouter;
const onReady = (given: FakeRouter) => {
  router = given;
};

let queries: QueryClient;
async function show(address = '/guides?q=lear') {
  const view = render(
    <QueryClientProvider client={queries}>
      <FakeRouterProvider address={address} onReady={onReady}>
        <Analytics viewer={viewer} user={user} />
      </FakeRouterProvider>
    </QueryClientProvider>,
  );
  await pass(10);
  return view;
}

describe('consent first', () => {
  it('without a yes nothing leaves and nothing waits', async () => {
    const heard: unknown[] = [];
    track({ category: 'a', action: 'b', name: 'c' });
    const stop = onTrack((event) => void heard.push(event));
    track({ category: 'a', action: 'b', name: 'c' });
    await show();
    await pass(BATCH_WAIT_MS);
    stop();
    expect(heard).toEqual([]);
    expect(beacon).not.toHaveBeenCalled();
  });

  it('withdrawn, what waits is forgotten', async () => {
    setConsent(true);
    await show();
    setConsent(false);
    await pass(BATCH_WAIT_MS);
    expect(beacon).not.toHaveBeenCalled();
  });

  it('is a choice in the page, off at first, kept on this device', () => {
    render(<ConsentControl />);
    const box = screen.getByRole('checkbox', { name: /Count my visits/ });
    expect(box).not.toBeChecked();
    fireEvent.click(box);
    expect(box).toBeChecked();
    expect(localStorage.getItem(CONSENT_KEY)).toBe('granted');
    expect(screen.getByRole('status')).toHaveTextContent('Your visits are counted');
    fireEvent.click(box);
    expect(localStorage.getItem(CONSENT_KEY)).toBe('denied');
  });

  it('what came before the sink is heard once it is there', () => {
    setConsent(true);
    const heard: string[] = [];
    track({ category: 'a', action: 'b', name: 'early' });
    const stop = onTrack(({ name }) => void heard.push(name));
    stop();
    expect(heard).toEqual(['early']);
  });
});

describe('one guarded track', () => {
  const send = jest.fn<void, [readonly AnalyticsEvent[]]>();
  const whole = { category: 'page', action: 'view', name: 'Guides' };
  const queue = (page: { path?: string; title?: string } = { path: '/guides', title: 'Guides' }) =>
    new AnalyticsQueue({ sink: { send }, page: () => page, visitor: () => ({ country: 'GBR' }) });

  beforeEach(() => {
    send.mockClear();
    setConsent(true);
  });

  it('R-ANA-1 R-OPEN-11 sends an event with category, action, name, path and title', () => {
    const one = queue();
    one.add({ ...whole, value: 3, dimensions: { page: 2 } });
    one.flush();
    expect(send.mock.calls[0]?.[0]).toEqual([
      {
        ...whole,
        value: 3,
        page: { path: '/guides', title: 'Guides' },
        dimensions: { '4': 'GBR', '15': '2' },
        at: Date.now(),
      },
    ]);
  });

  it.each([
    ['category', { ...whole, category: '' }, undefined],
    ['action', { ...whole, action: ' ' }, undefined],
    ['name', { ...whole, name: '' }, undefined],
    ['path', whole, { title: 'Guides' }],
    ['title', whole, { path: '/guides', title: '' }],
  ])('R-ANA-2 drops an event without %s', (_what, event, page) => {
    const one = queue(page);
    one.add(event);
    one.flush();
    expect(send).not.toHaveBeenCalled();
  });

  it('gathers for five seconds, and no more than fifty at once', () => {
    const one = queue();
    one.add(whole);
    jest.advanceTimersByTime(BATCH_WAIT_MS - 1);
    expect(send).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(send.mock.calls[0]?.[0]).toHaveLength(1);
    for (let at = 0; at < 51; at += 1) one.add(whole);
    expect(send.mock.calls[1]?.[0]).toHaveLength(50);
    one.flush();
    expect(send.mock.calls[2]?.[0]).toHaveLength(1);
  });
});

describe('what is said', () => {
  it('R-ANA-4 dimensions have the numbers 1 to 23, each once', () => {
    const numbers = Object.values(dimensions).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  });

  it('R-ANA-3 R-ANA-4 names the visitor’s kind and roles, and no person', () => {
    const said = numberedDimensions(visitorDimensions(viewer, user));
    expect(said).toEqual({
      '1': 'Okta',
      '2': 'o1',
      '3': 'Unknown',
      '4': 'GBR',
      '5': 'FULL',
      '6': 'superuser,teacher',
    });
    expect(JSON.stringify(said)).not.toContain('Amara');
  });

  it('leaves out what is unknown, and cuts what is long', () => {
    expect(numberedDimensions({ country: null, page: '', searchText: 'x'.repeat(300) })).toEqual({
      '11': 'x'.repeat(200),
    });
  });

  it('reads a search from its address: text, sort, page and which filters', () => {
    expect(addressDimensions('/search?q=lear&sort_by=newest&page=2&genre=a&genre=b&level=c#top')).toEqual({
      searchText: 'lear',
      sortOrder: 'newest',
      page: '2',
      filters: 'genre,level',
    });
  });

  it('R-ANA-1 counts each page shown once and sends them when the page is hidden', async () => {
    setConsent(true);
    await show();
    expect(beacon).not.toHaveBeenCalled();
    act(() => {
      document.title = 'Hamlet | DT+';
      router.go('/productions/hamlet');
    });
    await pass(10);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const [events] = batches();
    expect(events).toMatchObject([
      { category: 'page', action: 'view', name: 'Guides | DT+', dimensions: { '11': 'lear' } },
      { category: 'page', action: 'view', name: 'Hamlet | DT+', page: { title: 'Hamlet | DT+' } },
    ]);
  });

  it('counts a play and its end with what was played', async () => {
    setConsent(true);
    await show();
    const film = document.body.appendChild(document.createElement('video'));
    Object.defineProperty(film, 'textTracks', { value: [{ mode: 'showing' }] });
    act(() => void film.dispatchEvent(new Event('play')));
    act(() => void film.dispatchEvent(new Event('ended')));
    await pass(BATCH_WAIT_MS);
    expect(batches()[0]?.slice(1)).toMatchObject([
      { category: 'media', action: 'play', dimensions: { '16': 'video', '17': '0', '18': 'on', '19': '1' } },
      { category: 'media', action: 'completed' },
    ]);
  });
});

describe('searches', () => {
  /** The listing on screen, whose answer comes when `answer` is called. */
  function listingOnScreen(address: string) {
    let answer: (total: number) => void = () => undefined;
    const result = new Promise<{ total: number }>((resolve) => {
      answer = (total) => resolve({ total });
    });
    const observer = new QueryObserver(queries, {
      queryKey: ['listing', address],
      queryFn: () => result,
    });
    return { answer, leave: observer.subscribe(() => undefined) };
  }

  it('are told once, when their answer is there, with how much they found', async () => {
    setConsent(true);
    const { answer, leave } = listingOnScreen('/guides?q=lear');
    await show();
    answer(3);
    await pass(10);
    await pass(BATCH_WAIT_MS);
    expect(batches().flat()).toMatchObject([
      { category: 'page', action: 'view' },
      { category: 'search', action: 'text', name: 'lear', value: 3, dimensions: { '11': 'lear', '12': '3' } },
    ]);
    leave();
  });

  it('by filters alone count too; a listing as it comes does not', async () => {
    setConsent(true);
    const { answer, leave } = listingOnScreen('/guides?genre=tragedy');
    answer(7);
    await show('/guides?genre=tragedy');
    act(() => router.go('/guides'));
    await pass(10);
    await pass(BATCH_WAIT_MS);
    expect(batches().flat()).toMatchObject([
      { category: 'page' },
      { category: 'search', action: 'filter', name: 'genre', value: 7 },
      { category: 'page' },
    ]);
    leave();
  });

  it('left before the answer came, they are not told', async () => {
    setConsent(true);
    const { answer, leave } = listingOnScreen('/guides?q=lear');
    await show();
    act(() => router.go('/about'));
    leave();
    answer(3);
    await pass(BATCH_WAIT_MS + 10);
    expect(
      batches()
        .flat()
        .map(({ category }) => category),
    ).toEqual(['page', 'page']);
  });
});

describe('documents', () => {
  it('tell that they were opened, and on which page they were closed', () => {
    setConsent(true);
    const heard: unknown[] = [];
    const stop = onTrack((event) => void heard.push(event));
    function Reader({ page }: { page: number }) {
      useReadingReports('Study guide', page, page > 0);
      return null;
    }
    const view = render(<Reader page={0} />);
    expect(heard).toEqual([]);
    view.rerender(<Reader page={1} />);
    view.rerender(<Reader page={4} />);
    view.unmount();
    stop();
    expect(heard).toMatchObject([
      { category: 'document', action: 'opened', name: 'Study guide', dimensions: { documentPage: 1 } },
      { category: 'document', action: 'closed', name: 'Study guide', dimensions: { documentPage: 4 } },
    ]);
  });
});

describe('media impressions', () => {
  let see: (visible: boolean) => void;
  const disconnect = jest.fn();

  beforeEach(() => {
    disconnect.mockClear();
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        see = (isIntersecting) =>
          callback(
            [{ isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
      observe() {}
      disconnect = disconnect;
    } as unknown as typeof IntersectionObserver;
  });

  const watch = () => {
    const seen = jest.fn();
    return { seen, stop: watchImpression(document.body, seen) };
  };

  it('R-ANA-5 visible for 4999 ms is none, for 5000 ms is one, and never a second', () => {
    const { seen } = watch();
    see(true);
    jest.advanceTimersByTime(4_999);
    expect(seen).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(seen).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect(seen).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalled();
  });

  it('R-ANA-5 leaving earlier cancels, and coming back begins again', () => {
    const { seen } = watch();
    see(true);
    jest.advanceTimersByTime(4_000);
    see(false);
    jest.advanceTimersByTime(10_000);
    see(true);
    jest.advanceTimersByTime(4_999);
    expect(seen).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('R-ANA-5 a page in the background is not seen', () => {
    const { seen } = watch();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    see(true);
    jest.advanceTimersByTime(20_000);
    expect(seen).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(5_000);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('a stopped watch counts nothing', () => {
    const { seen, stop } = watch();
    see(true);
    stop();
    jest.advanceTimersByTime(5_000);
    expect(seen).not.toHaveBeenCalled();
  });

  it('R-ANA-5 the player of the page is counted with its item', async () => {
    setConsent(true);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<article data-content="item-1" data-kind="Production"><h1>Hamlet</h1><div data-media="item-1"></div></article>',
    );
    history.replaceState(null, '', '/productions/hamlet');
    await show('/productions/hamlet');
    act(() => see(true));
    await pass(5_000);
    await pass(BATCH_WAIT_MS);
    expect(batches().flat()).toMatchObject([
      { category: 'page' },
      {
        category: 'media',
        action: 'impression',
        dimensions: { '7': 'item-1', '8': 'productions', '9': 'Production', '10': 'Hamlet' },
      },
    ]);
  });
});

describe('R-OPEN-11 another sink', () => {
  it('Matomo gets the same events in bulk, without cookie or visitor id', () => {
    const sink = matomoSink({ url: 'https://matomo.test/matomo.php', siteId: '7' }, 'https://library.test');
    const page = { path: '/guides', title: 'Guides' };
    sink.send([
      { category: 'page', action: 'view', name: 'Guides', page, dimensions: { '4': 'GBR' }, at: 1 },
      { category: 'media', action: 'play', name: 'Hamlet', value: 2, page, dimensions: {}, at: 2 },
    ]);
    const [address, body] = beacon.mock.calls[0]!;
    expect(address).toBe('https://matomo.test/matomo.php');
    const { requests } = JSON.parse(body) as { requests: string[] };
    const [view, play] = requests.map((text) => Object.fromEntries(new URLSearchParams(text)));
    expect(view).toEqual({
      idsite: '7',
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: 'https://library.test/guides',
      action_name: 'Guides',
      dimension4: 'GBR',
    });
    expect(play).toMatchObject({ ca: '1', e_c: 'media', e_a: 'play', e_n: 'Hamlet', e_v: '2' });
    for (const field of ['_id', 'uid', 'cid']) expect(play).not.toHaveProperty(field);
  });

  it('where there is no beacon, a request that outlives the page is sent', () => {
    beacon.mockReturnValueOnce(false);
    const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    matomoSink({ url: 'https://matomo.test/matomo.php', siteId: '7' }, '').send([]);
    expect(asked).toHaveBeenCalledWith(
      'https://matomo.test/matomo.php',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    );
  });
});
