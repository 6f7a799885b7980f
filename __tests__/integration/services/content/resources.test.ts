import { gunzipSync } from 'node:zlib';
import http from 'node:http';
import { remove } from '@/services/content/publishing/operations';
import { type ContentService, settle, startContentService, TOKEN } from '../../../support/content/service';
import { entry, SPACE } from '../../../support/content/space';

let service: ContentService;
beforeAll(async () => {
  service = await startContentService();
});
afterAll(() => service.stop());

interface Body {
  sys: { type: string; id: string };
  message?: string;
  details?: unknown;
  requestId?: string;
  total?: number;
  skip?: number;
  limit?: number;
  items?: { sys: Record<string, unknown>; name?: string }[];
}
const read = async (path: string) =>
  service.read(path) as Promise<{ status: number; headers: Headers; body: Body }>;

describe('R-CDA-7 every endpoint of the list', () => {
  it('answers the space with its locales, with and without a trailing slash', async () => {
    for (const path of [`/spaces/${SPACE}`, `/spaces/${SPACE}/`]) {
      const response = await service.get(path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        sys: { type: 'Space', id: SPACE },
        name: 'Stage',
        locales: [
          { code: 'en-US', default: true, name: 'English', fallbackCode: null },
          { code: 'de', default: false, name: 'German', fallbackCode: 'en-US' },
          { code: 'de-CH', default: false, name: 'Swiss', fallbackCode: 'de' },
          { code: 'cy', default: false, name: 'Welsh', fallbackCode: null },
        ],
      });
    }
  });

  it('reads a path without an environment as master', async () => {
    const response = await service.get(`/spaces/${SPACE}/entries/hamlet`);
    expect(await response.json()).toEqual((await read('/entries/hamlet')).body);
  });

  it('answers an entry with its system fields, without includes', async () => {
    const { body } = await read('/entries/lear');
    const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
    expect(body).toMatchObject({
      metadata: { tags: [link('Tag', 'classic'), link('Tag', 'modern')] },
      sys: {
        type: 'Entry',
        id: 'lear',
        revision: 1,
        locale: 'en-US',
        createdAt: '2024-02-01T10:00:00.000Z',
        space: link('Space', SPACE),
        environment: link('Environment', 'master'),
        contentType: link('ContentType', 'play'),
      },
      fields: { name: 'King Lear', acts: 5, author: link('Entry', 'will'), stage: { lat: 51.5, lon: -0.1 } },
    });
    expect(body).not.toHaveProperty('includes');
    expect(body).not.toHaveProperty('fields.secret');
  });

  it('answers content types, assets, tags and locales, one and all', async () => {
    expect((await read('/content_types/play')).body).toMatchObject({
      name: 'Play',
      displayField: 'name',
      sys: { type: 'ContentType' },
    });
    expect((await read('/content_types')).body).toMatchObject({
      sys: { type: 'Array' },
      total: 2,
      skip: 0,
      limit: 100,
    });
    expect((await read('/assets/poster')).body).toMatchObject({
      sys: { type: 'Asset' },
      fields: { title: 'poster' },
    });
    expect((await read('/assets')).body.total).toBe(3);
    expect((await read('/tags/classic')).body).toMatchObject({
      sys: { type: 'Tag', visibility: 'public' },
      name: 'Classic',
    });
    expect((await read('/tags')).body.items?.map(({ name }) => name)).toEqual(['Modern', 'Classic']);
    expect((await read('/locales')).body).toMatchObject({ total: 4, skip: 0, limit: 1000 });
  });

  it('keeps private tags to itself', async () => {
    expect((await read('/tags/internal')).status).toBe(404);
    const links = ['internal', 'classic'].map((id) => ({ sys: { type: 'Link', linkType: 'Tag', id } }));
    const tagged = { sys: { id: 'tagged' }, metadata: { tags: links }, fields: {} };
    const person = { ...entry('person', 'tagged-person', { name: 'Tagged' }), metadata: { tags: links } };
    await service.importContent({ space: { id: SPACE }, assets: [tagged], entries: [person] });
    for (const path of ['/assets/tagged', '/entries/tagged-person'])
      expect((await read(path)).body).toMatchObject({ metadata: { tags: [links[1]] } });
    for (const type of ['Asset', 'Entry']) {
      const { items = [] } = (await read(`/sync?initial=true&type=${type}&limit=1000`)).body;
      const found = items.filter((item) => JSON.stringify(item).includes('"tagged'));
      expect(found).toEqual([expect.objectContaining({ metadata: { tags: [links[1]] } })]);
    }
    const entries = '/entries?sys.id=tagged-person';
    const [selectedEntry] = (await read(`${entries}&select=metadata`)).body.items ?? [];
    expect(selectedEntry).toEqual({ metadata: { tags: [links[1]] } });
    expect((await read(`${entries}&metadata.tags.sys.id[in]=internal`)).body.total).toBe(0);
    const [selected] = (await read('/assets?sys.id=tagged&select=metadata.tags')).body.items ?? [];
    expect(selected).toEqual({ metadata: { tags: [links[1]] } });
    expect((await read('/assets?metadata.tags.sys.id[in]=internal')).body.total).toBe(0);
    expect((await read('/assets?metadata.tags.sys.id[in]=classic')).body.total).toBe(1);
    const place = { space: SPACE, environment: 'master' };
    await remove(service.db, place, { kind: 'Asset', id: 'tagged' });
    await remove(service.db, place, { kind: 'Entry', id: 'tagged-person' });
    await settle();
  });
});

