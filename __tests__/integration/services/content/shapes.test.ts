/** Includes, unresolvable links, locales and select, on the wire. */
import { type ContentService, startContentService } from '../../../support/content/service';
import { entryLink } from '../../../support/content/space';

let service: ContentService;
beforeAll(async () => {
  service = await startContentService();
});
afterAll(() => service.stop());

interface Resource {
  sys: { id: string; locale?: string; type?: string };
  fields?: Record<string, unknown>;
  metadata?: unknown;
}
interface Page {
  items: Resource[];
  includes?: { Entry?: Resource[]; Asset?: Resource[] };
  errors?: unknown[];
}

const page = async (query: string) => {
  const { status, body } = (await service.read(`/entries?${query}`)) as { status: number; body: Page };
  expect([query, status]).toEqual([query, 200]);
  return body;
};
const included = ({ includes }: Page) => ({
  entries: includes?.Entry?.map(({ sys }) => sys.id),
  assets: includes?.Asset?.map(({ sys }) => sys.id),
});
const notResolvable = (linkType: string, id: string) => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType, id },
});

describe('include', () => {
  it('defaults to one level of entries and the assets one further, sorted by id', async () => {
    expect(included(await page('sys.id=doll'))).toEqual({ entries: ['henrik'], assets: ['portrait'] });
  });

  it('follows links in rich text and in Object values', async () => {
    const { entries } = included(await page('sys.id=lear'));
    expect(entries).toEqual(['hamlet', 'nell', 'will']);
  });

  it.each([
    [0, undefined, undefined],
    [1, ['ben'], ['portrait']],
    [2, ['ben', 'kit'], ['portrait']],
    [10, ['ben', 'kit'], ['portrait']],
  ])('include=%i from a cycle of people', async (depth, entries, assets) => {
    expect(included(await page(`sys.id=will&include=${depth}`))).toEqual({ entries, assets });
  });

  it('does not repeat what is among the items', async () => {
    const body = await page('sys.id[in]=will,ben,kit');
    expect(included(body)).toEqual({ entries: undefined, assets: ['portrait'] });
  });

  it('leaves the keys out when nothing is included', async () => {
    const body = await page('sys.id=blank');
    expect(body).not.toHaveProperty('includes');
    expect(body).not.toHaveProperty('errors');
  });

  it('names links that lead nowhere once each, and none at depth 0', async () => {
    expect((await page('sys.id=lear')).errors).toEqual([notResolvable('Entry', 'nowhere')]);
    expect((await page('sys.id=doll')).errors).toEqual([notResolvable('Asset', 'gone')]);
    expect(await page('sys.id=lear&include=0')).not.toHaveProperty('errors');
  });

  it('does not call a link an error that lies beyond the depth', async () => {
    // hamlet -> lear (depth 1) -> nowhere: an entry at depth 2, an error only from there on.
    expect(await page('sys.id=hamlet&include=1')).not.toHaveProperty('errors');
    expect((await page('sys.id=hamlet&include=2')).errors).toEqual([notResolvable('Entry', 'nowhere')]);
  });

  it('has no effect on a single entry', async () => {
    const { body } = await service.read('/entries/lear?include=3');
    expect(body).not.toHaveProperty('includes');
  });
});

