/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { XMLValidator } from 'fast-xml-parser';
import { Marc } from 'marcjs';
import { createKey } from '@/services/product/records/keys';
import { setProxy } from '@/services/product/records/access';
import { organisation, type Product, startProduct, until } from '../support/harness';
import { basic, haveMarcReader, listedIds } from '../support/catalogue-reader';
import { entry, link, links } from '../support/sample';

let product: Product;
let key = '';
let otherKey = '';
const school = organisation({ id: 'school', blockedContent: [] });
beforeAll(async () => {
  product = await startProduct();
  product.customers.networks.set('198.51.100.1', school);
  product.customers.networks.set('198.51.100.2', organisation({ id: 'other' }));
  const { db } = product.database;
  key = (await createKey(db, 'feed', { organisationId: 'school' })).key;
  otherKey = (await createKey(db, 'feed', { organisationId: 'other' })).key;
  product.source.publish(
    entry('person', 'zoe', { name: 'Zoë Ní Dhuarcáin-Bell' }),
    entry('production', 'prod-zoe', {
      name: 'A Play & a <Half>\u0001', subType: 'Production', date: '2020-02-02', media: link('media-lear'), writers: links('zoe'), directors: links('zoe'),
      castMembers: [{ personSlug: 'zoe', name: 'Zoë Ní Dhuarcáin-Bell', character: 'Lear' }], shortIntroduction: 'Tabs\tand\nlines',
    }),
  ); // prettier-ignore
  await until(() => product.catalogue.item('prod-zoe') !== undefined);
});
afterAll(() => product.end());

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const {
    statusCode,
    body,
    rawPayload,
    headers: sent,
  } = await product.app.inject({ method: 'GET', url, headers });
  return { status: statusCode, text: body, bytes: rawPayload, headers: sent };
};
const oai = async (query: string, path = '/oai', headers = {}) =>
  (await ask(`${path}?${query}`, headers)).text;
const errorOf = (xml: string) => /<error code="(\w+)"/.exec(xml)?.[1];
const identifiers = (xml: string) =>
  [...xml.matchAll(/<identifier>([^<]+)</g)].map(([, id = '']) => id.split(':')[2] ?? '');
const tokenOf = (xml: string) => /<resumptionToken[^>]*>([^<]+)</.exec(xml)?.[1];
/** A harvester of the test's own: every page, until there is no token. */
async function harvest(
  query: string,
  path = '/oai',
  headers = {},
  between?: (page: number) => Promise<void>,
) {
  const found: string[] = [];
  let xml = await oai(query, path, headers);
  for (let page = 0; ; page += 1) {
    found.push(...[...xml.matchAll(/<header>(.*?)<\/header>/g)].flatMap(([header]) => identifiers(header)));
    const token = tokenOf(xml);
    if (token === undefined) return found;
    await between?.(page);
    xml = await oai(
      `verb=${query.includes('ListRecords') ? 'ListRecords' : 'ListIdentifiers'}&resumptionToken=${token}`,
      path,
      headers,
    );
  }
}
const nextSecond = () => {
  product.clock.ms += 2_000;
};

const ifPerl = haveMarcReader() ? it : it.skip;

