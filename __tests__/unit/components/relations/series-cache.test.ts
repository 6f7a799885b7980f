import { SERIES_CACHE_MS } from '@/lib/contracts/constants';
import { loadingStatuses } from '@/lib/contracts/loading-status';
import type { SeriesOfItem } from '@/lib/domain/item-page/context';
import { useSeriesCache } from '@/components/relations/series-cache';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');
const series = (name: string): SeriesOfItem => ({ id: 's', name, slug: 'k', members: [] });
const cached = () => useSeriesCache.getState().series.k;
const request = (fetchSeries: () => Promise<SeriesOfItem>, now = NOW) =>
  useSeriesCache.getState().request('k', fetchSeries, () => now);

/** A fetch that answers when told to. */
function held() {
  let answer: (value: SeriesOfItem) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const fetchSeries = jest.fn(
    () =>
      new Promise<SeriesOfItem>((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      }),
  );
  return {
    fetchSeries,
    answer: (value: SeriesOfItem) => answer(value),
    refuse: (error: Error) => refuse(error),
  };
}

beforeEach(() => {
  useSeriesCache.setState({ series: {} });
});

describe('the series cache', () => {
  it('R-LOD-1 knows exactly five statuses', () => {
    expect(loadingStatuses).toEqual(['UNINITIALISED', 'LOADING', 'LOADED', 'REFRESHING', 'ERROR']);
  });

  it('R-SCA-1 R-LOD-2 R-LOD-4 R-OPEN-5 loads at the first request and keeps the series one day', async () => {
    const { fetchSeries, answer } = held();
    const done = request(fetchSeries);
    expect(cached()).toMatchObject({ key: 'k', loadingStatus: 'LOADING', item: null });
    answer(series('First'));
    await done;
    expect(cached()).toEqual({
      key: 'k',
      loadingStatus: 'LOADED',
      cacheUntil: NOW + SERIES_CACHE_MS,
      item: series('First'),
      error: null,
    });
  });

  it('R-SCA-2 asks nobody before the day is over', async () => {
    await request(() => Promise.resolve(series('First')));
    const again = jest.fn(() => Promise.resolve(series('Second')));
    await request(again, NOW + SERIES_CACHE_MS - 1);
    expect(again).not.toHaveBeenCalled();
    expect(cached()?.item).toEqual(series('First'));
  });

  it('R-SCA-3 R-LOD-3 shows the old series while it is fetched again', async () => {
    await request(() => Promise.resolve(series('First')));
    const later = NOW + SERIES_CACHE_MS;
    const { fetchSeries, answer } = held();
    const done = request(fetchSeries, later);
    expect(cached()).toMatchObject({ loadingStatus: 'REFRESHING', item: series('First') });
    answer(series('Second'));
    await done;
    expect(cached()).toMatchObject({
      loadingStatus: 'LOADED',
      item: series('Second'),
      cacheUntil: later + SERIES_CACHE_MS,
    });
  });

  it('R-SCA-4 keeps the error of a first request that fails, without an item', async () => {
    await request(() => Promise.reject(new Error('down')));
    expect(cached()).toMatchObject({ loadingStatus: 'ERROR', error: 'down', item: null });
  });

  it('R-SCA-5 keeps the old item when a refresh fails', async () => {
    await request(() => Promise.resolve(series('First')));
    await request(() => Promise.reject(new Error('down')), NOW + SERIES_CACHE_MS);
    expect(cached()).toMatchObject({ loadingStatus: 'ERROR', error: 'down', item: series('First') });
  });

  it('R-SCA-6 makes one call for two requests at once', async () => {
    const { fetchSeries, answer } = held();
    const both = [request(fetchSeries), request(fetchSeries)];
    answer(series('First'));
    await Promise.all(both);
    expect(fetchSeries).toHaveBeenCalledTimes(1);
  });

  it('R-LOD-5 after an error loads without an item, refreshes with one', async () => {
    await request(() => Promise.reject(new Error('down')));
    const first = held();
    const loading = request(first.fetchSeries);
    expect(cached()?.loadingStatus).toBe('LOADING');
    first.answer(series('First'));
    await loading;
    await request(() => Promise.reject(new Error('down')), NOW + SERIES_CACHE_MS);
    const second = held();
    const refreshing = request(second.fetchSeries, NOW + SERIES_CACHE_MS);
    expect(cached()?.loadingStatus).toBe('REFRESHING');
    second.refuse(new Error('still down'));
    await refreshing;
  });
});
