/** @jest-environment node */
import { readFileSync } from 'node:fs';
import pino from 'pino';
import { publish, unpublish } from '@/services/content/publishing/operations';
import { contentfulSource, LostTokenError } from '@/services/product/follow/source';
import { type ContentService, startContentService, TOKEN } from '../../../../support/content/service';
import { SPACE } from '../../../../support/content/space';
import { get, type Product, silent, startProduct, until } from '../support/harness';
import { entry, LOCALE, links } from '../support/sample';

const { contentTypes } = JSON.parse(readFileSync('lib/contracts/catalogue/content-model.json', 'utf8')) as {
  contentTypes: unknown[];
};
const place = { space: SPACE, environment: 'master' };

function guides(count: number) {
  return Array.from({ length: count }, (_, index) =>
    entry('guide', `guide-${index}`, { name: `Guide ${index}`, authors: links('ada') }),
  );
}

describe('following a real content service with the official client', () => {
  let content: ContentService;
  let product: Product;
  const source = (host: string, log = silent) =>
    contentfulSource(
      { space: SPACE, environment: 'master', accessToken: TOKEN, host, insecure: true, basePath: '' },
      log,
    );
  const names = async () =>
    ((await get(product, '/api/guides?limit=100')).body.items as { name: string }[]).map(({ name }) => name);
  const importAll = (entries: unknown[]) =>
    content.importContent(
      {
        contentTypes,
        entries,
        assets: [],
        locales: [{ code: LOCALE, name: 'English', default: true, fallbackCode: null }],
      },
      { space: SPACE },
    );

  beforeAll(async () => {
    content = await startContentService({ content: null });
    await importAll([entry('person', 'ada', { name: 'Ada' }), ...guides(50)]);
    product = await startProduct({ content: source(content.host) });
  });
  afterAll(async () => {
    await product.stop();
    await product.drop();
    await content.stop();
  });

  it('reads everything, then an import, an unpublication and a publication, each within 5 s', async () => {
    expect(await names()).toHaveLength(50);
    await importAll([entry('person', 'ada', { name: 'Ada Renamed' }), ...guides(52)]);
    await until(async () => (await names()).length === 52);
    expect((await get(product, '/api/guides/guide-0')).body.authors[0].name).toBe('Ada Renamed');
    await unpublish(content.db, place, { kind: 'Entry', id: 'guide-7' });
    await until(async () => !(await names()).includes('Guide 7'));
    await publish(content.db, place, { kind: 'Entry', id: 'guide-7' });
    await until(async () => (await names()).includes('Guide 7'));
  });

  it('tells after each page how much has come, of how much', async () => {
    await importAll([entry('person', 'ada', { name: 'Ada' }), ...guides(1_040)]);
    const told: number[] = [];
    const { entries } = await source(content.host).changes(null, (done) => told.push(done));
    expect(told).toEqual([1_000, 1_041]);
    expect(new Set(entries.map(({ sys }) => sys.id)).size).toBe(1_041);
    expect(await source(content.host).total()).toBe(1_041);
  });

  it('logs nothing for operators while all is well', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    await source(content.host, log).changes(null);
    expect(lines).toEqual([]);
  });

  it('knows a token that was not issued from a service that is down', async () => {
    await expect(source(content.host).changes('made-up')).rejects.toBeInstanceOf(LostTokenError);
    const wrongKey = contentfulSource(
      {
        space: SPACE,
        environment: 'master',
        accessToken: 'wrong',
        host: content.host,
        insecure: true,
        basePath: '',
      },
      silent,
    );
    await expect(wrongKey.changes('made-up')).rejects.not.toBeInstanceOf(LostTokenError);
    expect(await source(content.host).locales()).toEqual([LOCALE]);
  });
});
