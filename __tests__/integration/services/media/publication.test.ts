/** @jest-environment node */
/** What is published about a recording, in a library whose editors have been at work since. */
import contentModel from '@/lib/contracts/catalogue/content-model.json';
import { soundFacts } from '@/__tests__/support/media/recording-facts';
import { remove } from '@/services/content/publishing/operations';
import { changesSchema, setFields } from '@/services/content/publishing/set-fields';
import { readRightsFrom } from '@/services/media/admin/rights';
import { publicationOf, removalOf, rightsChangeOf, textChangesOf } from '@/services/media/ingest/publication';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import { readEntry } from '../../../support/content/publishing';
import { type ContentService, settle, startContentService, TOKEN } from '../../../support/content/service';
import { SPACE } from '../../../support/content/space';

const place = { space: SPACE, environment: 'master' };
const TITLE = 'The most excellent and lamentable tragedy of Romeo and Juliet';
/** As media entries of long ids were called before they ended in a hash. */
const cut = (assetId: string) => `media-${assetId}`.slice(0, 64);

let service: ContentService;
beforeEach(async () => {
  const { contentTypes } = contentModel;
  service = await startContentService({ content: { contentTypes, space: { id: SPACE, name: SPACE }, entries: [], assets: [], locales: [{ code: 'en-GB', name: 'English', default: true, fallbackCode: null, sys: { id: 'l-en', type: 'Locale', version: 1 } }] } }); // prettier-ignore
});
afterEach(() => service.stop());

const set = (changes: unknown) => setFields(service.db, place, changesSchema.parse(changes), '.');
const fieldsOf = async (id: string) => (await readEntry(service, id)).body.fields;
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const one = { start: 0, end: 30, text: 'One' };
const two = { start: 30, end: 60, text: 'Two' };

function recording(title: string) {
  const parameters = parametersOf('a.wav', { new: 'production', title });
  const { assetId, entry } = parameters.order;
  if (!entry) throw new Error('it has no entry');
  const sounds = [{ role: 'main' as const, language: 'en', label: 'English' }];
  const facts = soundFacts(assetId, { title, entry, sounds });
  return { parameters, facts, entry };
}

it('is corrected and removed wherever its page is called otherwise now, and of no page that shows another', async () => {
  const { parameters, facts, entry } = recording('Hamlet');
  await set(publicationOf(parameters, facts, [one]));
  await set({ entries: [{ ...entry, fields: { slug: 'hamlet-2016' } }] });
  const other = recording('Macbeth');
  await set(publicationOf(other.parameters, other.facts, [one]));
  await set({ entries: [{ ...other.entry, fields: { slug: 'hamlet' } }] });

  await set(textChangesOf({ ...facts, sounds: [] }, [one, two]));
  const chapters = (await fieldsOf('production-hamlet'))['segments'];
  expect(chapters).toMatchObject([link('segment-rec-hamlet-1'), link('segment-rec-hamlet-2')]);
  expect((await fieldsOf('media-rec-hamlet'))['tracks']).toEqual({ seconds: 60, sounds: [], texts: [] });

  await set(removalOf({ ...facts, entry }));
  const after = await fieldsOf('production-hamlet');
  expect([after['name'], after['media'], after['segments']]).toEqual(['Hamlet', undefined, undefined]);
  expect((await fieldsOf('production-macbeth'))['media']).toMatchObject(link('media-rec-macbeth'));
});

it('takes the chapters of the film that it replaces away, where it has none; those of the same film stay', async () => {
  const { parameters, facts } = recording('Hamlet');
  const chapters = { kind: 'chapters' as const, language: 'en', label: 'English', file: 'chapters.vtt' };
  const before = { ...facts, tracks: [chapters] };
  await set(publicationOf(parameters, before, [one, two]));
  const told = async () => (await fieldsOf('production-hamlet'))['segments'];

  // Its chapters were set in the browser, and its title alone is another now.
  await set(publicationOf(parameters, before, [], before));
  expect(await told()).toHaveLength(2);
  await set(publicationOf(parameters, { ...facts, source: 'another' }, [], before));
  expect(await told()).toBeUndefined();
});