describe('locale', () => {
  const fieldsIn = async (id: string, locale: string) => {
    const { body } = (await service.read(`/entries/${id}?locale=${locale}`)) as { body: Resource };
    return { locale: body.sys.locale, fields: body.fields };
  };

  it('takes the value of the locale, then of its fallbacks, and says the locale asked for', async () => {
    expect(await fieldsIn('lear', 'de')).toMatchObject({
      locale: 'de',
      fields: { name: 'König Lear', summary: 'Ein König teilt sein Reich.', acts: 5 },
    });
    expect(await fieldsIn('lear', 'de-CH')).toMatchObject({
      locale: 'de-CH',
      fields: { name: 'König Lear' },
    });
    expect(await fieldsIn('hamlet', 'de-CH')).toMatchObject({ locale: 'de-CH', fields: { name: 'Hamlet' } });
  });

  it('without a fallback lacks what is not translated, but keeps what is not localized', async () => {
    const { fields } = await fieldsIn('lear', 'cy');
    expect(fields).toMatchObject({ name: 'Y Brenin Llyr', acts: 5 });
    expect(fields).not.toHaveProperty('summary');
  });

  it('of all locales shows what is stored, without sys.locale', async () => {
    const { body } = (await service.read('/entries/lear?locale=*')) as { body: Resource };
    expect(body.fields).toMatchObject({
      name: { 'en-US': 'King Lear', de: 'König Lear', cy: 'Y Brenin Llyr' },
      acts: { 'en-US': 5 },
    });
    expect(body.fields).not.toHaveProperty('secret');
    expect(body.sys).not.toHaveProperty('locale');
  });

  it('counts in filters and order, and in what is included', async () => {
    expect((await page('content_type=play&fields.name=K%C3%B6nig%20Lear&locale=de')).items).toHaveLength(1);
    expect((await page('content_type=play&fields.name=K%C3%B6nig%20Lear')).items).toHaveLength(0);
    expect((await page('content_type=play&fields.name=King%20Lear&locale=*')).items).toHaveLength(1);
    const { includes } = await page('sys.id=hamlet&locale=de');
    expect(includes?.Entry?.find(({ sys }) => sys.id === 'lear')).toMatchObject({
      sys: { locale: 'de' },
      fields: { name: 'König Lear' },
    });
  });
});

describe('select', () => {
  const keys = async (query: string) => Object.keys((await page(query)).items[0] ?? {}).sort();

  it('shows only the parts asked for', async () => {
    expect(await keys('sys.id=lear&select=sys')).toEqual(['sys']);
    expect(await keys('sys.id=lear&select=fields')).toEqual(['fields']);
    expect(await keys('sys.id=lear&content_type=play&select=fields.name,sys')).toEqual(['fields', 'sys']);
    expect(await keys('sys.id=lear&select=metadata.tags,sys.id')).toEqual(['metadata', 'sys']);
  });

  it('shows only the fields and system fields asked for', async () => {
    const [item] = (
      await page('sys.id=lear&content_type=play&select=sys.id,sys.locale,fields.name,fields.rating')
    ).items;
    expect(item).toEqual({
      sys: { id: 'lear', locale: 'en-US' },
      fields: { name: 'King Lear', rating: 4.5 },
    });
  });

  it('follows only links of the fields asked for; what is included stays whole', async () => {
    expect(await page('sys.id=lear&content_type=play&select=fields.name,sys')).not.toHaveProperty('includes');
    const { includes } = await page('sys.id=lear&content_type=play&select=fields.author');
    expect(includes?.Entry).toHaveLength(1);
    expect(includes?.Entry?.[0]?.fields).toEqual({
      name: 'William Shakespeare',
      born: 1564,
      friend: entryLink('ben'),
    });
  });

  it('works on assets and not on a single resource', async () => {
    const { body } = (await service.read('/assets?select=fields.title,sys.id&limit=1&order=sys.id')) as {
      body: Page;
    };
    expect(body.items).toEqual([{ sys: { id: 'portrait' }, fields: { title: 'portrait' } }]);
    const one = (await service.read('/entries/lear?select=sys')) as { body: Resource };
    expect(one.body).toHaveProperty('fields');
  });
});

describe('field presence', () => {
  it('leaves out fields without a value', async () => {
    const { body } = (await service.read('/entries/twin-a')) as { body: Resource };
    expect(body.fields).toEqual({ name: 'Twins', slug: 'twins-1', acts: 2 });
    expect(body.metadata).toEqual({ tags: [] });
  });
});
