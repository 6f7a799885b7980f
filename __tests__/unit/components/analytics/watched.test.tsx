/** What usage statistics are made of: plays, searches, documents read, and players that were really seen. */
import { QueryObserver } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { useReadingReports } from '@/components/document/use-reading-reports';
import { watchImpression } from '@/components/analytics/use-media-impressions';
import { setConsent } from '@/lib/browser/analytics-consent';
import { BATCH_WAIT_MS } from '@/lib/clients/analytics/queue';
import { onTrack } from '@/lib/browser/track';
import { batches, freshPage, goTo, onPage, pass, show } from '@/__tests__/support/in-browser/analytics-page';

beforeEach(freshPage);
afterEach(() => jest.useRealTimers());

describe('plays', () => {
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

  it('counts one that began before anybody listened', async () => {
    setConsent(true);
    const film = document.body.appendChild(document.createElement('video'));
    Object.defineProperty(film, 'paused', { value: false });
    await show();
    await pass(BATCH_WAIT_MS);
    expect(batches().flat()).toMatchObject([{ category: 'media', action: 'play' }, { category: 'page' }]);
  });
});

describe('searches', () => {
  /** The listing on screen, whose answer comes when `answer` is called. */
  function listingOnScreen(address: string) {
    let answer: (total: number, isAsked?: boolean) => void = () => undefined;
    const result = new Promise<{ total: number; isAsked: boolean }>((resolve) => {
      answer = (total, isAsked = true) => resolve({ total, isAsked });
    });
    const observer = new QueryObserver(onPage.queries, {
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
    goTo('/guides');
    await pass(10);
    await pass(BATCH_WAIT_MS);
    expect(batches().flat()).toMatchObject([
      { category: 'page' },
      { category: 'search', action: 'filter', name: 'genre', value: 7 },
      { category: 'page' },
    ]);
    leave();
  });

  it('R-VAL-3 the standards mode before a standard is chosen is none', async () => {
    setConsent(true);
    const address = '/guides?q=lear&mode=standards';
    const { answer, leave } = listingOnScreen(address);
    answer(0, false);
    await show(address);
    await pass(BATCH_WAIT_MS + 10);
    expect(batches().flat()).toMatchObject([{ category: 'page', action: 'view' }]);
    leave();
  });

  it('left before the answer came, they are not told', async () => {
    setConsent(true);
    const { answer, leave } = listingOnScreen('/guides?q=lear');
    await show();
    goTo('/about');
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
      useReadingReports({
        contentId: 'guide',
        documentId: 'pdf',
        entered: undefined,
        name: 'Study guide',
        page,
        isOpen: page > 0,
      });
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
