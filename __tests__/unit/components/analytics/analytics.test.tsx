/** Usage statistics: nothing without a yes, whole events only, in batches. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConsentControl } from '@/components/analytics/ConsentControl';
import { CONSENT_KEY, setConsent } from '@/lib/browser/analytics-consent';
import { matomoSink } from '@/lib/clients/analytics/matomo';
import { AnalyticsQueue, BATCH_WAIT_MS } from '@/lib/clients/analytics/queue';
import { type AnalyticsEvent } from '@/lib/contracts/usage/reports';
import { dimensions } from '@/lib/domain/reports/analytics';
import { addressDimensions, numberedDimensions, visitorDimensions } from '@/lib/domain/reports/dimensions';
import { onTrack, track } from '@/lib/browser/track';
import {
  batches,
  beacon,
  freshPage,
  onPage,
  pass,
  show,
  user,
  viewer,
} from '@/__tests__/support/in-browser/analytics-page';

beforeEach(freshPage);
afterEach(() => jest.useRealTimers());

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
      onPage.router?.go('/productions/hamlet');
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