describe('MARC and KBART', () => {
  it('case 28: every record has the right lengths, and comes back as it went out', async () => {
    const { bytes, headers } = await ask('/marc/all.mrc');
    expect(headers['content-type']).toBe('application/marc');
    const records: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += Number(bytes.subarray(at, at + 5).toString()))
      records.push(bytes.subarray(at, at + Number(bytes.subarray(at, at + 5).toString())));
    expect(records.length).toBeGreaterThan(2);
    const read = records.map((record) => Marc.parser.iso2709(record));
    expect(read.map((record) => Marc.formater.iso2709(record)).join('')).toBe(bytes.toString());
    const zoe = read.find(({ fields }) => fields[0]?.[1] === 'otl-prod-zoe');
    expect(zoe?.fields.find(([tag]) => tag === '245')).toContain('A Play & a <Half> /');
    expect(JSON.stringify(zoe)).toContain('Ní Dhuarcáin-Bell, Zoë,');
  });

  ifPerl('case 28: Debian’s reader agrees on every record', async () => {
    const { bytes } = await ask('/marc/all.mrc');
    const program = `use MARC::Batch; use MARC::File::USMARC; binmode STDIN; local $/; my $all = <STDIN>;
      for my $raw (split /(?<=\\x1d)/, $all) { my $r = MARC::Record->new_from_usmarc($raw); die join(';', $r->warnings) if $r->warnings;
      binmode STDOUT, ':utf8'; print join('|', map { $_->tag . ' ' . ($_->is_control_field ? $_->data : join('', map { $$_[0] . '=' . $$_[1] } $_->subfields)) } $r->fields), "\\n" }`;
    const { stdout, stderr, status } = spawnSync('perl', ['-e', program], { input: bytes, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const perl = stdout.trimEnd().split('\n');
    const ours = bytes.toString().split(/(?<=\x1d)/).filter((raw) => raw !== '').map((raw) => {
      const { fields } = Marc.parser.iso2709(Buffer.from(raw));
      return fields.map(([tag = '', first = '', ...parts]) => tag < '010' ? `${tag} ${first}` : `${tag} ${parts.map((part, index) => (index % 2 === 0 ? `${part}=` : part)).join('')}`).join('|');
    }); // prettier-ignore
    expect(perl).toEqual(ours);
  });

  it('case 33: MARCXML is legal', async () => {
    const { text, headers } = await ask('/marc/all.xml');
    expect(headers['content-type']).toContain('application/marcxml+xml');
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toContain('xmlns="http://www.loc.gov/MARC21/slim"');
    expect((await ask('/marc/items/prod-zoe.xml')).text).toContain('otl-prod-zoe');
    expect((await ask('/marc/items/prod-adult-none.xml')).status).toBe(404);
    for (const other of ['/marc/all', '/marc/all.MRC', '/marc/items/prod-zoe', '/marc/items/prod-zoe.json'])
      expect((await ask(other)).status).toBe(404);
  });

  it('case 26: KBART has 25 columns, sorted, with clean names; case 27: its ids are those of MARC', async () => {
    const { text, headers } = await ask('/kbart/latest');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="OpenTheatreLibrary_Global_AllTitles_2026-03-10.txt"',
    );
    const rows = text.trimEnd().split('\n').map((row) => row.split('\t')); // prettier-ignore
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([25]));
    expect(rows[0]?.[24]).toBe('access_type');
    const names = rows.slice(1).map(([name]) => name);
    expect(names).toEqual(names.toSorted((one = '', two = '') => one.localeCompare(two, 'en')));
    const marc = (await ask('/marc/all.mrc')).text;
    for (const row of rows.slice(1)) {
      expect(marc).toContain(`otl-${row[11]}\u001e`);
      expect(product.catalogue.item(row[11] ?? '')).toBeDefined();
      expect(row[9]).toMatch(/^https:\/\/library\.example\//);
    }
    expect((await ask('/kbart/OpenTheatreLibrary_Global_AllTitles_2026-03-10.txt')).status).toBe(200);
    expect((await ask('/kbart/other.txt')).status).toBe(404);
  });

  it('case 34: a proxy’s prefix stands in its own organisation’s records alone', async () => {
    await setProxy(product.database.db, 'school', 'https://proxy.example/login?url=');
    const prefixed = 'https://proxy.example/login?url=https://library.example/productions/prod-zoe';
    expect((await ask('/marc/school.mrc', basic('school', key))).text).toContain(prefixed);
    expect((await ask('/marc/other.mrc', basic('other', otherKey))).text).not.toContain('proxy.example');
    expect((await ask('/marc/all.mrc')).text).not.toContain('proxy.example');
  });

  it('case 31: after one edit and one deletion a delta holds two records, changed and gone', async () => {
    product.source.publish(
      entry('guide', 'guide-edited', { documents: links('doc-guide') }),
      entry('guide', 'guide-gone', { documents: links('doc-guide') }),
    );
    await until(() => product.catalogue.item('guide-gone') !== undefined);
    await ask('/marc/all.mrc');
    product.clock.ms += 2 * 86_400_000;
    const since = new Date(product.clock.ms).toISOString().slice(0, 10);
    product.source.publish(entry('guide', 'guide-edited', { name: 'Edited', documents: links('doc-guide') }));
    product.source.unpublish('guide-gone');
    await until(
      () =>
        product.catalogue.item('guide-gone') === undefined &&
        product.catalogue.item('guide-edited')?.name === 'Edited',
    );
    const { text } = await ask(`/marc/all.mrc?since=${since}`);
    const records = text.split(/(?<=\u001d)/).filter((raw) => raw !== '');
    expect(records.map((raw) => raw.slice(5, 7)).toSorted()).toEqual(['ca', 'da']);
    expect((await ask('/marc/all.mrc?since=soon')).status).toBe(400);
  });
});

