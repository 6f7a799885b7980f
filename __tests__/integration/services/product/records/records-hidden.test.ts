/** What is hidden from the readers of a feed is not named in it: "a hidden thing is as a missing one". @jest-environment node */
import { createKey } from '@/services/product/records/keys';
import { organisation, type Product, startProduct, textOf, until } from '../support/harness';
import { basic } from '../support/catalogue-reader';
import { entry, link, links } from '../support/sample';

let product: Product;
let key = '';
const british = { rightsAgreement: link('allow-gbr') };
const named = ['Secret Nights', 'secret-nights', 'Secret Play', 'Hidden Hand', 'Hidden'];
const open = (fields: Record<string, unknown> = {}) =>
  entry('production', 'prod-open', {
    name: 'Open to All',
    subType: 'Production',
    media: link('media-lear'),
    relatedSeries: links('secret-nights', 'open-nights'),
    title: link('secret-play'),
    writers: links('hidden-hand'),
    directors: links('hidden-hand'),
    ...fields,
  });

beforeAll(async () => {
  product = await startProduct();
  product.customers.networks.set('198.51.100.1', organisation({ id: 'school' }));
  key = (await createKey(product.database.db, 'feed', { organisationId: 'school' })).key;
  product.source.publish(
    entry('series', 'secret-nights', { name: 'Secret Nights', items: links('prod-open'), ...british }),
    entry('series', 'open-nights', { name: 'Open Nights', items: links('prod-open') }),
    entry('title', 'secret-play', { name: 'Secret Play', ...british }),
    entry('person', 'hidden-hand', { name: 'Hidden Hand', ...british }),
    open(),
  );
  await until(() => product.catalogue.item('prod-open') !== undefined);
});
afterAll(() => product.end());

const ask = (url: string, headers?: Record<string, string>) => textOf(product, url, headers);
const oai = (query: string) => ask(`/oai?${query}`);
const later = () => {
  product.clock.ms += 2_000;
};

const inPublic = [
  '/oai?verb=ListSets',
  '/oai?verb=ListIdentifiers&metadataPrefix=oai_dc',
  '/oai?verb=ListRecords&metadataPrefix=oai_dc',
  '/oai?verb=ListRecords&metadataPrefix=marc21',
  '/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:library.example:prod-open',
  '/marc/all.mrc',
  '/marc/all.xml',
  '/marc/items/prod-open.xml',
  '/kbart/latest',
];

it.each(inPublic)('R-VIS-12 a public record names no hidden series, title or person: %s', async (url) => {
  await oai('verb=Identify');
  later();
  const text = await ask(url);
  expect(text).toContain(url.includes('ListSets') ? 'series:open-nights' : 'prod-open');
  expect(named.filter((name) => text.includes(name))).toEqual([]);
});

it('R-VIS-12 an organisation that may see them reads them in its own feed', async () => {
  const own = (query: string) => ask(`/oai/o/school?${query}`, basic('school', key));
  await own('verb=Identify');
  later();
  expect(await own('verb=ListSets')).toContain('series:secret-nights');
  const record = await own('verb=ListRecords&metadataPrefix=marc21&set=series:secret-nights');
  for (const name of ['Secret Nights', 'Secret Play', 'Hidden Hand']) expect(record).toContain(name);
  expect(await ask('/kbart/o/school/latest', basic('school', key))).toContain('\tHand\t');
});

it('R-VIS-12 a record changes when only what it names is hidden, and is deleted when only its rights change', async () => {
  const header = async () =>
    /<header[^>]*>.*?<\/header>/.exec(
      await oai('verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:library.example:prod-open'),
    )?.[0];
  expect(await header()).toContain('series:open-nights');
  product.source.publish(
    entry('series', 'open-nights', { name: 'Open Nights', items: links('prod-open'), ...british }),
  );
  await until(() => product.catalogue.item('open-nights')?.visibility.rights !== null);
  later();
  const now = new Date(product.clock.ms).toISOString().replace(/\.\d+Z/, 'Z');
  const hidden = await header();
  expect(hidden).not.toContain('series:');
  expect(hidden).toContain(`<datestamp>${now}</datestamp>`);
  expect(await oai('verb=ListSets')).not.toContain('series:open-nights');

  product.source.publish(open(british));
  await until(() => product.catalogue.item('prod-open')?.visibility.rights !== null);
  later();
  expect(await header()).toContain('status="deleted"');
});