describe('what cannot be found', () => {
  it.each([
    ['entries', 'Entry'],
    ['assets', 'Asset'],
    ['content_types', 'ContentType'],
    ['tags', 'Tag'],
  ])('R-CDA-20 an unknown id of %s', async (name, type) => {
    const { status, body } = await read(`/${name}/nope`);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      sys: { type: 'Error', id: 'NotFound' },
      message: 'The resource could not be found.',
      details: { type, id: 'nope', environment: 'master', space: SPACE },
    });
  });

  it('an id that cannot be one', async () => {
    for (const path of ['/content_types/not%20found', `/entries/${'x'.repeat(65)}`, '/entries/%E0%A4%A']) {
      const { status, body } = await read(path);
      expect([path, status, body.message]).toEqual([path, 404, 'Invalid resource id']);
    }
  });

  it('R-ROL-9 an unknown path and any other method: the service is read-only', async () => {
    expect((await read('/nonsense')).body.sys).toEqual({ type: 'Error', id: 'NotFound' });
    expect((await read('/locales/en-US')).status).toBe(404);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const init = method === 'DELETE' ? {} : { body: '{', headers: { 'content-type': 'application/json' } };
      const response = await service.get(`${service.master}/entries`, { method, ...init });
      expect([method, response.status, ((await response.json()) as Body).sys.id]).toEqual([
        method,
        404,
        'NotFound',
      ]);
    }
  });

  it('an environment that does not exist', async () => {
    const response = await service.get(`/spaces/${SPACE}/environments/staging/entries`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      details: { type: 'Environment', id: 'staging', space: SPACE },
    });
  });
});

describe('tokens', () => {
  const status = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(service.url + path, { headers });
    return { status: response.status, body: (await response.json()) as Body };
  };
  const entries = `/spaces/${SPACE}/environments/master/entries?limit=0`;

  it('are accepted in the header or the query; the header wins', async () => {
    expect((await status(`${entries}&access_token=${TOKEN}`, {})).status).toBe(200);
    expect((await status(`${entries}&access_token=${TOKEN}`, { authorization: 'Bearer wrong' })).status).toBe(
      401,
    );
    expect((await status(`${entries}&access_token=wrong`, { authorization: `Bearer ${TOKEN}` })).status).toBe(
      200,
    );
  });

  it('missing, unknown or for another space answer alike, also for spaces that do not exist', async () => {
    const refused = [
      await status(entries, {}),
      await status(entries, { authorization: 'Bearer wrong' }),
      await status(entries, { authorization: TOKEN }),
      await status('/spaces/other/environments/master/entries', { authorization: `Bearer ${TOKEN}` }),
    ];
    for (const { status: code, body } of refused) {
      expect(code).toBe(401);
      expect(body).toMatchObject({
        sys: { type: 'Error', id: 'AccessTokenInvalid' },
        message: 'The access token you sent could not be found or is invalid.',
      });
    }
  });
});

describe('headers', () => {
  it('carry the contract’s type, request id, caching and CORS', async () => {
    const { headers } = await read('/entries?limit=1');
    expect(headers.get('content-type')).toBe('application/vnd.contentful.delivery.v1+json');
    expect(headers.get('x-contentful-request-id')).toBeTruthy();
    expect(headers.get('cache-control')).toBe('max-age=0');
    expect(headers.get('vary')).toMatch(/Accept-Encoding/i);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('Etag');
    expect(headers.get('x-contentful-ratelimit-second-limit')).toMatch(/^\d+$/);
  });

  it('name the request in error bodies too', async () => {
    const { headers, body } = await read('/entries/nope');
    expect(headers.get('content-type')).toBe('application/vnd.contentful.delivery.v1+json');
    expect(body.requestId).toBe(headers.get('x-contentful-request-id'));
  });

  it('answer a preflight', async () => {
    const response = await fetch(`${service.url}${service.master}/entries`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET,HEAD,OPTIONS');
    const allowed = response.headers.get('access-control-allow-headers') ?? '';
    for (const name of [
      'Authorization',
      'If-None-Match',
      'X-Contentful-User-Agent',
      'X-Contentful-Resource-Resolution',
    ]) {
      expect(allowed).toContain(name);
    }
    expect(response.headers.get('access-control-max-age')).toBe('86400');
  });

  it('let a known body be skipped with 304', async () => {
    const path = `${service.master}/entries?content_type=play`;
    const etag = (await service.get(path)).headers.get('etag') ?? '';
    const again = await service.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await service.get(path, { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
  });

  it('answer HEAD like GET without the body', async () => {
    const path = `${service.master}/entries?content_type=play`;
    const get = await service.get(path);
    const head = await service.get(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect((await service.get(`${service.master}/entries/nope`, { method: 'HEAD' })).status).toBe(404);
  });

  it('compress when the request allows it', async () => {
    const raw = (encoding: string) =>
      new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
        const headers = { authorization: `Bearer ${TOKEN}`, 'accept-encoding': encoding };
        http
          .get(`${service.url}${service.master}/entries`, { headers }, (response) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('end', () => {
              resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) });
            });
          })
          .on('error', reject);
      });
    const plain = await raw('identity');
    const compressed = await raw('gzip, deflate, br');
    expect([plain.encoding, compressed.encoding]).toEqual([undefined, 'gzip']);
    expect(gunzipSync(compressed.body).toString()).toBe(plain.body.toString());
    for (const [weight, encoding] of [
      ['0', undefined],
      ['0.000', undefined],
      ['0.001', 'gzip'],
      ['.5', 'gzip'],
      ['1.000', 'gzip'],
      // RFC 9110 §12.4.2: three digits at most. A weight as long as a header took seconds to be read.
      ['0.1234', undefined],
      ['1.0000', undefined],
      [`0.${'1'.repeat(12_000)}x`, undefined],
    ])
      expect([weight, (await raw(`gzip;q=${weight}`)).encoding]).toEqual([weight, encoding]);
  });
});
