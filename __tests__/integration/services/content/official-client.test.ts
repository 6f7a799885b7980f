/** The official client against the running service, unchanged. */
import { createClient, type ContentfulClientApi, type CreateClientParams } from 'contentful';
import { type ContentService, startContentService, TOKEN } from '../../../support/content/service';
import { SPACE } from '../../../support/content/space';

let service: ContentService;
let client: ContentfulClientApi<undefined>;
const clientFor = (parameters: Partial<CreateClientParams> = {}) =>
  createClient({
    space: SPACE,
    accessToken: TOKEN,
    host: service.host,
    insecure: true,
    logHandler: () => undefined,
    ...parameters,
  });

beforeAll(async () => {
  service = await startContentService();
  client = clientFor();
});
afterAll(() => service.stop());

const fieldsOf = (entry: unknown) => (entry as { fields: Record<string, never> }).fields;

describe('reading', () => {
  it('R-CDA-7 every getter', async () => {
    expect((await client.getSpace()).name).toBe('Stage');
    expect((await client.getContentTypes()).total).toBe(2);
    expect((await client.getContentType('play')).name).toBe('Play');
    expect((await client.getEntries()).total).toBe(11);
    expect(fieldsOf(await client.getEntry('hamlet'))['name']).toBe('Hamlet');
    expect((await client.getAssets()).total).toBe(3);
    expect((await client.getAsset('poster')).fields.title).toBe('poster');
    expect((await client.getLocales()).items.map(({ code }) => code)).toEqual(['en-US', 'de', 'de-CH', 'cy']);
    expect((await client.getTags()).total).toBe(2);
    expect((await client.getTag('modern')).name).toBe('Modern');
  });

  it('R-CDA-5 an unknown entry', async () => {
    await expect(client.getEntry('nope')).rejects.toMatchObject({
      message: 'The resource could not be found.',
      sys: { type: 'Error', id: 'NotFound' },
      details: { type: 'Entry', id: 'nope', environment: 'master', space: SPACE },
    });
  });

  it('R-ENT-41 resources have sys, entries fields, collections items and includes', async () => {
    const page = await client.withoutLinkResolution.getEntries({ 'sys.id': 'lear' });
    expect(page.items[0]).toMatchObject({
      sys: { type: 'Entry', id: 'lear' },
      fields: { author: { sys: { type: 'Link', linkType: 'Entry' } } },
    });
    expect(page.includes?.Entry?.length).toBeGreaterThan(0);
  });

  it('encodes brackets, commas, spaces and plus signs so that they arrive', async () => {
    const query = {
      content_type: 'play',
      'fields.slug[in]': ['hamlet', 'king-lear'],
      order: ['fields.slug'],
    };
    expect((await client.getEntries(query as never)).items.map(({ sys }) => sys.id)).toEqual([
      'hamlet',
      'lear',
    ]);
    const text = { content_type: 'play', 'fields.opened': '1601-01-01T19:30:00+01:00' };
    expect((await client.getEntries(text as never)).total).toBe(1);
    const name = { content_type: 'play', 'fields.name': 'A Doll’s House' };
    expect((await client.getEntries(name as never)).total).toBe(1);
  });
});

describe('R-CDA-9 resolution modes', () => {
  it('resolves links, cycles too, and keeps those that lead nowhere as links', async () => {
    const lear = fieldsOf(await client.getEntry('lear'));
    const [hamlet, nowhere] = lear['seenWith'] as unknown as {
      sys: { type: string };
      fields: { seenWith: { sys: { id: string } }[] };
    }[];
    expect(hamlet?.fields.seenWith[0]?.sys.id).toBe('lear');
    expect(nowhere).toEqual({ sys: { type: 'Link', linkType: 'Entry', id: 'nowhere' } });
  });

  it('drops what cannot be resolved: the list element, or the key', async () => {
    const lear = fieldsOf(await client.withoutUnresolvableLinks.getEntry('lear'));
    expect(lear['seenWith']).toHaveLength(1);
    expect(fieldsOf(await client.withoutUnresolvableLinks.getEntry('doll'))).not.toHaveProperty('poster');
    expect(fieldsOf(await client.getEntry('doll'))).toHaveProperty('poster.sys.type', 'Link');
  });

  it('leaves links alone when told to', async () => {
    const lear = fieldsOf(await client.withoutLinkResolution.getEntry('lear'));
    expect(lear['author']).toEqual({ sys: { type: 'Link', linkType: 'Entry', id: 'will' } });
  });

  it('reads all locales', async () => {
    const lear = fieldsOf(await client.withAllLocales.getEntry('lear'));
    expect(lear['name']).toEqual({ 'en-US': 'King Lear', de: 'König Lear', cy: 'Y Brenin Llyr' });
    expect(fieldsOf(await client.getEntry('lear', { locale: 'de' }))['name']).toBe('König Lear');
  });
});

describe('errors and limits', () => {
  it('R-CDA-24 a wrong token is refused once, without a retry', async () => {
    let requests = 0;
    const wrong = clientFor({ accessToken: 'wrong', requestLogger: () => (requests += 1) as never });
    await expect(wrong.getEntries()).rejects.toMatchObject({ name: 'AccessTokenInvalid' });
    expect(requests).toBe(1);
  });

  it('R-CDA-2 and R-CDA-3 sync needs a start, and Entry for a content type', async () => {
    await expect(client.sync({})).rejects.toThrow(/initial.*nextSyncToken.*nextPageToken/);
    await expect(
      client.sync({ initial: true, content_type: 'play', type: 'Asset' } as never),
    ).rejects.toThrow(/Entry/);
  });

  it('R-CDA-1 a client without a token or without a space', () => {
    const incomplete = (parameters: object) => () => createClient(parameters as CreateClientParams);
    expect(incomplete({ space: SPACE })).toThrow(new TypeError('Expected parameter accessToken'));
    expect(incomplete({ accessToken: TOKEN })).toThrow(new TypeError('Expected parameter space'));
  });
});
