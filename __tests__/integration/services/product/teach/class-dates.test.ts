/** @jest-environment node */
/** That a list is open to a class, as the list itself says it. */
import { randomUUID } from 'node:crypto';
import { listSchema, listsSchema, type ClassDates } from '@/lib/contracts/personal/lists';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { get, post, type Product } from '../support/harness';
import { entryOf, home, startSchool } from '../support/school';

const teacher = { token: 'teacher' };

let product: Product;
beforeAll(async () => {
  product = await startSchool();
});
afterAll(() => product.end());

const iso = (days: number) => new Date(product.clock.ms + days * DAY_MS).toISOString();

async function madeList(): Promise<string> {
  const id = randomUUID();
  await post(product, '/api/lists', { id, name: 'Storm' }, teacher);
  return id;
}

async function open(listId: string, from: number, until: number) {
  const dates = { opensAt: iso(from), closesAt: iso(until) };
  const opening = { id: randomUUID(), listId, ...dates };
  expect((await post(product, '/api/class-openings', opening, teacher)).status).toBe(200);
  return {
    ...dates,
    close: () => post(product, `/api/class-openings/${opening.id}/closing`, {}, teacher),
  };
}

const onPage = async (id: string, who: object = teacher) =>
  listSchema.parse((await get(product, `/api/lists/${id}`, who)).body).openToClass;
/** The same on the page of the list and among all lists. */
async function dates(id: string): Promise<ClassDates | undefined> {
  const { lists } = listsSchema.parse((await get(product, '/api/lists', teacher)).body);
  const there = lists.find((list) => list.id === id)?.openToClass;
  expect(await onPage(id)).toEqual(there);
  return there;
}

it('says until when a class is let in, or from when one will be', async () => {
  const [id, other] = [await madeList(), await madeList()];
  expect(await dates(id)).toBeUndefined();
  const later = await open(id, 9, 10);
  const next = await open(id, 20, 21);
  expect(await dates(id)).toEqual({ from: later.opensAt, until: later.closesAt });
  const longest = await open(id, 0, 5);
  const shortest = await open(id, 0, 2);
  expect(await dates(id)).toEqual({ from: null, until: longest.closesAt });
  await longest.close();
  expect(await dates(id)).toEqual({ from: null, until: shortest.closesAt });
  await shortest.close();
  expect(await dates(id)).toEqual({ from: later.opensAt, until: later.closesAt });
  product.clock.ms += 11 * DAY_MS;
  expect(await dates(id)).toEqual({ from: next.opensAt, until: next.closesAt });
  expect(await dates(other)).toBeUndefined();
});

it('is told by a change too, and to nobody who may only read the list', async () => {
  const id = await madeList();
  const { closesAt: until } = await open(id, 0, 5);
  const share = {
    changes: [
      { do: 'share', sharing: 'link' },
      { do: 'add', entry: entryOf('prod-lear') },
    ],
  };
  const { body } = await post(product, `/api/lists/${id}/changes`, share, teacher);
  expect(listSchema.parse(body).openToClass).toEqual({ from: null, until });
  for (const reader of [home, { token: 'other' }]) expect(await onPage(id, reader)).toBeUndefined();
});
