import fc from 'fast-check';
import { ServiceError } from '@/lib/platform/service-error';
import { Body } from '@/services/content/api/body';
import { MemoryPool } from '@/services/content/api/memory-pool';
import { RateLimiter } from '@/services/content/api/rate-limit';
import { Answer, ResponseCache } from '@/services/content/api/response-cache';
import { decodeSyncToken, encodeSyncToken, type SyncState } from '@/services/content/api/sync-token';
import { parseFilePath, pathOfFile } from '@/services/content/files/address';
import { fragmentOf } from '@/services/content/model/fragment';
import { parsePictureRequest, variantName } from '@/services/content/files/picture-request';
import { chainsOf } from '@/services/content/model/environment';
import { canonical, digestOf } from '@/services/content/publishing/canonical';
import { isDraft } from '@/services/content/publishing/files/export-format';
import { givenStamp, nextStamp } from '@/services/content/publishing/files/stamps';

describe('the validator of a body', () => {
  const parts = ['{"a":1}', '{"b":2}', '{"c":3}'].map(fragmentOf);
  const tagOf = (order: readonly number[]) => new Body().list(order.map((index) => parts[index]!)).etag;

  it('is the same for the same parts, and has the form of a weak tag', () => {
    expect(tagOf([0, 1, 2])).toBe(tagOf([0, 1, 2]));
    expect(tagOf([0, 1, 2])).toMatch(/^W\/"[\w-]{27}"$/);
  });

  it('tells another order, another number and another part', () => {
    const index = fc.integer({ min: 0, max: 2 });
    const order = fc.array(index, { maxLength: 8 });
    fc.assert(
      fc.property(order, order, (one, other) => {
        expect(tagOf(one) === tagOf(other)).toBe(one.join() === other.join());
      }),
    );
  });

  it('tells the text around the parts', () => {
    expect(Body.of('[').list(parts).text(']').etag).not.toBe(Body.of('[').list(parts).text('] ').etag);
  });
});

describe('sync tokens', () => {
  const state: SyncState = {
    place: 's/master',
    type: 'Entry',
    contentType: 'play',
    limit: 50,
    from: 3,
    at: 9,
    after: ['2024-01-01T00:00:00.000Z', 'x Entry'],
  };

  it('come back as they were, in characters that need no encoding', () => {
    const token = encodeSyncToken(state, 'key');
    expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(decodeSyncToken(token, 'key')).toEqual(state);
  });

  it('signed with another key, cut or changed are refused', () => {
    const token = encodeSyncToken(state, 'key');
    expect(decodeSyncToken(token, 'other')).toBeNull();
    expect(
      ['', 'x', token.slice(0, -1), token.slice(1), `${token}A`, token.toUpperCase()].map((one) =>
        decodeSyncToken(one, 'key'),
      ),
    ).toEqual(Array(6).fill(null));
  });

  it('that nobody issued never fail in another way', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (token) => decodeSyncToken(token, 'key') === null));
  });
});

describe('rate limits', () => {
  it('slide: a request is forgotten one second after it came', () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    const take = () => {
      const left = limiter.remaining('k', 2);
      if (left > 0) limiter.count('k');
      return left;
    };
    expect([take(), take(), take()]).toEqual([2, 1, 0]);
    now = 999;
    expect(take()).toBe(0);
    now = 1001;
    expect(take()).toBe(2);
    expect(limiter.remaining('other', 2)).toBe(2);
  });
});

