/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { makeCertificate } from '@/services/product/certificates/job';
import { findCertificate } from '@/services/product/certificates/store';
import { type Product, startProduct } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

const BEFORE = new Date('2026-03-10T23:59:59.000Z');
type Draw = Product['maker']['draw'];
const printed: Draw = async ({ issuedOn }) => Buffer.from(issuedOn.toISOString());

async function requested(userId: string): Promise<string> {
  const taskId = randomUUID();
  product.clock.ms = BEFORE.getTime();
  await product.database.db
    .insertInto('certificate')
    .values({
      user_id: userId,
      content_id: 'course',
      requested_at: BEFORE,
      task_id: taskId,
      status: 'REQUESTED',
      storage_key: null,
      code: taskId.replaceAll('-', ''),
      course_name: 'A course',
      holder_name: null,
      holder_country: null,
      touched_at: BEFORE,
    })
    .execute();
  return taskId;
}

/** Makes it with a drawing that ends after midnight, and returns what is stored and what is printed. */
async function madeLate(userId: string, meanwhile: (taskId: string) => Promise<void>) {
  const taskId = await requested(userId);
  const draw: Draw = async (text) => {
    product.clock.ms += 2_000;
    await meanwhile(taskId);
    return printed(text);
  };
  await makeCertificate({ ...product.maker, draw }, taskId);
  const row = await findCertificate(product.database.db, userId, 'course');
  const file = await product.storage.get(row?.storage_key ?? '');
  return { stored: row?.issued_at?.toISOString(), printed: file?.toString() };
}

it('a certificate that is drawn across midnight is stored with the date that is printed on it', async () => {
  const made = await madeLate('alone', async () => undefined);
  expect(made).toEqual({ stored: BEFORE.toISOString(), printed: BEFORE.toISOString() });
});

it('where another job has finished it meanwhile, its file and its date stay', async () => {
  const { clock, maker } = product;
  const made = await madeLate('twice', (taskId) => makeCertificate({ ...maker, draw: printed }, taskId));
  const later = new Date(clock.ms).toISOString();
  expect(made).toEqual({ stored: later, printed: later });
});