describe('OAI-PMH', () => {
  it('case 35: what is wrong with a request', async () => {
    for (const query of [
      'verb=Identify&verb=Identify',
      '',
      'verb=listrecords',
      'verb=Identify&verb=ListSets',
    ])
      expect([query, errorOf(await oai(query))]).toEqual([query, 'badVerb']);
    expect(errorOf(await oai('verb=ListRecords&metadataPrefix=marc'))).toBe('cannotDisseminateFormat');
    for (const range of [
      'from=2026-11-02&until=2026-11-01',
      'from=2026-11-01&until=2026-11-02T00:00:00Z',
      'from=soon',
      'from=2026-02-30',
      'set=a%20b',
      'foo=1',
    ])
      expect([range, errorOf(await oai(`verb=ListRecords&metadataPrefix=oai_dc&${range}`))]).toEqual([
        range,
        'badArgument',
      ]);
    expect(errorOf(await oai('verb=ListRecords'))).toBe('badArgument');
    expect(errorOf(await oai('verb=ListRecords&metadataPrefix=oai_dc&until=1999-01-01'))).toBe(
      'noRecordsMatch',
    );
    expect(
      errorOf(await oai('verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:library.example:none')),
    ).toBe('idDoesNotExist');
    expect(await oai('verb=listrecords')).toContain('<request>https://library.example/oai</request>');
  });

  it('case 40: every verb answers with legal XML, a form as well', async () => {
    nextSecond();
    for (const query of [
      'verb=Identify',
      'verb=ListMetadataFormats',
      'verb=ListSets',
      'verb=ListIdentifiers&metadataPrefix=oai_dc',
      'verb=ListRecords&metadataPrefix=marc21',
      'verb=ListRecords&metadataPrefix=oai_dc&set=type:production',
      'verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:library.example:prod-zoe',
      'verb=x',
    ]) {
      const xml = await oai(query);
      expect([query, XMLValidator.validate(xml)]).toEqual([query, true]);
    }
    const { body } = await product.app.inject({
      method: 'POST', url: '/oai', payload: 'verb=Identify', headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }); // prettier-ignore
    expect(body).toContain('<deletedRecord>persistent</deletedRecord>');
    expect(await oai('verb=ListSets')).toContain('<setSpec>type:production</setSpec>');
    expect(
      await oai('verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:library.example:prod-zoe'),
    ).toContain('<dc:title>A Play &amp; a &lt;Half&gt;</dc:title>');
  });

  it('case 38: what was deleted stays deleted, after a re-import too', async () => {
    const gone = 'verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:library.example:guide-gone';
    expect(await oai(gone)).toContain('<header status="deleted">');
    expect(await oai(gone)).not.toContain('<metadata>');
    product.source.loseTokens();
    const again = await startProduct({
      url: product.url,
      source: product.source,
      customers: product.customers,
    });
    const { body } = await again.app.inject({ method: 'GET', url: `/oai?${gone}` });
    await again.stop();
    expect(body).toContain('<header status="deleted">');
  });

  it('case 39: an organisation’s feed is what it may list and play, for its key alone', async () => {
    const path = '/oai/o/school';
    expect((await ask(`${path}?verb=Identify`)).status).toBe(401);
    expect((await ask(`${path}?verb=Identify`)).headers['www-authenticate']).toMatch(/^Basic /);
    expect((await ask(`${path}?verb=Identify`, basic('school', otherKey))).status).toBe(401);
    expect((await ask(`${path}?verb=Identify`, basic('other', otherKey))).status).toBe(403);
    const all = 'verb=ListIdentifiers&metadataPrefix=oai_dc';
    await oai(all, path, basic('school', key));
    nextSecond();
    expect((await harvest(all, path, basic('school', key))).toSorted()).toEqual(
      await listedIds(product, '198.51.100.1'),
    );
    product.customers.networks.set('198.51.100.1', { ...school, blockedContent: ['prod-lear'] });
    await oai(all, path, basic('school', key));
    nextSecond();
    expect(await oai(all, path, basic('school', key))).toContain(
      '<header status="deleted"><identifier>oai:library.example:prod-lear<',
    );
    expect(await harvest(all)).toContain('prod-lear');
    product.customers.networks.set('198.51.100.1', { ...school, subscriptions: [] });
    await oai(all, path, basic('school', key));
    nextSecond();
    expect(await harvest(all, path, basic('school', key))).toEqual([]);
  });

  it('case 36: a harvest of 1,000 items while 50 change is whole; case 37: tokens', async () => {
    const guide = (index: number, name = `Guide ${index}`) =>
      entry('guide', `many-${index}`, { name, documents: links('doc-guide') });
    product.source.publish(...Array.from({ length: 1_000 }, (_, index) => guide(index)));
    await until(() => product.catalogue.item('many-999') !== undefined);
    const query = 'verb=ListRecords&metadataPrefix=oai_dc&set=type:guide';
    await oai(query);
    nextSecond();
    const began = new Date(product.clock.ms).toISOString().replace(/\.\d+Z/, 'Z');
    const first = await oai(query);
    const token = tokenOf(first) ?? '';
    expect(first).toMatch(/<resumptionToken expirationDate="[^"]+" completeListSize="\d+" cursor="0">/);
    const found = await harvest(query, '/oai', {}, async (page) => {
      if (page !== 1) return;
      nextSecond();
      const changed = Array.from({ length: 50 }, (_, index) => guide(index * 20, `Changed ${index}`));
      product.source.publish(...changed);
      await until(() => product.catalogue.item('many-980')?.name === 'Changed 49');
    });
    const many = found.filter((id) => id.startsWith('many-'));
    expect([many.length, new Set(many).size]).toEqual([1_000, 1_000]);
    nextSecond();
    const next = await harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&from=${began}`);
    expect(next.filter((id) => id.startsWith('many-'))).toHaveLength(50);
    expect(identifiers(await oai(`verb=ListRecords&resumptionToken=${token}`))).toEqual(
      identifiers(await oai(`verb=ListRecords&resumptionToken=${token}`)),
    );
    const changed = `${token.slice(0, 10)}${token[10] === 'A' ? 'B' : 'A'}${token.slice(11)}`;
    expect(errorOf(await oai(`verb=ListRecords&resumptionToken=${changed}`))).toBe('badResumptionToken');
    expect(errorOf(await oai(`verb=ListRecords&resumptionToken=${token}&set=type:guide`))).toBe(
      'badArgument',
    );
    product.clock.ms += 25 * 3_600_000;
    expect(errorOf(await oai(`verb=ListRecords&resumptionToken=${token}`))).toBe('badResumptionToken');
  });
});
