/** @jest-environment node */
/** Controls of a visitor's own organisation in a class of another one. */
import { randomUUID } from 'node:crypto';
import { classListSchema, openingSchema } from '@/lib/contracts/personal/class';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { get, organisation, post, startProduct, type Product } from '../support/harness';
import { elsewhere, entryOf, home } from '../support/school';

/** The school that opens the list blocks nothing; the other one, with a teacher and a network, restricts adult themes and blocks a production. */
const opener = { token: 'teacher' };
const theirTeacher = { token: 'their-teacher' };
const strict = { id: 'strict', restrictAdult: true, blockedContent: ['prod-lear'] };

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  product.customers.networks.set('198.51.100.1', organisation());
  product.customers.networks.set(elsewhere.address, organisation(strict));
  product.customers.people.set(theirTeacher.token, { organisation: strict });
});
afterAll(() => product.end());

it('whoever belongs to another organisation is shown and plays nothing there that it hides from them; who belongs to none is', async () => {
  const listId = randomUUID();
  const lear = entryOf('prod-lear');
  await post(product, '/api/lists', { id: listId, name: 'Storm' }, opener);
  const entries = [lear, entryOf('prod-adult'), entryOf('guide-plain')];
  const changes = entries.map((entry) => ({ do: 'add', entry }));
  await post(product, `/api/lists/${listId}/changes`, { changes }, opener);
  const at = (days: number) => new Date(product.clock.ms + days * DAY_MS).toISOString();
  const dates = { opensAt: at(0), closesAt: at(30) };
  const made = await post(product, '/api/class-openings', { id: randomUUID(), listId, ...dates }, opener);
  const { link } = openingSchema.parse(made.body);

  const shownTo = async (who: object) => {
    const list = classListSchema.parse((await get(product, `/api/class/${link}`, who)).body);
    return list.entries.map(({ contentId }) => contentId);
  };
  const asked = { contentId: 'prod-lear', class: { key: link, entryId: lear.id } };
  const played = async (who: object) => (await post(product, '/api/playback-grants', asked, who)).status;
  for (const who of [theirTeacher, elsewhere]) {
    expect(await shownTo(who)).toEqual(['guide-plain']);
    expect(await played(who)).toBe(404);
  }
  for (const who of [home, opener]) {
    expect(await shownTo(who)).toEqual(['prod-lear', 'prod-adult', 'guide-plain']);
    expect(await played(who)).toBe(200);
  }
});
