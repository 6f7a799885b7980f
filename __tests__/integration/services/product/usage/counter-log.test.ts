/** @jest-environment node */
import { Writable } from 'node:stream';
import pino from 'pino';
import { createKey } from '@/services/product/records/keys';
import { get, organisation, startProduct } from '../support/harness';

it('case 24: no key is logged, whatever happens', async () => {
  const lines: string[] = [];
  const log = pino(
    { level: 'trace' },
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
  );
  const noisy = await startProduct({ log });
  noisy.customers.networks.set('198.51.100.1', organisation({ id: 'school-1', name: 'The First School' }));
  const { key } = await createKey(noisy.database.db, 'counter', { organisationId: 'school-1' });
  noisy.customers.down = true;
  const query = `customer_id=school-1&api_key=${key}&begin_date=2026-01&end_date=2026-02`;
  const failed = await get(noisy, `/counter/r51/reports/pr?${query}`);
  expect([failed.status, failed.body.Code]).toEqual([503, 1000]);
  noisy.customers.down = false;
  for (const path of ['reports/pr', 'reports/none', 'members'])
    await get(noisy, `/counter/r51/${path}?${query}`);
  await noisy.stop();
  await noisy.drop();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(key))).toEqual([]);
});