describe('kept answers', () => {
  it('have one validator for one body', () => {
    expect(Body.of('{"a":1}').etag).toBe(Body.of('{"a":1}').etag);
    expect(Body.of('{"a":1}').etag).not.toBe(Body.of('{"a":2}').etag);
    expect(new Answer(Body.of('x')).etag).toMatch(/^W\/"[\w-]+"$/);
  });

  it('are those asked for twice', () => {
    const cache = new ResponseCache();
    expect([cache.add('k', Body.of('x')), cache.get('k')]).toEqual([null, undefined]);
    expect(cache.add('k', Body.of('x'))?.bytes.toString()).toBe('x');
    expect(cache.get('k')?.bytes.toString()).toBe('x');
  });

  it('take no more room than they may: the least used go first', () => {
    const cache = new ResponseCache();
    const keep = (key: string, megabytes: number) => {
      const body = Body.of('x'.repeat(megabytes * 1024 * 1024));
      cache.add(key, body);
      return cache.add(key, body);
    };
    for (let index = 0; index < 6; index += 1) {
      keep(`k${index}`, 12);
      cache.get('k0');
    }
    expect(['k0', 'k1', 'k5'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
    expect(keep('huge', 17)).toBeNull();
  });
});

describe('memory that is used again', () => {
  it('is the smallest piece given back that has room', () => {
    const pool = new MemoryPool();
    const [small, large] = [pool.take(1000), pool.take(300_000)];
    expect([small.length, large.length]).toEqual([65_536, 524_288]);
    pool.give(large);
    pool.give(small);
    expect(pool.take(200_000)).toBe(large);
    expect(pool.take(2000)).toBe(small);
    expect(pool.take(2000)).not.toBe(small);
  });

  it('holds a body as it would be by itself', () => {
    const body = new Body().text('[').list(['{"a":1}', '{"b":2}', '{}'].map(fragmentOf)).text(']');
    expect(body.bytes().toString()).toBe('[{"a":1},{"b":2},{}]');
    expect(body.writeTo(new MemoryPool().take(body.length))).toEqual(body.bytes());
  });
});

describe('locales', () => {
  it('fall back along their chain, and a cycle ends it', () => {
    const locale = (code: string, fallbackCode: string | null) => ({
      id: code,
      code,
      name: code,
      default: false,
      fallbackCode,
      version: 1,
    });
    const chains = chainsOf([
      locale('en', null),
      locale('de', 'en'),
      locale('de-CH', 'de'),
      locale('a', 'b'),
      locale('b', 'a'),
    ]);
    expect([...chains.values()]).toEqual([
      ['en'],
      ['de', 'en'],
      ['de-CH', 'de', 'en'],
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });
});

describe('file addresses', () => {
  it('come back as they were, whatever the file is called', () => {
    const hash = '0123456789abcdef0123456789abcdef';
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (fileName) => {
        const address = { space: 's', assetId: 'a.b', hash, fileName };
        expect(parseFilePath(pathOfFile(address))).toEqual(address);
      }),
    );
  });

  it.each([
    '/assets/',
    '/assets/a/b/c',
    '/assets/a/b/../d',
    '/assets/a/b/%/d',
    '/other/a/b/0123456789abcdef0123456789abcdef/d',
    '/assets/a/b/0123456789abcdef0123456789abcdef/d/e',
  ])('%s is none', (path) => expect(parseFilePath(path)).toBeNull());
});

describe('picture parameters', () => {
  it('that do not concern the picture leave the file as it is', () => {
    expect(parsePictureRequest({})).toBeNull();
    expect(parsePictureRequest({ v: '3', utm_source: 'x' })).toBeNull();
  });

  it('never enlarge the number of variants: whatever two numbers are asked for, the sizes are those of a list', () => {
    const size = fc.integer({ min: 1, max: 4000 });
    const seen = new Set<string>();
    fc.assert(
      fc.property(size, size, fc.integer({ min: 1, max: 100 }), (w, h, q) => {
        const request = parsePictureRequest({ w: String(w), h: String(h), q: String(q) });
        if (request === null) throw new Error('not read');
        expect(request.w).toBeGreaterThanOrEqual(Math.min(w, 16));
        seen.add(`${request.w}`);
        expect(variantName(request)).toMatch(/^[\w.]+$/);
      }),
      { numRuns: 3000 },
    );
    expect(seen.size).toBeLessThanOrEqual(46);
  });

  it.each([
    { w: '0' },
    { w: '4001' },
    { w: '1.5' },
    { w: 'x' },
    { q: '0' },
    { fm: 'gif' },
    { fit: 'x' },
    { bg: 'red' },
    { w: ['1', '2'] },
  ])('%j are refused', (parameters) => {
    expect(() => parsePictureRequest(parameters)).toThrow(ServiceError);
  });
});

describe('stamps of publications', () => {
  const stored = { revision: 4, publishedVersion: null, createdAt: 'c', updatedAt: 'u' };

  it('keep what is given, count and date the rest', () => {
    expect(nextStamp({}, undefined, 'now')).toEqual({
      revision: 1,
      publishedVersion: null,
      createdAt: 'now',
      updatedAt: 'now',
    });
    expect(nextStamp({}, stored, 'now')).toEqual({
      revision: 5,
      publishedVersion: null,
      createdAt: 'c',
      updatedAt: 'now',
    });
    expect(nextStamp({ revision: 9, updatedAt: 'given' }, stored, 'now')).toMatchObject({
      revision: 9,
      createdAt: 'c',
      updatedAt: 'given',
    });
  });

  it('read delivery and management exports', () => {
    expect(
      givenStamp({ id: 'x', createdAt: '2020-01-01', updatedAt: '2021-01-01T00:00:00Z', revision: 2 }),
    ).toEqual({
      revision: 2,
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: '2021-01-01T00:00:00.000Z',
    });
    expect(
      givenStamp({
        id: 'x',
        createdAt: '2019-01-01',
        firstPublishedAt: '2020-01-01',
        publishedAt: '2022-01-01',
        publishedCounter: 3,
      }),
    ).toMatchObject({
      revision: 3,
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: '2022-01-01T00:00:00.000Z',
    });
  });

  it('tell drafts from what is published', () => {
    expect(
      [{ id: 'x' }, { id: 'x', revision: 1 }, { id: 'x', version: 5, publishedVersion: 4 }].map(isDraft),
    ).toEqual([false, false, false]);
    expect(
      [
        { id: 'x', version: 1 },
        { id: 'x', version: 5, publishedVersion: 4, archivedAt: '2020-01-01' },
      ].map(isDraft),
    ).toEqual([true, true]);
  });
});

it('equal content has an equal digest whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value = JSON.parse(text) as unknown;
      expect(JSON.parse(canonical(value))).toEqual(value);
    }),
  );
  expect(digestOf({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(digestOf({ b: { c: [1, 2] }, a: 1 }));
  expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]));
});
