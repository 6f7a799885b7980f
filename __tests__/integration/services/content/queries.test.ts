import { type ContentService, startContentService } from '../../../support/content/service';

let service: ContentService;
beforeAll(async () => {
  service = await startContentService();
});
afterAll(() => service.stop());

interface Page {
  total: number;
  items: { sys: { id: string }; fields?: Record<string, unknown> }[];
  sys: { id: string };
  message?: string;
  details?: { errors: { name: string; path?: string[]; value?: string; details?: string }[] };
}

const read = async (path: string) => service.read(path) as Promise<{ status: number; body: Page }>;
const idsOf = async (path: string) => {
  const { status, body } = await read(path);
  expect([path, status]).toEqual([path, 200]);
  return body.items.map(({ sys }) => sys.id);
};
/** Ids in order of id, for queries whose order is not the point. */
const plays = async (query: string) => (await idsOf(`/entries?content_type=play&${query}`)).sort();

describe('operators on fields', () => {
  it.each([
    ['equal on a Symbol', 'fields.slug=hamlet', ['hamlet']],
    ['equal is case-sensitive', 'fields.slug=Hamlet', []],
    ['equal on an Integer', 'fields.acts=5', ['hamlet', 'lear']],
    ['equal on a Number', 'fields.rating=4.5', ['lear']],
    ['equal on a Boolean', 'fields.running=true', ['doll', 'lear']],
    ['equal on a Date is the same instant', 'fields.opened=1601-01-01T18:30:00Z', ['hamlet']],
    ['an offset whose plus sign was read as a space', 'fields.opened=1601-01-01T19:30:00+01:00', ['hamlet']],
    ['equal on an array: some element', 'fields.words=crown', ['hamlet', 'lear']],
    ['equal on a link: its target', 'fields.author=will', ['hamlet', 'lear']],
    ['ne, a missing field passes', 'fields.acts[ne]=5', ['blank', 'doll', 'twin-a', 'twin-b']],
    ['ne on an array: no element', 'fields.words[ne]=crown', ['blank', 'doll', 'twin-a', 'twin-b']],
    ['in', 'fields.slug[in]=hamlet,king-lear,unknown', ['hamlet', 'lear']],
    ['in with an empty value matches nothing', 'fields.slug[in]=', []],
    ['nin, a missing field passes', 'fields.rating[nin]=5,4.5', ['blank', 'doll', 'twin-a', 'twin-b']],
    ['all on an array', 'fields.words[all]=crown,storm', ['lear']],
    ['all on a scalar', 'fields.slug[all]=hamlet', ['hamlet']],
    ['exists', 'fields.opened[exists]=true', ['doll', 'hamlet', 'lear']],
    ['an empty array counts as missing', 'fields.words[exists]=false', ['blank', 'twin-a', 'twin-b']],
    ['match finds prefixes in any case', 'fields.summary[match]=KING', ['lear']],
    ['match needs every word', 'fields.summary[match]=prince crown', ['hamlet']],
    ['match on rich text', 'fields.body[match]=heath', ['lear']],
    [
      'lt and gte on a Date',
      'fields.opened[gte]=1601-01-01&fields.opened[lt]=1700-01-01',
      ['hamlet', 'lear'],
    ],
    ['gt on an Integer', 'fields.acts[gt]=3', ['hamlet', 'lear']],
    ['lte on a Number', 'fields.rating[lte]=4.5', ['doll', 'lear']],
    ['within a rectangle', 'fields.stage[within]=50,-1,52,0', ['lear']],
    ['within a circle', 'fields.stage[within]=55.7,12.6,500', ['doll', 'hamlet']],
    ['several filters together', 'fields.acts=5&fields.running=false', ['hamlet']],
  ])('%s', async (_name, query, expected) => {
    expect(await plays(query)).toEqual(expected);
  });

  it('near lists the nearest first', async () => {
    expect(await idsOf('/entries?content_type=play&fields.stage[near]=51,0')).toEqual([
      'lear',
      'hamlet',
      'doll',
    ]);
  });
});

describe('system fields, tags and links', () => {
  it.each([
    ['sys.id[in]=lear,will', ['lear', 'will']],
    [
      'sys.id[nin]=lear&sys.contentType.sys.id[in]=play,unknown',
      ['blank', 'doll', 'hamlet', 'twin-a', 'twin-b'],
    ],
    ['sys.updatedAt[gt]=2024-02-10T00:00:00Z', ['kit', 'nell']],
    ['sys.revision[lte]=2', ['hamlet', 'lear']],
    ['metadata.tags.sys.id[all]=classic,modern', ['lear']],
    ['metadata.tags.sys.id[in]=classic', ['hamlet', 'lear']],
    ['metadata.tags[exists]=true', ['hamlet', 'lear']],
    ['links_to_entry=hamlet', ['lear']],
    ['links_to_entry=nell', ['lear']],
    ['links_to_asset=poster', ['lear']],
    ['links_to_asset=nowhere', []],
  ])('%s', async (query, expected) => {
    expect((await idsOf(`/entries?${query}`)).sort()).toEqual(expected);
  });
});

