/** The connections of an identity process: what a request asks ends soon after its caller has given up, and maintenance does not. */
import { sql } from 'kysely';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { openIdentityDatabases } from '@/services/identity/databases';

const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;

it('a statement of a request ends after two seconds, and one of maintenance may take longer', async () => {
  const { url, drop } = await testDatabase();
  const { requests, patient, close } = openIdentityDatabases(url, 1);
  const [asked, maintained] = await Promise.allSettled([
    sleep(20).execute(requests.db),
    sleep(2.5).execute(patient.db),
  ]);
  expect(asked).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
  expect(maintained.status).toBe('fulfilled');
  await close();
  await drop();
});
