/** Entries by page, by slug and by link against recorded traffic: which requests are made, and what becomes of the answers. */
import { HttpResponse } from 'msw';
import {
  fetchAll,
  fetchBySlugs,
  fetchLinkingTo,
  fetchPage,
  findBySlug,
  InvalidSlugError,
} from '@/lib/server/content/entries';
import { asked, entry, errorBody, page, requests, serve, type Answer } from './fixture';

describe('pages', () => {
  const library =
    (total: number): Answer =>
    (url) => {
      const skip = Number(url.searchParams.get('skip'));
      const count = Math.max(0, Math.min(50, total - skip));
      return {
        ...page(Array.from({ length: count }, (_, index) => entry('guide', `g${skip + index}`))),
        total,
        skip,
      };
    };

  it.each([
    ['R-CDA-15 R-CON-3', 120, ['0', '50', '100']],
    ['R-CDA-16', 100, ['0', '50']],
    ['R-CDA-16', 0, ['0']],
    ['R-CDA-16', 50, ['0']],
  ])('%s: %i entries', async (_rule, total, skips) => {
    const { dropping } = serve(library(total));
    expect(await fetchAll(dropping, 'guide')).toHaveLength(total);
    expect(asked('skip')).toEqual(skips);
    expect(new Set(asked('limit'))).toEqual(new Set(['50']));
  });

  it('carry order, selection, filters and exclusions', async () => {
    const { dropping } = serve(library(1));
    await fetchPage(dropping, 'guide', {
      skip: 5,
      limit: 10,
      order: 'fields.name',
      select: 'fields.name',
      filters: { 'fields.subType': 'Study guide' },
      exclusions: { 'fields.contentProfiles[nin]': 'a' },
    });
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
      content_type: 'guide',
      skip: '5',
      limit: '10',
      order: 'fields.name',
      include: '2',
      'fields.subType': 'Study guide',
      'fields.contentProfiles[nin]': 'a',
    });
    expect(asked('select')[0]).toContain('fields.name');
  });

  it('end when the service answers an empty page before its total', async () => {
    const { dropping } = serve(() => ({ ...page([]), total: 500 }));
    expect(await fetchAll(dropping, 'guide')).toEqual([]);
    expect(requests).toHaveLength(1);
  });
});

describe('slugs', () => {
  const bySlug: Answer = (url) => {
    const wanted = (
      url.searchParams.get('fields.slug[in]') ??
      url.searchParams.get('fields.slug') ??
      ''
    ).split(',');
    return page(
      [...wanted]
        .reverse()
        .filter((slug) => !slug.startsWith('unknown'))
        .map((slug) => entry('guide', slug)),
    );
  };

  it('R-CDA-11 R-CON-3 go in batches of 20', async () => {
    const { dropping } = serve(bySlug);
    await fetchBySlugs(
      dropping,
      'guide',
      Array.from({ length: 45 }, (_, index) => `s${index}`),
    );
    expect(
      asked('fields.slug[in]')
        .map((list) => list?.split(',').length)
        .sort(),
    ).toEqual([20, 20, 5]);
  });

  it('R-CDA-12 and R-CDA-13 without blanks and repeats, in the order given, unknown ones left out', async () => {
    const { dropping } = serve(bySlug);
    const found = await fetchBySlugs(dropping, 'guide', ['c', '', 'a', '  ', 'unknown-1', 'c', ' b ']);
    expect(found.map(({ sys }) => sys.id)).toEqual(['c', 'a', 'b']);
    expect(asked('fields.slug[in]')).toEqual(['c,a,unknown-1,b']);
    expect(await fetchBySlugs(dropping, 'guide', ['', ' '])).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it('R-ERR-10 that cannot be fetched fail in the specification’s words, the cause kept', async () => {
    const body = errorBody('AccessTokenInvalid', 'no');
    const { dropping } = serve(() => HttpResponse.json(body, { status: 401 }));
    const failure = await fetchBySlugs(dropping, 'lessonPlan', ['a']).catch(
      (error: unknown) => error as Error,
    );
    expect(failure).toMatchObject({ message: 'Error fetching lessonPlan for slugs', cause: body });
  });

  it('R-VAL-7 R-VAL-8 one by one: blank and unknown ones are invalid or missing, blank ones without a request', async () => {
    const { dropping } = serve(bySlug);
    expect((await findBySlug(dropping, 'guide', 'a')).sys.id).toBe('a');
    for (const slug of ['', '  ', null, undefined, 'unknown']) {
      await expect(findBySlug(dropping, 'guide', slug)).rejects.toThrow(new InvalidSlugError());
    }
    expect(new InvalidSlugError().message).toBe('Invalid or missing slug');
    expect(requests).toHaveLength(2);
  });

  it('entries that link to another are asked for by its id', async () => {
    const { dropping } = serve(() => page([entry('guide', 'x')]));
    const { entries, isCut } = await fetchLinkingTo(dropping, 'guide', 'lear');
    expect([entries.length, isCut]).toEqual([1, false]);
    expect([asked('links_to_entry'), asked('content_type')]).toEqual([['lear'], ['guide']]);
  });

  it('more of them than one page holds are told of', async () => {
    const { dropping } = serve(() => page([entry('guide', 'x')], { total: 2_000 }));
    expect(await fetchLinkingTo(dropping, 'guide', 'lear')).toMatchObject({ isCut: true });
  });
});
