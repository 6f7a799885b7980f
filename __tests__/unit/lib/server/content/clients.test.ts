/** The content clients against recorded traffic: what they send, what they do with links, how they fail and try again. */
import { http, HttpResponse } from 'msw';
import { createContentClients } from '@/lib/server/content/clients';
import { findById } from '@/lib/server/content/entries';
import { isSourceFailure } from '@/lib/server/source-failure';
import { entry, errorBody, hurry, link, page, requests, sentHeaders, serve, server } from './fixture';

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
    expect(sentHeaders().get('content-type')).toBe('application/vnd.contentful.delivery.v1+json');
    expect(sentHeaders().get('x-contentful-user-agent')).toMatch(/sdk contentful\.js/);
    expect(sentHeaders().get('authorization')).toBe('Bearer token');
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
    const all = await relatedOf(keeping);
    expect(all?.['relatedGuides']).toMatchObject([{ fields: { name: 'found' } }, link('lost')]);
    expect(all?.['media']).toEqual(link('lost'));
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

  it.each([
    ['another’s page', '<html>captive portal</html>'],
    ['a cut answer', '{"items":[{"id":"'],
    ['an answer of another form', '{"items":"none"}'],
    ['nothing', ''],
    ['null', 'null'],
  ])('tells %s from a fault of ours', async (_what, text) => {
    const headers = { 'Content-Type': 'application/json' };
    const { dropping, keeping } = serve(() => new HttpResponse(text, { headers }));
    for (const read of [
      () => dropping.getEntries({}),
      () => keeping.getEntries({}),
      () => keeping.getEntry('x'),
    ])
      await expect(read().catch((error: unknown) => isSourceFailure(error))).resolves.toBe(true);
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
