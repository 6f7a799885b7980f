/** What a harvester of one set is told, and the very first harvest of a feed (contract library-standards §6). @jest-environment node */
import { createKey } from '@/services/product/records/keys';
import { organisation, type Product, startProduct, textOf, until } from '../support/harness';
import { basic } from '../support/catalogue-reader';
import { entry, link, links } from '../support/sample';

let product: Product;
let key = '';
const mover = (series: string, name = 'The Mover') =>
  entry('production', 'prod-mover', {
    name,
    subType: 'Production',
    media: link('media-lear'),
    relatedSeries: links(...(series === '' ? [] : [series])),
  });

beforeAll(async () => {
  product = await startProduct();
  product.customers.networks.set('198.51.100.1', organisation({ id: 'school' }));
  key = (await createKey(product.database.db, 'feed', { organisationId: 'school' })).key;
  product.source.publish(
    entry('series', 'alpha', { name: 'Alpha', items: links('prod-mover') }),
    entry('series', 'beta', { name: 'Beta', items: links('prod-mover') }),
    mover('alpha'),
  );
  await until(() => product.catalogue.item('prod-mover') !== undefined);
});
afterAll(() => product.end());

const ask = (url: string, headers?: Record<string, string>) => textOf(product, url, headers);
const list = (query = '', verb = 'ListIdentifiers') => ask(`/oai?verb=${verb}&metadataPrefix=oai_dc${query}`);
/** Headers of the item: whether deleted, and its sets. */
const headers = (xml: string) =>
  [...xml.matchAll(/<header( status="deleted")?><identifier>[^<]*:prod-mover<.*?<\/header>/g)].map(
    ([header, deleted]) => ({
      deleted: deleted !== undefined,
      sets: [...header.matchAll(/<setSpec>([^<]+)</g)].map(([, set]) => set),
    }),
  );
const second = () => new Date(product.clock.ms).toISOString().replace(/\.\d+Z/, 'Z');
/** Publishes a change and brings the feed up to date; returns the moment from which it is new. */
async function moved(series: string, name: string): Promise<string> {
  product.clock.ms += 2_000;
  const from = second();
  product.source.publish(mover(series, name));
  await until(() => product.catalogue.item('prod-mover')?.name === name);
  await ask('/oai?verb=Identify');
  product.clock.ms += 2_000;
  return `&from=${from}`;
}

it('the first request to a feed may be a harvest, for everybody and for an organisation', async () => {
  expect(headers(await list('', 'ListRecords'))).toHaveLength(1);
  const own = '/oai/o/school?verb=ListRecords&metadataPrefix=oai_dc';
  expect(headers(await ask(own, basic('school', key)))).toHaveLength(1);
  const from = `&from=${second()}`;
  expect(await list(from)).toContain('noRecordsMatch');
});

it('an item that moves from one set to another is deleted in the first alone', async () => {
  const beta = ['type:production', 'medium:video', 'series:beta'];
  const from = await moved('beta', 'Moved');
  for (const query of [from, ''])
    expect(headers(await list(`&set=series:alpha${query}`))).toEqual([
      { deleted: true, sets: ['series:alpha'] },
    ]);
  for (const set of ['', '&set=series:beta', '&set=series', '&set=type:production'])
    expect([set, headers(await list(`${set}${from}`))]).toEqual([set, [{ deleted: false, sets: beta }]]);
  const records = await list(`&set=series:alpha${from}`, 'ListRecords');
  expect(records).not.toContain('<metadata>');
  expect(await ask('/oai?verb=ListSets')).not.toContain('series:alpha');
});

it('a later change of the item does not bring it back there; its return does', async () => {
  const from = await moved('beta', 'Changed');
  expect(headers(await list(`&set=series:alpha${from}`))).toMatchObject([{ deleted: true }]);
  const back = await moved('alpha', 'Back');
  expect(headers(await list(`&set=series:alpha${back}`))).toMatchObject([{ deleted: false }]);
  expect(headers(await list(`&set=series:beta${back}`))).toEqual([{ deleted: true, sets: ['series:beta'] }]);
});

it('an item that is in no series any more is deleted among the series, and with the item in every set', async () => {
  const from = await moved('', 'Alone');
  expect(headers(await list(`&set=series${from}`))).toEqual([{ deleted: true, sets: ['series'] }]);
  expect(headers(await list(`&set=medium:video${from}`))).toMatchObject([{ deleted: false }]);
  product.clock.ms += 2_000;
  const gone = `&from=${second()}`;
  product.source.unpublish('prod-mover');
  await until(() => product.catalogue.item('prod-mover') === undefined);
  await ask('/oai?verb=Identify');
  product.clock.ms += 2_000;
  for (const set of ['series:alpha', 'type:production'])
    expect([set, headers(await list(`&set=${set}${gone}`))]).toMatchObject([set, [{ deleted: true }]]);
});

it('a feed without a record lists the sets that every feed has, for a list may not be empty', async () => {
  product.customers.networks.set('198.51.100.2', organisation({ id: 'ended', subscriptions: [] }));
  const { key: ended } = await createKey(product.database.db, 'feed', { organisationId: 'ended' });
  const own = (query: string) => ask(`/oai/o/ended?${query}`, basic('ended', ended));
  expect(await own('verb=ListIdentifiers&metadataPrefix=oai_dc')).toContain('noRecordsMatch');
  const sets = [...(await own('verb=ListSets')).matchAll(/<setSpec>([^<]+)</g)];
  expect(sets.map(([, set]) => set)).toEqual([
    'medium',
    'medium:audio',
    'medium:document',
    'medium:video',
    'type',
  ]);
});