describe('references', () => {
  it.each([
    ['by target id', 'fields.author.sys.id=henrik', ['doll']],
    [
      'by several target ids in a list of links',
      'fields.seenWith.sys.id[in]=hamlet,lear',
      ['hamlet', 'lear'],
    ],
    ['without a target', 'fields.author.sys.id[nin]=will', ['blank', 'doll', 'twin-a', 'twin-b']],
    [
      'by a value, with the content type',
      'fields.author.sys.contentType.sys.id=person&fields.author.fields.born=1564',
      ['hamlet', 'lear'],
    ],
    ['by a value, the validation naming the one type', 'fields.author.fields.name[match]=ibsen', ['doll']],
    [
      'in a list of links',
      'fields.seenWith.sys.contentType.sys.id=play&fields.seenWith.fields.acts[in]=5',
      ['hamlet', 'lear'],
    ],
    [
      'an unpublished target does not count',
      'fields.seenWith.sys.contentType.sys.id[nin]=play',
      ['blank', 'doll', 'twin-a', 'twin-b'],
    ],
  ])('%s', async (_name, query, expected) => {
    expect(await plays(query)).toEqual(expected);
  });
});

describe('full text', () => {
  it.each([
    ['/entries?query=crown', ['hamlet', 'lear']],
    ['/entries?query=K%C3%B6nig', ['lear']],
    ['/entries?query=heath', ['lear']],
    ['/entries?query=dol', ['doll']],
    ['/entries?query=%20&content_type=person&limit=2&order=sys.id', ['ben', 'henrik']],
    ['/assets?query=storm', ['poster']],
    ['/assets?query=programme', ['programme']],
    ['/content_types?query=som', ['person', 'play']],
  ])('%s', async (path, expected) => {
    expect((await idsOf(path)).sort()).toEqual(expected);
  });
});

describe('assets', () => {
  it.each([
    ['mimetype_group=image', ['portrait', 'poster']],
    ['mimetype_group=pdfdocument', ['programme']],
    ['fields.file.contentType=image/png', ['poster']],
    ['fields.file.fileName[match]=portrait', ['portrait']],
    ['fields.file.details.size[gt]=900', ['portrait', 'programme']],
    ['fields.title[exists]=false', []],
  ])('%s', async (query, expected) => {
    expect((await idsOf(`/assets?${query}`)).sort()).toEqual(expected);
  });
});

describe('order and paging', () => {
  it('orders by default by the newest update, then by id', async () => {
    expect(await idsOf('/entries?content_type=play')).toEqual([
      'twin-a',
      'twin-b',
      'blank',
      'doll',
      'hamlet',
      'lear',
    ]);
  });

  it.each([
    ['fields.slug', ['doll', 'blank', 'hamlet', 'lear', 'twin-a', 'twin-b']],
    ['-fields.rating', ['hamlet', 'lear', 'doll', 'blank', 'twin-a', 'twin-b']],
    ['fields.rating', ['doll', 'lear', 'hamlet', 'blank', 'twin-a', 'twin-b']],
    ['fields.opened', ['hamlet', 'lear', 'doll', 'blank', 'twin-a', 'twin-b']],
    ['-fields.running,fields.slug', ['doll', 'lear', 'hamlet', 'blank', 'twin-a', 'twin-b']],
    ['fields.author.sys.id', ['doll', 'hamlet', 'lear', 'blank', 'twin-a', 'twin-b']],
    ['-sys.id', ['twin-b', 'twin-a', 'lear', 'hamlet', 'doll', 'blank']],
  ])('orders by %s, entries without the field last', async (order, expected) => {
    expect(await idsOf(`/entries?content_type=play&order=${order}`)).toEqual(expected);
  });

  it('counts every match and shows a page', async () => {
    const { body } = await read('/entries?content_type=play&order=sys.id&skip=2&limit=2');
    expect(body).toMatchObject({ total: 6, skip: 2, limit: 2 });
    expect(body.items.map(({ sys }) => sys.id)).toEqual(['hamlet', 'lear']);
    expect((await read('/entries?limit=0')).body).toMatchObject({ total: 11, items: [] });
    expect((await read('/entries?skip=999')).body).toMatchObject({ total: 11, items: [] });
  });

  it('filters and orders content types and tags', async () => {
    expect(await idsOf('/content_types?sys.id[in]=play')).toEqual(['play']);
    expect(await idsOf('/content_types?order=sys.id')).toEqual(['person', 'play']);
    expect(await idsOf('/tags?name[match]=mod')).toEqual(['modern']);
    expect(await idsOf('/tags?order=name')).toEqual(['classic', 'modern']);
    expect(await idsOf('/tags?name[ne]=Classic')).toEqual(['modern']);
  });
});

