/** The content clients against recorded traffic: every request is seen, every answer is ours. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { type ContentClients, createContentClients } from '@/lib/clients/content/clients';
import {
  fetchAll,
  fetchBySlugs,
  fetchLinkingTo,
  fetchPage,
  findById,
  findBySlug,
  InvalidSlugError,
} from '@/lib/clients/content/entries';
import {
  fetchCountries,
  fetchRightsAgreements,
  fetchSegments,
  fetchSeries,
} from '@/lib/clients/content/typed-queries';
import * as typedQueries from '@/lib/clients/content/typed-queries';

type Answer = (url: URL) => object | Response;
const server = setupServer();
const requests: URL[] = [];
let headers = new Headers();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** Answers every delivery request with `answer`; a plain object is a body. */
function serve(answer: Answer): ContentClients {
  requests.length = 0;
  server.resetHandlers(
    http.get('http://content.example/*', ({ request }) => {
      const url = new URL(request.url);
      requests.push(url);
      headers = request.headers;
      const result = answer(url);
      return result instanceof Response ? result : HttpResponse.json(result);
    }),
  );
  return createContentClients({
    space: 'library',
    accessToken: 'token',
    host: 'content.example',
    insecure: true,
  });
}

const entry = (type: string, id: string, fields: object = {}) => ({
  sys: { type: 'Entry', id, createdAt: '2024-01-01T00:00:00.000Z', contentType: { sys: { id: type } } },
  metadata: { tags: [] },
  fields: { name: id, slug: id, ...fields },
});
const page = (items: object[], rest: object = {}) => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 50,
  items,
  ...rest,
});
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const asked = (name: string) => requests.map((url) => url.searchParams.get(name));
const errorBody = (id: string, message: string) => ({ sys: { type: 'Error', id }, message, requestId: 'r1' });

/** Waits take a fiftieth of their time; answers the waits that were asked for, ms. */
function hurry(): number[] {
  const waits: number[] = [];
  const real = globalThis.setTimeout;
  const quick = (work: () => void, delay = 0, ...rest: unknown[]) => {
    waits.push(delay);
    return real(work, delay / 50, ...(rest as []));
  };
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(quick as typeof setTimeout);
  return waits;
}

describe('the two clients', () => {
  it('R-CDA-1 need a token and a space', () => {
    const make = (space: string, accessToken: string) => () => createContentClients({ space, accessToken });
    expect(make('library', '')).toThrow(new TypeError('Expected parameter accessToken'));
    expect(make('', 'token')).toThrow(new TypeError('Expected parameter space'));
  });

  it('R-CDA-8 and R-CDA-10 send the delivery content type, a user agent and the token, to master', async () => {
    const { dropping, keeping } = serve(() => page([]));
    await dropping.getEntries({});
    await keeping.getEntries({});
    expect(requests.map(({ pathname }) => pathname)).toEqual(
      Array(2).fill('/spaces/library/environments/master/entries'),
    );
    expect(headers.get('content-type')).toBe('application/vnd.contentful.delivery.v1+json');
    expect(headers.get('x-contentful-user-agent')).toMatch(/sdk contentful\.js/);
    expect(headers.get('authorization')).toBe('Bearer token');
  });

  it('R-CDA-9 one drops links that lead nowhere, the other keeps them', async () => {
    const { dropping, keeping } = serve(() =>
      page([entry('guide', 'x', { relatedGuides: [link('found'), link('lost')], media: link('lost') })], {
        includes: { Entry: [entry('guide', 'found')] },
      }),
    );
    const relatedOf = async (client: typeof dropping) => (await client.getEntries({})).items[0]?.fields;
    const dropped = await relatedOf(dropping);
    expect(dropped?.['relatedGuides']).toMatchObject([{ fields: { name: 'found' } }]);
    expect(dropped).not.toHaveProperty('media');
    const kept = await relatedOf(keeping);
    expect(kept?.['relatedGuides']).toMatchObject([{ fields: { name: 'found' } }, link('lost')]);
    expect(kept?.['media']).toEqual(link('lost'));
  });
});

