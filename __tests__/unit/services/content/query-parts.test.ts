import fc from 'fast-check';
import { ApiFailure } from '@/services/content/api/failure';
import { parsePath } from '@/services/content/api/path';
import { tokenIn } from '@/services/content/api/authentication';
import { linksIn } from '@/services/content/model/links';
import { groupOf } from '@/services/content/model/mimetype-groups';
import { haystackOf, holdsAll, wordsOf } from '@/services/content/model/words';
import { coerce, instantOf } from '@/services/content/query/coerce';
import { parseFilterKey } from '@/services/content/query/filter-key';
import { distanceKm, parseArea } from '@/services/content/query/location';
import { parseParameters } from '@/services/content/query/parameters';

const failureOf = (work: () => unknown): ApiFailure => {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('query strings', () => {
  it('decode keys and values; the last of a repeated key wins; the token is no filter', () => {
    const parameters = parseParameters(
      'fields.slug%5Bin%5D=a%2Cb&x=1&x=2&empty=&bare&access_token=secret&&q=a+b%2Bc',
    );
    expect([...parameters]).toEqual([
      ['fields.slug[in]', 'a,b'],
      ['x', '2'],
      ['empty', ''],
      ['bare', ''],
      ['q', 'a b+c'],
    ]);
  });

  it('read back whatever a client encodes', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' })),
        (given) => {
          delete given['access_token'];
          const text = Object.entries(given)
            .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
            .join('&');
          expect(new Map(Object.entries(given))).toEqual(parseParameters(text));
        },
      ),
    );
  });

  it('that are not UTF-8 are refused', () => {
    expect(failureOf(() => parseParameters('x=%E0%A4')).id).toBe('InvalidQuery');
  });
});

describe('filter keys', () => {
  it('are a path and an operator', () => {
    expect(parseFilterKey('sys.id')).toEqual({ path: ['sys', 'id'], operator: 'eq' });
    expect(parseFilterKey('fields.a.sys.id[nin]')).toEqual({
      path: ['fields', 'a', 'sys', 'id'],
      operator: 'nin',
    });
  });

  it.each(['a[', 'a]', 'a[in', 'a[in]b', 'a[[in]]', 'a[in][ne]', 'a[eq]', 'a[]', 'a[IN]'])(
    '%s is none',
    (key) => {
      expect(failureOf(() => parseFilterKey(key))).toMatchObject({ status: 400, id: 'InvalidQuery' });
    },
  );
});

describe('values', () => {
  it.each([
    ['5', 'Integer', 5], ['-5', 'Integer', -5], ['2.50', 'Number', 2.5], ['1e3', 'Number', 1000], ['true', 'Boolean', true],
    ['2020-02-29', 'Date', Date.UTC(2020, 1, 29)], ['2018-01-01T00:00+02:00', 'Date', Date.UTC(2017, 11, 31, 22)],
    ['2018-01-01T00:00:00', 'Date', Date.UTC(2018, 0, 1)], ['2018-01-01T00:00:00 02:00', 'Date', Date.UTC(2017, 11, 31, 22)], ['x', 'Symbol', 'x'],
  ] as const)('%s as %s', (text, type, expected) => {
    expect(coerce(text, type, ['p'])).toBe(expected);
  }); // prettier-ignore

  it.each([
    ['5.5', 'Integer'], ['five', 'Integer'], ['', 'Integer'], ['0x10', 'Number'], ['Infinity', 'Number'], ['1e999', 'Number'],
    ['TRUE', 'Boolean'], ['1', 'Boolean'], ['today', 'Date'], ['2020-13-01', 'Date'], ['20200101', 'Date'],
  ] as const)('%s is no %s', (text, type) => {
    expect(failureOf(() => coerce(text, type, ['p'])).id).toBe('InvalidQuery');
  }); // prettier-ignore

  it('dates without a time are midnight UTC', () => {
    expect(instantOf('1606-12-26')).toBe(instantOf('1606-12-26T00:00:00.000Z'));
  });
});

