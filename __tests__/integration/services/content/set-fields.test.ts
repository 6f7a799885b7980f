/** Single entries changed by field: what a recording that was brought, or an administrator, alters. */
import { publish, unpublish } from '@/services/content/publishing/operations';
import { changesSchema, findEntries, setFields } from '@/services/content/publishing/set-fields';
import { inPublication } from '@/services/content/publishing/transaction';
import { faultsOf, readEntry } from '../../../support/content/publishing';
import { type ContentService, startContentService } from '../../../support/content/service';
import { SPACE } from '../../../support/content/space';

let service: ContentService;
beforeEach(async () => {
  service = await startContentService();
});
afterEach(() => service.stop());

const place = { space: SPACE, environment: 'master' };
const set = (json: unknown) => setFields(service.db, place, changesSchema.parse(json), '.');
const read = (id: string) => readEntry(service, id);

it('lays fields over what is stored and leaves the rest of the entry alone', async () => {
  const before = (await read('lear')).body;
  await set({ entries: [{ contentType: 'play', id: 'lear', fields: { rating: 3.5 } }] });
  const after = (await read('lear')).body;
  expect(after.fields).toEqual({ ...before.fields, rating: 3.5 });
  expect(after.sys.revision).toBe(before.sys.revision + 1);
});

it('finds an entry by the slug of its address, makes a new one, and takes a field away', async () => {
  const slug = (await read('hamlet')).body.fields['slug'] as string;
  await set({
    entries: [
      { contentType: 'play', slug, fields: { rating: null } },
      { contentType: 'person', slug: 'ada', create: true, fields: { name: 'Ada' } },
    ],
  });
  expect((await read('hamlet')).body.fields).not.toHaveProperty('rating');
  expect((await read('person-ada')).body.fields).toMatchObject({ name: 'Ada' });
});

it('makes no new entry of an id that another has, whatever its slug or type; ids are as the contract has them', async () => {
  const before = (await read('lear')).body;
  const person = { contentType: 'person', id: 'lear', create: true, fields: { name: 'Lear' } };
  const fault = 'the id lear belongs to another play already: change that one, or name another id';
  expect(await faultsOf(set({ entries: [person] }))).toEqual([`person lear / -: ${fault}`]);
  const play = (slug: string) => ({
    contentType: 'play',
    slug,
    create: true,
    fields: { ...before.fields, slug, name: slug },
  });
  const values = Object.fromEntries(
    Object.entries(play('ada').fields).filter(([, value]) => typeof value !== 'object'),
  );
  const made = { ...play('ada'), fields: values };
  await set({ entries: [made] });
  await set({ entries: [{ contentType: 'play', slug: 'ada', fields: { slug: 'ada-lovelace' } }] });
  expect(await faultsOf(set({ entries: [made] }))).toHaveLength(1);
  expect((await read('lear')).body).toEqual(before);
  expect((await read('play-ada')).body.fields).toMatchObject({ slug: 'ada-lovelace' });
  expect(changesSchema.safeParse({ entries: [{ ...person, id: 'a b' }] }).success).toBe(false);
  const slug = 'the-most-excellent-and-lamentable-tragedy-of-romeo-and-juliet';
  await set({ entries: [{ ...made, slug, fields: { ...values, slug } }] });
  const long = await service.db
    .selectFrom('resource')
    .select('id')
    .where('id', 'like', 'play-the-most%')
    .execute();
  expect(long.map(({ id }) => id.length <= 64)).toEqual([true]);
});

it('finds entries by a field, all of them; what is made or found in their place is what links mean', async () => {
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
  const ada = {
    contentType: 'person',
    id: 'ada',
    where: { field: 'name', value: 'Ada' },
    create: true,
    fields: { name: 'Ada', born: 1815 },
  };
  await set({ entries: [ada, { contentType: 'play', id: 'lear', fields: { author: link('ada') } }] });
  expect((await read('lear')).body.fields['author']).toMatchObject(link('ada'));

  // Under another id now, and in another case of the same change: it stays the entry that it was.
  const later = { ...ada, id: 'person-ada-lovelace', fields: { born: 1816 } };
  const byLink = {
    contentType: 'play',
    where: { field: 'author', value: link(later.id) },
    fields: { rating: 4.5 },
  };
  await set({ entries: [later, byLink] });
  expect((await read('ada')).body.fields).toMatchObject({ name: 'Ada', born: 1816 });
  expect((await read(later.id)).status).toBe(404);
  expect((await read('lear')).body.fields).toMatchObject({ rating: 4.5, author: link('ada') });

  const nobody = { contentType: 'person', where: { field: 'name', value: 'Nobody' }, fields: { born: 1 } };
  await expect(set({ entries: [nobody] })).resolves.toMatchObject([{ added: 0, changed: 0 }]);
});

it('finds entries by a field, published or not, without a write and while a publication is under way', async () => {
  const slug = (await read('hamlet')).body.fields['slug'] as string;
  const named = { contentType: 'play', field: 'slug', value: slug };
  await unpublish(service.db, place, { kind: 'Entry', id: 'hamlet' });
  await inPublication(service.db, async () => {
    expect(await findEntries(service.db, place, named)).toEqual(['hamlet']);
    expect(await findEntries(service.db, place, { ...named, value: 'nowhere' })).toEqual([]);
  });
  const empty = { space: SPACE, environment: 'empty' };
  expect(await findEntries(service.db, empty, named)).toEqual([]);
  const locales = service.db.selectFrom('locale').select('code').where('environment_id', '=', 'empty');
  expect(await locales.execute()).toEqual([]);
});