describe('failures', () => {
  it('R-CDA-19 rejects with the response body', async () => {
    const body = {
      ...errorBody('InvalidQuery', 'The query you sent was invalid.'),
      details: { errors: [{ name: 'unknown' }] },
    };
    const { dropping } = serve(() => HttpResponse.json(body, { status: 400 }));
    await expect(dropping.getEntries({})).rejects.toEqual(body);
  });

  it.each([400, 401, 404])('R-CDA-24 does not try again after %i', async (status) => {
    const { keeping } = serve(() =>
      HttpResponse.json(errorBody('NotFound', 'The resource could not be found.'), { status }),
    );
    await expect(keeping.getEntries({})).rejects.toMatchObject({
      message: 'The resource could not be found.',
    });
    expect(requests).toHaveLength(1);
  });

  it('R-CDA-21 503 twice, then an answer', async () => {
    const { keeping } = serve(() =>
      requests.length < 3
        ? HttpResponse.json(errorBody('ServerError', 'x'), { status: 503 })
        : page([entry('guide', 'x')]),
    );
    hurry();
    expect((await keeping.getEntries({})).total).toBe(1);
    expect(requests).toHaveLength(3);
  });

  it('R-CDA-22 after 429 waits as long as the service says', async () => {
    const { keeping } = serve(() =>
      requests.length < 2
        ? HttpResponse.json(errorBody('RateLimitExceeded', 'x'), {
            status: 429,
            headers: { 'X-Contentful-RateLimit-Reset': '1' },
          })
        : page([]),
    );
    const waits = hurry();
    await keeping.getEntries({});
    // The second of the header, plus the client's own half second and jitter.
    expect(waits.some((wait) => wait >= 1500 && wait <= 1700)).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('R-CDA-23 a connection that is always refused is tried six times', async () => {
    let attempts = 0;
    server.resetHandlers(
      http.get('http://content.example/*', () => {
        attempts += 1;
        return HttpResponse.error();
      }),
    );
    const { keeping } = createContentClients({
      space: 'library',
      accessToken: 'token',
      host: 'content.example',
      insecure: true,
    });
    hurry();
    await expect(keeping.getEntries({})).rejects.toBeInstanceOf(Error);
    expect(attempts).toBe(6);
  });

  it('R-CDA-5 an unknown id', async () => {
    const { keeping } = serve(() => page([]));
    await expect(findById(keeping, 'nope')).rejects.toMatchObject({
      message: expect.stringMatching(/The resource could not be found/),
      sys: { id: 'NotFound' },
    });
  });

  it('tells the log of retries', async () => {
    const lines: unknown[] = [];
    serve(() => (requests.length < 2 ? HttpResponse.json({}, { status: 500 }) : page([])));
    const log = (level: string, data: unknown) => lines.push([level, data]);
    const { keeping } = createContentClients({
      space: 'library',
      accessToken: 'token',
      host: 'content.example',
      insecure: true,
      log,
    });
    hurry();
    await keeping.getEntries({});
    expect(JSON.stringify(lines)).toMatch(/warning.*Waiting/);
  });
});

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
      skip: 5, limit: 10, order: 'fields.name', select: 'fields.name', filters: { 'fields.subType': 'Study guide' }, exclusions: { 'fields.contentProfiles[nin]': 'a' },
    }); // prettier-ignore
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
      content_type: 'guide', skip: '5', limit: '10', order: 'fields.name', include: '2', 'fields.subType': 'Study guide', 'fields.contentProfiles[nin]': 'a',
    }); // prettier-ignore
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
    expect(await fetchLinkingTo(dropping, 'guide', 'lear')).toHaveLength(1);
    expect([asked('links_to_entry'), asked('content_type')]).toEqual([['lear'], ['guide']]);
  });
});

describe('R-CDA-17 typed queries', () => {
  const mapping = { adultThemesEntryId: 'adult-themes', scheme: 'https' as const };

  it.each([
    ['fetchSeries', 'series'], ['fetchInterviews', 'interview'], ['fetchWorkshops', 'workshop'],
    ['fetchCompanies', 'company'], ['fetchPeriods', 'period'],
  ] as const)('%s asks for %s', async (name, type) => {
    const { dropping } = serve(() => page([entry(type, 'x')]));
    expect(await typedQueries[name](dropping, mapping)).toMatchObject([{ item: { id: 'x', type } }]);
    expect(asked('content_type')).toEqual([type]);
  }); // prettier-ignore

  it('segments, countries and agreements', async () => {
    const answers: Record<string, object[]> = {
      segment: [
        entry('segment', 's', { type: 'Scene', startTimestampInSeconds: 1, endTimestampInSeconds: 2 }),
      ],
      country: [entry('country', 'GBR', { alpha2: 'GB', alpha3: 'GBR', numericCode: '826' })],
      rightsAgreement: [entry('rightsAgreement', 'r', { type: 'deny', countries: [link('GBR')] })],
    };
    const includes = { Entry: answers['country'] };
    const { dropping } = serve((url) =>
      page(answers[url.searchParams.get('content_type') ?? ''] ?? [], { includes }),
    );
    expect(await fetchSegments(dropping, mapping)).toMatchObject([{ id: 's', type: 'Scene' }]);
    expect(await fetchCountries(dropping, 'GBR')).toEqual([
      { id: 'GBR', name: 'GBR', alpha2: 'GB', alpha3: 'GBR', numericCode: '826' },
    ]);
    expect(asked('fields.alpha3')).toEqual([null, 'GBR']);
    expect(await fetchRightsAgreements(dropping)).toEqual([{ id: 'r', type: 'deny', countries: ['GBR'] }]);
    expect(await fetchSeries(dropping, mapping)).toEqual([]);
  });
});