describe('queries that are refused with InvalidQuery', () => {
  it.each([
    ['/entries?foo=1', ['foo']],
    ['/entries?name=0', ['name']],
    ['/entries?content_type[in]=play', ['content_type']],
    ['/entries?sys.nothing=1', ['sys', 'nothing']],
    ['/entries?content_type=play&fields.nothing=1', ['fields', 'nothing']],
    ['/entries?content_type=play&fields.secret=1', ['fields', 'secret']],
    ['/entries?content_type=play&order=fields.nothing', ['fields', 'nothing']],
    ['/entries?content_type=play&select=fields.nothing', ['fields', 'nothing']],
    ['/entries?content_type=play&select=fields.secret', ['fields', 'secret']],
    [
      '/entries?content_type=play&fields.author.fields.friend.fields.name=x',
      ['fields', 'author', 'fields', 'friend', 'fields', 'name'],
    ],
    ['/entries?mimetype_group=image', ['mimetype_group']],
    ['/assets?content_type=play', ['content_type']],
    ['/assets?links_to_entry=lear', ['links_to_entry']],
    ['/tags?content_type=play', ['content_type']],
    ['/content_types?fields.name=x', ['fields', 'name']],
  ])('%s: path not recognised', async (path, unknown) => {
    const { status, body } = await read(path);
    expect([status, body.sys.id]).toEqual([400, 'InvalidQuery']);
    expect(body.message).toBe(
      'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    );
    expect(body.details?.errors).toEqual([
      { name: 'unknown', path: unknown, details: `The path "${unknown.join('.')}" is not recognized` },
    ]);
  });

  it.each([
    '/entries?limit=1001', '/entries?limit=-1', '/entries?limit=x', '/entries?limit=', '/entries?skip=-1', '/entries?skip=1.5',
    '/entries?include=11', '/entries?include=-1', '/entries?include=two', '/entries?sys.id[foo]=1', '/entries?sys.id[eq]=1',
    '/entries?sys.id[gt]=1', '/entries?sys.updatedAt[gt]=soon', '/entries?metadata.tags=classic',
    '/entries?content_type=play&fields.acts=five', '/entries?content_type=play&fields.acts[gt]=', '/entries?content_type=play&fields.acts=1.5',
    '/entries?content_type=play&fields.running=yes', '/entries?content_type=play&fields.opened[lt]=2020-13-01',
    '/entries?content_type=play&fields.words[exists]=maybe', '/entries?content_type=play&fields.acts[match]=5',
    '/entries?content_type=play&fields.stage=51,0', '/entries?content_type=play&fields.stage[near]=51',
    '/entries?content_type=play&fields.stage[within]=1,2,3,4,5', '/entries?content_type=play&fields.stage[within]=1,2,-3',
    '/entries?content_type=play&order=fields.summary', '/entries?content_type=play&order=fields.words',
    '/entries?content_type=play&order=fields.notes', '/entries?content_type=play&order=fields.author',
    '/entries?content_type=play&order=fields.body', '/entries?select=sys.space.sys', '/entries?select=nonsense',
    '/entries?content_type=play&fields.seenWith.fields.name=x', '/assets?mimetype_group=pictures', '/assets?order=fields.description',
    '/entries?x=%E0%A4%A', '/entries?=1', '/entries?a[b=1', '/entries?[in]=1', '/entries?constructor=1', '/entries?sys.constructor=1',
    '/entries?__proto__=1', '/entries?cursor=true', '/tags?fields.x=1', '/content_types?select=sys',
  ])('%s', async (path) => {
    const { status, body } = await read(path);
    expect([path, status, body.sys.id]).toEqual([path, 400, 'InvalidQuery']);
    expect(body.details?.errors).toHaveLength(1);
  }); // prettier-ignore

  it('an unknown content type is named by the literal word', async () => {
    const { status, body } = await read('/entries?content_type=opera');
    expect([status, body.sys.id]).toEqual([400, 'InvalidQuery']);
    expect(body.details?.errors).toEqual([{ name: 'unknownContentType', value: 'DOESNOTEXIST' }]);
  });
});

describe('queries that are refused with BadRequest', () => {
  it.each(['/entries?fields.name=x', '/entries?order=fields.name', '/entries?select=sys,fields.name'])(
    '%s: fields need a content type',
    async (path) => {
      const { status, body } = await read(path);
      expect([status, body.sys.id]).toEqual([400, 'BadRequest']);
      expect(body.message).toMatch(/^A Content Type ID is required\. .* "content_type"$/);
    },
  );

  it.each([
    '/entries?locale=xx',
    '/entries/lear?locale=xx',
    '/assets?locale=',
    '/assets/poster?locale=EN-us',
  ])('%s: unknown locale', async (path) => {
    const { status, body } = await read(path);
    expect([status, body.sys.id]).toEqual([400, 'BadRequest']);
    expect(body.message).toBe(`Unknown locale: ${path.split('=')[1] ?? ''}`);
  });
});
