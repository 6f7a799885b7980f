/** @jest-environment node */
/** Lists that are opened to classes: who comes in, and what they see and play. */
import { randomUUID } from 'node:crypto';
import {
  classListSchema,
  enteredSchema,
  openingSchema,
  openingsSchema,
  type ClassOpening,
} from '@/lib/contracts/personal/class';
import { MOST_OPENINGS } from '@/lib/contracts/personal/list-limits';
import { documentGrantSchema, playbackGrantSchema } from '@/lib/contracts/media/media';
import { Audiences } from '@/services/product/catalogue/audience';
import { verifyPath } from '@/services/common/media/signature';
import { get, organisation, post, type Product } from '../support/harness';
import { elsewhere, entryOf as entry, home, room, startSchool } from '../support/school';

const teacher = { token: 'teacher' };
const DAY = 24 * 60 * 60_000;

let product: Product;
beforeAll(async () => {
  product = await startSchool();
});
afterAll(() => product.end());

const iso = (days: number) => new Date(product.clock.ms + days * DAY).toISOString();

async function listOf(...entries: object[]): Promise<string> {
  const id = randomUUID();
  await post(product, '/api/lists', { id, name: 'Storm' }, teacher);
  const changes = entries.map((one) => ({ do: 'add', entry: one }));
  if (changes.length > 0) await post(product, `/api/lists/${id}/changes`, { changes }, teacher);
  return id;
}
const open = (listId: string, dates: object = {}, who: object = teacher) =>
  post(
    product,
    '/api/class-openings',
    { id: randomUUID(), listId, opensAt: iso(0), closesAt: iso(30), ...dates },
    who,
  );
async function opened(listId: string, dates: object = {}): Promise<ClassOpening> {
  return openingSchema.parse((await open(listId, dates)).body);
}
const enter = (code: string, who: object = room) => post(product, '/api/class/entries', { code }, who);
const read = (key: string, who: object = home) => get(product, `/api/class/${key}`, who);
const play = (contentId: string, key: string, entryId: string, who: object = home) =>
  post(product, '/api/playback-grants', { contentId, class: { key, entryId } }, who);
const forget = () => product.database.pool.query('delete from product.class_tries');

it('a code opens in the school’s network alone, a link anywhere; each between its dates, until it is closed', async () => {
  const listId = await listOf(entry('prod-lear'));
  const { id, code, link } = await opened(listId);
  expect((await enter(code.toLowerCase())).status).toBe(200);
  const { key } = enteredSchema.parse((await enter(`${code.slice(0, 3)} ${code.slice(3)}`)).body);
  expect((await read(key, room)).status).toBe(200);
  for (const outside of [elsewhere, home, teacher]) expect((await enter(code, outside)).status).toBe(404);
  expect([(await read(key, home)).status, (await read(key, elsewhere)).status]).toEqual([404, 404]);
  expect([(await read(link, home)).status, (await read(link, elsewhere)).status]).toEqual([200, 200]);

  const early = await opened(listId, { opensAt: iso(1), closesAt: iso(2) });
  const missing = await read('A'.repeat(22));
  expect(missing.status).toBe(404);
  expect((await read(early.link)).body).toEqual(missing.body);
  expect((await enter(early.code)).status).toBe(404);
  product.clock.ms += 1.5 * DAY;
  expect((await read(early.link)).status).toBe(200);
  product.clock.ms += DAY;
  expect((await read(early.link)).body).toEqual(missing.body);

  const colleague = { token: 'other' };
  expect((await post(product, `/api/class-openings/${id}/closing`, {}, colleague)).status).toBe(404);
  const state = async () => (await get(product, `/api/class-openings/${id}/state`, {})).body;
  expect(await state()).toEqual({ open: true });
  expect((await post(product, `/api/class-openings/${id}/closing`, {}, teacher)).status).toBe(200);
  expect(await state()).toEqual({ open: false });
  expect((await read(link)).body).toEqual(missing.body);
  expect((await read(key, room)).body).toEqual(missing.body);
  expect((await enter(code)).status).toBe(404);
  await forget();
});

it('an opening is made with an id in capitals too', async () => {
  const id = randomUUID();
  const listId = await listOf(entry('prod-lear'));
  expect((await open(listId.toUpperCase(), { id: id.toUpperCase() })).body).toMatchObject({ id, listId });
  expect((await get(product, `/api/class-openings?listId=${listId.toUpperCase()}`, teacher)).body.openings).toHaveLength(1); // prettier-ignore
});

it('a key that is none is not found, whatever it looks like', async () => {
  for (const key of ['-'.repeat(36), 'a'.repeat(36), `${'a'.repeat(8)}-`.repeat(4)])
    expect([400, 404]).toContain((await get(product, `/api/class/${key}`)).status);
});