describe('words', () => {
  it('are runs of letters and digits in any script and case', () => {
    expect(wordsOf('Élan, A Doll’s House (1879) — Ωμέγα 7½')).toEqual([
      'élan',
      'a',
      'doll',
      's',
      'house',
      '1879',
      'ωμέγα',
      '7½',
    ]);
    expect(wordsOf('E\u0301lan')).toEqual(wordsOf('Élan'));
  });

  it('every wanted one must begin one that is there', () => {
    const haystack = haystackOf(['The Storm at sea', 'A crown']);
    expect([['sto'], ['SEA'.toLowerCase(), 'cro'], []].map((wanted) => holdsAll(haystack, wanted))).toEqual([
      true,
      true,
      true,
    ]);
    expect([['torm'], ['sea', 'king']].map((wanted) => holdsAll(haystack, wanted))).toEqual([false, false]);
  });
});

describe('places', () => {
  it('lie in rectangles of any corners and in circles of kilometres', () => {
    const london = { lat: 51.5, lon: -0.12 };
    expect(distanceKm(london, { lat: 48.86, lon: 2.35 })).toBeGreaterThan(330);
    expect(distanceKm(london, { lat: 48.86, lon: 2.35 })).toBeLessThan(350);
    expect(['50,-1,52,0', '52,0,50,-1', '51,0,100'].map((area) => parseArea(area, [])(london))).toEqual([
      true,
      true,
      true,
    ]);
    expect(parseArea('51,0,10', [])(london)).toBe(false);
  });
});

describe('addresses', () => {
  it.each([
    ['/spaces/s', { resource: 'space', environment: 'master' }],
    ['/spaces/s/', { resource: 'space' }],
    ['/spaces/s/entries', { resource: 'entries', environment: 'master', id: undefined }],
    [
      '/spaces/s/environments/dev/entries/a.b-c_1',
      { resource: 'entries', environment: 'dev', id: 'a.b-c_1' },
    ],
    ['/spaces/s/environments/dev/sync', { resource: 'sync' }],
    ['/spaces/s/environments/dev/entries/environments', { id: 'environments' }],
  ])('%s', (path, expected) => {
    expect(parsePath(path)).toMatchObject({ space: 's', ...expected });
  });

  it.each([
    '/spaces', '/spaces/', '/spaces/s/unknown', '/spaces/s/environments', '/spaces/s/environments/dev', '/spaces/s/entries/a/b',
    '/spaces/s/locales/en', '/spaces/s/sync/x', '/spaces/s%20s', '/spaces/s/entries/a%2Fb', '/spaces/s/environments/a b/entries', '/spaces//entries',
  ])('%s is none of ours', (path) => {
    expect(failureOf(() => parsePath(path)).status).toBe(404);
  }); // prettier-ignore

  it('tokens come from the header, else from the query', () => {
    expect(tokenIn('Bearer a', 'access_token=b')).toBe('a');
    expect(tokenIn(undefined, 'x=1&access_token=b%2Bc')).toBe('b+c');
    expect(tokenIn('Basic a', 'access_token=b')).toBeNull();
    expect(tokenIn(undefined, 'my_access_token=b')).toBeNull();
    expect(tokenIn(undefined, 'access_token=%E0')).toBeNull();
  });
});

it('links are found at any depth, in rich text and objects, in the order of reading', () => {
  const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
  const value = {
    a: link('1'),
    b: [link('2', 'Asset'), { c: { d: link('3') } }],
    e: link('t', 'Tag'),
    f: { sys: { type: 'Link' } },
    g: null,
  };
  expect(linksIn(value).map(({ kind, id }) => `${kind} ${id}`)).toEqual(['Entry 1', 'Asset 2', 'Entry 3']);
});

it.each([
  ['image/webp', 'image'], ['application/pdf', 'pdfdocument'], ['text/plain; charset=utf-8', 'plaintext'], ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'], ['text/csv', 'spreadsheet'], ['application/zip', 'archive'], ['text/html', 'markup'], ['application/octet-stream', 'attachment'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'presentation'], ['application/msword', 'richtext'], ['text/css', 'code'],
])('%s is of the group %s', (type, group) => {
  expect(groupOf(type)).toBe(group);
}); // prettier-ignore
