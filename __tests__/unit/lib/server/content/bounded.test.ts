/** @jest-environment node */
/** An item with more links than one answer of the delivery API holds has a page all the same. */
import { createContentItems } from '@/lib/server/content/items';
import { HttpResponse } from 'msw';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { asked, entry, errorBody, link, page, requests, serve } from './fixture';

const LINKS = 5_000;
const names = Array.from({ length: LINKS }, (_, index) => `guide-${index}`);
const huge = entry('guide', 'huge', { relatedGuides: names.map(link), genres: [link('comedy')] });
const tooBig = () =>
  HttpResponse.json(
    errorBody('BadRequest', 'Response size too big. Maximum allowed response size: 7340032B.'),
    {
      status: 400,
    },
  );
const isListed = (url: URL, list: string) => {
  const select = url.searchParams.get('select');
  return select === null || select.includes(list);
};

function answer(url: URL) {
  const { searchParams: query } = url;
  const ids = query.get('sys.id[in]');
  // One of them is not published.
  if (ids)
    return page(
      ids
        .split(',')
        .filter((id) => id !== 'guide-3')
        .map((id) => entry('guide', id)),
    );
  if (query.get('content_type') !== 'guide') return page([]);
  if (query.get('include') === '0') return page([huge]);
  if (isListed(url, 'relatedGuides')) return tooBig();
  const { relatedGuides: _, ...fields } = huge.fields as Record<string, unknown>;
  return page([{ ...huge, fields }], { includes: { Entry: [entry('genre', 'comedy')] } });
}

it('its other fields are whole, and its long list begins as it should', async () => {
  const items = createContentItems(serve(answer).keeping, { adultThemesEntryId: 'a', scheme: 'https' });
  const found = await items.for(anonymousViewer).find('guide', 'huge');
  const { relatedGuides, relatedGenres } = found?.record.item ?? {};
  expect(relatedGuides).toHaveLength(199);
  expect(relatedGuides?.slice(0, 4)).toEqual(['guide-0', 'guide-1', 'guide-2', 'guide-4']);
  expect(relatedGenres).toEqual(['comedy']);
  expect(found?.fields.targets('relatedGuides')).toHaveLength(199);
  expect(asked('select').filter(Boolean)).toEqual(['sys,fields.name,fields.slug,fields.genres']);
});

it('other refusals are told as before', async () => {
  const refused = () => HttpResponse.json(errorBody('BadRequest', 'Invalid query.'), { status: 400 });
  const agreements = (url: URL) => (url.searchParams.get('content_type') === 'guide' ? refused() : page([]));
  const items = createContentItems(serve(agreements).keeping, { adultThemesEntryId: 'a', scheme: 'https' });
  await expect(items.for(anonymousViewer).find('guide', 'huge')).rejects.toMatchObject({
    message: 'Invalid query.',
  });
  expect(requests.filter((url) => url.searchParams.get('content_type') === 'guide')).toHaveLength(1);
});

const series = entry('series', 'huge-series', { items: names.map(link) });

/** Two series together are too large, and one of them alone. */
function answerOfSeries(url: URL) {
  const { searchParams: query } = url;
  const ids = query.get('sys.id[in]');
  if (ids) return page(ids.split(',').map((id) => entry('guide', id)));
  if (query.get('content_type') !== 'series') return page([]);
  const slug = query.get('fields.slug');
  if (slug === 'small') return page([entry('series', 'small')]);
  if (query.get('include') === '0') return page([series]);
  if (slug === null || isListed(url, 'items')) return tooBig();
  return page([entry('series', 'huge-series')]);
}

it('of several, each is read by itself, and the one whose members are cut says so', async () => {
  const items = createContentItems(serve(answerOfSeries).keeping, {
    adultThemesEntryId: 'a',
    scheme: 'https',
  });
  const found = await items.for(anonymousViewer).findAll('series', ['huge-series', 'small']);
  expect(found.map(({ members, areMembersCut }) => [members.length, areMembersCut])).toEqual([
    [200, true],
    [0, false],
  ]);
  const whole = await items.for(anonymousViewer).find('series', 'huge-series');
  expect(whole?.fields.isCut('items')).toBe(true);
  expect(whole?.fields.isCut('people')).toBe(false);
});