it('what is hidden from a class is worked out once for each request', async () => {
  const clip = entry('prod-lear', { kind: 'clip', start: 3, end: 9.5 });
  const { link } = await opened(await listOf(entry('prod-lear'), entry('guide-plain'), clip));
  const asked = jest.spyOn(Audiences.prototype, 'of');
  expect(classListSchema.parse((await read(link)).body).entries).toHaveLength(3);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockClear();
  expect((await play('prod-lear', link, clip.id)).status).toBe(200);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

it.each([
  ['more than 90 days', 0, 91],
  ['backwards', 2, 1],
])('no class is open for %s', async (_name, from, until) => {
  const answer = await open(await listOf(), { opensAt: iso(from), closesAt: iso(until) });
  expect(answer.status).toBe(400);
});

it('R-ENT-2 R-VIS-5 pupils see and play that list under the organisation’s controls, and nothing else', async () => {
  const whole = entry('prod-lear', { note: 'For me alone' });
  const clip = entry('prod-lear', { kind: 'clip', start: 3, end: 9.5, question: 'Why?' });
  const adult = entry('prod-adult');
  const listId = await listOf(whole, clip, adult);
  const { id, link } = await opened(listId);
  const list = classListSchema.parse((await read(link)).body);
  expect((await post(product, `/api/class/${link}/visits`, {})).status).toBe(200);
  // The school restricts adult themes, whatever its teacher may see.
  expect(list.entries.map(({ contentId, kind }) => `${contentId} ${kind}`)).toEqual([
    'prod-lear item',
    'prod-lear clip',
  ]);
  expect(list.entries.map(({ note }) => note)).toEqual(['', '']);
  expect((await play('prod-adult', link, adult.id)).status).toBe(404);
  expect((await play('prod-not-usa', link, whole.id)).status).toBe(404);
  const other = await opened(await listOf(entry('guide-plain')));
  expect((await play('prod-lear', other.link, whole.id)).status).toBe(404);
  // Beside the class a pupil at home is nobody.
  expect((await post(product, '/api/playback-grants', { contentId: 'prod-lear' }, home)).status).toBe(401);
  expect((await get(product, '/api/lists', home)).status).toBe(401);

  const keys = ['a-key-for-tests-of-at-least-32-characters'];
  const limitsOf = async (entryId: string) => {
    const grant = playbackGrantSchema.parse((await play('prod-lear', link, entryId)).body);
    const verdict = verifyPath(keys, new URL(grant.hls ?? '').pathname, product.clock.ms / 1000);
    return { grant, limits: verdict.ok ? verdict.grant.limits : null };
  };
  expect((await limitsOf(whole.id)).limits).toEqual({ opening: id });
  const cut = await limitsOf(clip.id);
  expect(cut.limits).toEqual({ opening: id, clip: { start: 3, end: 9.5 } });
  expect(cut.grant).toMatchObject({ storyboard: null, clip: expect.stringMatching(/clip\.json$/) as string });

  const { openings } = openingsSchema.parse(
    (await get(product, `/api/class-openings?listId=${listId}`, teacher)).body,
  );
  expect(openings[0]).toMatchObject({ opened: 1, played: { [whole.id]: 1, [clip.id]: 1 } });
  await post(product, `/api/class-openings/${id}/closing`, {}, teacher);
  expect((await play('prod-lear', link, whole.id)).status).toBe(404);
});

it('a viewing is counted once, however often its grant is renewed; a renewal is granted to whom a first grant would be', async () => {
  const film = entry('prod-lear');
  const listId = await listOf(film);
  const { link } = await opened(listId);
  const renew = (entryId: string) =>
    post(
      product,
      '/api/playback-grants',
      { contentId: 'prod-lear', class: { key: link, entryId, renewal: true } },
      home,
    );
  const counted = async () =>
    openingsSchema.parse((await get(product, `/api/class-openings?listId=${listId}`, teacher)).body)
      .openings[0]?.played;
  expect((await play('prod-lear', link, film.id)).status).toBe(200);
  expect((await renew(film.id)).status).toBe(200);
  expect((await renew(randomUUID())).status).toBe(404);
  expect(await counted()).toEqual({ [film.id]: 1 });
  expect((await play('prod-lear', link, film.id)).status).toBe(200);
  expect(await counted()).toEqual({ [film.id]: 2 });
});

it('R-ENT-2 a class reads the documents of its list on the screen, and no other document, until it is closed', async () => {
  const guide = entry('guide-plain');
  const sheet = entry('guide-locked', { kind: 'document', documentId: 'doc-guide' });
  const film = entry('prod-lear');
  const listId = await listOf(guide, sheet, film);
  const { id, link } = await opened(listId);
  const list = classListSchema.parse((await read(link)).body);
  expect(list.entries.map(({ documents }) => documents.map(({ name }) => name))).toEqual([
    ['The guide'],
    ['The guide'],
    [],
  ]);
  const ask = (contentId: string, entryId: string, more: object = {}) =>
    post(
      product,
      '/api/document-grants',
      { contentId, documentId: 'doc-guide', purpose: 'read', class: { key: link, entryId }, ...more },
      home,
    );
  const { url } = documentGrantSchema.parse((await ask('guide-plain', guide.id)).body);
  const keys = ['a-key-for-tests-of-at-least-32-characters'];
  const verdict = verifyPath(keys, new URL(url).pathname, product.clock.ms / 1000);
  expect(verdict.ok && verdict.grant).toMatchObject({ action: 'read', limits: { opening: id } });
  expect((await ask('guide-locked', sheet.id)).status).toBe(200);
  expect((await ask('guide-plain', guide.id, { purpose: 'download' })).status).toBe(403);
  for (const [contentId, entryId, more] of [
    ['guide-plain', sheet.id, {}],
    ['prod-lear', film.id, {}],
    ['guide-plain', guide.id, { documentId: 'nothing' }],
    ['guide-plain', guide.id, { class: { key: 'A'.repeat(22), entryId: guide.id } }],
  ] as const)
    expect((await ask(contentId, entryId, more)).status).toBe(404);
  // Beside the class a pupil at home is nobody.
  expect((await ask('guide-plain', guide.id, { class: undefined })).status).toBe(401);
  const { openings } = openingsSchema.parse(
    (await get(product, `/api/class-openings?listId=${listId}`, teacher)).body,
  );
  expect(openings[0]?.played).toEqual({ [guide.id]: 1, [sheet.id]: 1 });
  await post(product, `/api/class-openings/${id}/closing`, {}, teacher);
  expect((await ask('guide-plain', guide.id)).status).toBe(404);
});

it('without a subscription of the organisation nothing plays', async () => {
  product.customers.people.set('lapsed', { organisation: { id: 'poor', subscriptions: [] } });
  product.customers.networks.set('198.51.100.3', organisation({ id: 'poor', subscriptions: [] }));
  const lapsed = { token: 'lapsed' };
  const listId = randomUUID();
  const one = entry('prod-lear');
  await post(product, '/api/lists', { id: listId, name: 'Storm' }, lapsed);
  await post(product, `/api/lists/${listId}/changes`, { changes: [{ do: 'add', entry: one }] }, lapsed);
  const { link } = openingSchema.parse((await open(listId, {}, lapsed)).body);
  expect((await play('prod-lear', link, one.id)).status).toBe(403);
});

it(`a list is opened at most ${MOST_OPENINGS} times, and says what to do then`, async () => {
  const listId = await listOf(entry('prod-lear'));
  const { id } = await opened(listId);
  await product.database.pool.query(
    `insert into product.class_opening (id, list_id, user_id, organisation_id, code, link, opens_at, closes_at)
     select gen_random_uuid(), list_id, user_id, organisation_id, translate(lpad(n::text, 6, '0'), '0123456789', 'ABCDEFGHJK'), 'full-' || n, opens_at, closes_at
     from product.class_opening, generate_series(1, ${MOST_OPENINGS - 2}) n where id = $1`,
    [id],
  );
  const answers = await Promise.all(Array.from({ length: 6 }, () => open(listId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error).toMatchObject({
    code: 'CONFLICT',
    message: `This list has been opened ${MOST_OPENINGS} times already; a copy of it can be opened again`,
  });
  // What is open already is answered as ever.
  expect((await open(listId, { id })).body.id).toBe(id);
});

it('visits from one network are counted up to 1,000 a day; those from another go on', async () => {
  const listId = await listOf(entry('prod-lear'));
  const { link } = await opened(listId);
  const visit = async (who: object) => (await post(product, `/api/class/${link}/visits`, {}, who)).status;
  expect(await visit(home)).toBe(200);
  await product.database.pool.query(
    `update product.rate_count set count = 999 where key like 'class-visit:%'`,
  );
  expect([await visit(home), await visit(home)]).toEqual([200, 429]);
  const pupils = await Promise.all(Array.from({ length: 35 }, () => visit(room)));
  expect(new Set(pupils)).toEqual(new Set([200]));
  const { body } = await get(product, `/api/class-openings?listId=${listId}`, teacher);
  expect(openingsSchema.parse(body).openings[0]?.opened).toBe(37);
});