it('adds a field that the model lacks, once', async () => {
  const field = { id: 'tracks', name: 'Tracks', type: 'Object' };
  const change = {
    model: [{ contentType: 'play', field }],
    entries: [{ contentType: 'play', id: 'lear', fields: { tracks: [{ kind: 'captions' }] } }],
  };
  await set(change);
  await set(change);
  expect((await read('lear')).body.fields['tracks']).toEqual([{ kind: 'captions' }]);
  const type = (await service.read('/content_types/play')) as { body: { fields: { id: string }[] } };
  expect(type.body.fields.filter(({ id }) => id === 'tracks')).toHaveLength(1);
});

const lear = { kind: 'Entry', id: 'lear' } as const;

it('an entry that was taken back stays a draft, with the new fields in it', async () => {
  await unpublish(service.db, place, lear);
  const [report] = await set({ entries: [{ contentType: 'play', id: 'lear', fields: { rating: 3.5 } }] });
  expect(report).toMatchObject({ changed: 1 });
  expect((await read('lear')).status).toBe(404);
  await publish(service.db, place, lear);
  expect((await read('lear')).body.fields).toMatchObject({ rating: 3.5 });
});

it('reads an entry only when no other publication runs, so that neither is lost', async () => {
  const fields = [{ rating: 1.5 }, { acts: 2 }];
  await Promise.all(
    fields.map((one) => set({ entries: [{ contentType: 'play', id: 'lear', fields: one }] })),
  );
  expect((await read('lear')).body.fields).toMatchObject({ rating: 1.5, acts: 2 });
});

/** The most rows that one statement of `work` answers with. */
async function mostRows(work: (db: ContentService['db']) => Promise<unknown>): Promise<number> {
  let most = 0;
  const counted = service.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      most = Math.max(most, result.rows.length);
      return result;
    },
  });
  await work(counted);
  return most;
}

it('reads no more of the library than the entry that changes, however many there are', async () => {
  const people = Array.from({ length: 60 }, (_one, index) => `crowd-${index}`);
  const change = (id: string, born: number) => ({
    contentType: 'person',
    id,
    create: true,
    fields: { name: id, born },
  });
  await set({ entries: people.map((id) => change(id, 1800)) });
  const one = changesSchema.parse({ entries: [change('crowd-7', 1815)] });
  expect(await mostRows((db) => setFields(db, place, one, '.'))).toBeLessThan(people.length);
  expect((await read('crowd-7')).body.fields).toMatchObject({ born: 1815 });
  expect((await read('crowd-8')).body.fields).toMatchObject({ born: 1800 });
});

it('one fault, and nothing is written', async () => {
  const before = (await read('lear')).body;
  const change = (fields: object, id: string) => ({ contentType: 'play', id, fields });
  expect(await faultsOf(set({ entries: [change({ rating: 1 }, 'lear'), change({}, 'nobody')] }))).toEqual([
    'play nobody / -: does not exist',
  ]);
  expect(await faultsOf(set({ entries: [change({ rating: 'much' }, 'lear')] }))).toHaveLength(1);
  expect((await read('lear')).body).toEqual(before);
});

it('adds to a list and takes from it, and leaves what else is in it', async () => {
  const field = { id: 'features', name: 'Features', type: 'Array', items: { type: 'Symbol' } };
  const model = [{ contentType: 'play', field }];
  const change = (fields: object, lists: object = {}) =>
    set({ model, entries: [{ contentType: 'play', id: 'lear', fields, lists }] });
  const features = async () => (await read('lear')).body.fields['features'];
  await change({ features: ['by hand', 'described'] });
  await change({}, { features: { add: ['signed'], remove: ['described', 'never there'] } });
  expect(await features()).toEqual(['by hand', 'signed']);
  await change({}, { features: { add: ['signed'], remove: ['signed'] } });
  expect(await features()).toEqual(['by hand', 'signed']);
  await change({}, { features: { remove: ['by hand', 'signed'] } });
  expect(await features()).toBeUndefined();
});

it('sets some fields only when it makes the entry', async () => {
  const ada = { contentType: 'person', id: 'ada', create: true };
  await set({ entries: [{ ...ada, initial: { name: 'Ada' }, fields: { born: 1815 } }] });
  expect((await read('ada')).body.fields).toMatchObject({ name: 'Ada', born: 1815 });
  await set({ entries: [{ ...ada, initial: { name: 'Another' }, fields: { born: 1816 } }] });
  expect((await read('ada')).body.fields).toMatchObject({ name: 'Ada', born: 1816 });
});

it('writes nothing when it is only asked, and tells the same faults', async () => {
  const ask = (json: unknown) =>
    setFields(service.db, place, changesSchema.parse(json), '.', { rehearse: true });
  const before = (await read('lear')).body;
  const [report] = await ask({ entries: [{ contentType: 'play', id: 'lear', fields: { rating: 3.5 } }] });
  expect(report).toMatchObject({ changed: 1 });
  expect((await read('lear')).body).toEqual(before);
  const faults = await faultsOf(
    ask({ entries: [{ contentType: 'plya', slug: 'lear', create: true, fields: {} }] }),
  );
  expect(faults).toEqual(['plya lear / -: there is no content type plya']);
});

it('finds entries by a field of what they link to', async () => {
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'ada' } };
  const ada = { contentType: 'person', id: 'ada', create: true, fields: { name: 'Ada' } };
  await set({ entries: [ada, { contentType: 'play', id: 'lear', fields: { author: link } }] });
  const by = (value: string) =>
    findEntries(service.db, place, { contentType: 'play', field: 'author.name', value });
  expect([await by('Ada'), await by('Nobody')]).toEqual([['lear'], []]);
});
