/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { openingSchema } from '@/lib/contracts/personal/class';
import { personalDataSchema } from '@/lib/contracts/personal/personal-data';
import { get, post } from '../support/harness';
import { startSchool } from '../support/school';

const teacher = { token: 'teacher' };

it('classes that a person opened are in their export and nobody else’s, and gone with the person', async () => {
  const product = await startSchool();
  const data = async (id = 'teacher') =>
    personalDataSchema.parse((await get(product, `/api/users/${id}/personal-data`, { token: id })).body);
  const listId = randomUUID();
  await post(product, '/api/lists', { id: listId, name: 'Storm' }, teacher);
  const dates = [0, 1].map((days) => new Date(product.clock.ms + days * 86_400_000).toISOString());
  const [opensAt, closesAt] = dates;
  const { body } = await post(
    product,
    '/api/class-openings',
    { id: randomUUID(), listId, opensAt, closesAt },
    teacher,
  );
  expect((await data()).classOpenings).toEqual([openingSchema.parse(body)]);
  expect((await data('other')).classOpenings).toEqual([]);
  await post(product, '/api/users/teacher/personal-data/deletion', {}, teacher);
  expect((await data()).classOpenings).toEqual([]);
  await product.stop();
  await product.drop();
});