it('has the rights of the page that shows it, and not of one that took its slug', async () => {
  const { parameters, facts, entry } = recording('Hamlet');
  const { assetId } = facts;
  await set(publicationOf(parameters, facts, []));
  await set({ entries: [{ ...entry, fields: { slug: 'hamlet-2016' } }] });
  const agreements = ['uk', 'world'].map((id) => ({
    contentType: 'rightsAgreement',
    id,
    create: true,
    fields: { name: id, type: 'allow', countries: [link('gbr')] },
  }));
  const own = { name: 'Another', subType: 'Production', rightsAgreement: link('world') };
  const country = {
    contentType: 'country',
    id: 'gbr',
    create: true,
    fields: { name: 'United Kingdom', alpha2: 'GB', alpha3: 'GBR', numericCode: '826' },
  };
  await set({
    entries: [
      country,
      ...agreements,
      { ...entry, id: 'another', create: true, fields: { ...own, slug: 'hamlet' } },
    ],
  });
  const rights = readRightsFrom({ environmentUrl: service.url + service.master, accessToken: TOKEN });
  const read = async () => {
    await settle();
    return (await rights({ assetId, entry }))?.chosen;
  };

  expect(await read()).toBeNull();
  await set(rightsChangeOf({ assetId, entry }, 'uk'));
  expect(await read()).toBe('uk');
  expect((await fieldsOf('another'))['rightsAgreement']).toMatchObject(link('world'));
  await set(rightsChangeOf({ assetId, entry }, null));
  expect(await read()).toBeNull();
  await remove(service.db, place, { kind: 'Entry', id: 'production-hamlet' });
  expect(await read()).toBeUndefined();
});

it('is corrected and removed where its page, or all that was published of it, is gone', async () => {
  const { parameters, facts, entry } = recording('Hamlet');
  const removed = removalOf({ ...facts, entry });
  const shows = { name: 'Another', subType: 'Production', slug: 'another', media: link('media-rec-hamlet') };
  await set(publicationOf(parameters, facts, [one]));
  await set({ entries: [{ ...entry, id: 'another', create: true, fields: shows }] });
  /** Status of an entry that is gone, else what `told` says of its fields. */
  const seen = async (id: string, told: (fields: Record<string, unknown>) => unknown) => {
    const { status, body } = await readEntry(service, id);
    return status === 200 ? told(body.fields) : status;
  };
  const read = async () => ({
    page: await seen('production-hamlet', () => 'there'),
    another: await seen('another', ({ media, segments }) => [media, segments]),
    tracks: await seen('media-rec-hamlet', ({ tracks }) => tracks),
    chapter: await seen('segment-rec-hamlet-1', ({ name }) => name),
  });
  const to = (id: string) => expect.objectContaining(link(id)) as unknown;
  const corrected = { page: 404, tracks: { seconds: 60, sounds: [], texts: [] }, chapter: 'Two' };

  await remove(service.db, place, { kind: 'Entry', id: 'production-hamlet' });
  await set(textChangesOf({ ...facts, sounds: [] }, [two]));
  const another = [to('media-rec-hamlet'), [to('segment-rec-hamlet-1')]];
  expect(await read()).toEqual({ ...corrected, another });
  await set(removed);
  expect(await read()).toEqual({ ...corrected, another: [undefined, undefined] });

  await remove(service.db, place, { kind: 'Entry', id: 'another' });
  await set(removed);
  expect(await read()).toEqual({ ...corrected, another: 404 });

  await remove(service.db, place, { kind: 'Entry', id: 'media-rec-hamlet' });
  const gone = { page: 404, another: 404, tracks: 404, chapter: 'Three' };
  await set(textChangesOf(facts, [{ ...one, text: 'Three' }]));
  expect(await read()).toEqual(gone);
  await set(removed);
  expect(await read()).toEqual(gone);
});

it('stays under the id that it was published by, though a long one ends in a hash now', async () => {
  const { parameters, facts, entry } = recording(TITLE);
  const id = cut(facts.assetId);
  const published = publicationOf(parameters, facts, []);
  const media = published.entries.find(({ contentType }) => contentType === 'media');
  const own = published.entries.find(({ contentType }) => contentType === 'production');
  await set({
    ...published,
    entries: [
      { contentType: 'media', id, create: true, fields: media?.fields },
      { ...own, fields: { ...own?.fields, media: link(id) } },
    ],
  });
  const { rows } = await pages();
  const page = rows[0]?.id ?? '';

  await set(publicationOf(parameters, { ...facts, durationSeconds: 120 }, [one]));
  expect((await fieldsOf(id))['durationMinutes']).toBe(2);
  expect((await fieldsOf(page))['media']).toMatchObject(link(id));
  await set(textChangesOf(facts, [one, two]));
  expect((await fieldsOf(page))['segments']).toHaveLength(2);
  await set(removalOf({ ...facts, entry }));
  expect(await fieldsOf(page)).not.toHaveProperty('media');
});

const pages = async () => ({
  rows: await service.db
    .selectFrom('resource')
    .select('id')
    .where('content_type', '=', 'production')
    .execute(),
});
