import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import type { Kysely } from 'kysely';
import { importRecords } from '@/services/customers/import/import';
import { organisationsAt } from '@/services/customers/organisations';
import type { CustomersTables } from '@/services/customers/tables';
import { testCustomersDatabase } from './fixture';

let db: Kysely<CustomersTables>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await testCustomersDatabase());
});
afterAll(async () => {
  await close();
});

describe('overlapping networks', () => {
  it('give the longest prefix first, then the id, for any set of ranges', async () => {
    const owners = ['n1', 'n2', 'n3', 'n4'];
    await importRecords(
      db,
      owners.map((id) => ({ kind: 'organisations' as const, place: id, value: { id, name: id } })),
    );
    const block = fc.record({
      owner: fc.constantFrom(...owners),
      bits: fc.integer({ min: 20, max: 32 }),
      host: fc.integer({ min: 0, max: 4095 }),
    });
    const textOf = (host: number) => `172.20.${host >> 8}.${host & 255}`;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(block, {
          maxLength: 14,
          selector: ({ owner, bits, host }) => `${owner}${bits}/${host >> (32 - bits)}`,
        }),
        fc.integer({ min: 0, max: 4095 }),
        async (blocks, probe) => {
          const ranges = blocks.map(({ owner, bits, host }) => ({
            owner,
            bits,
            cidr: `${ipaddr.IPv4.networkAddressFromCIDR(`${textOf(host)}/${bits}`).toString()}/${bits}`,
          }));
          await db.deleteFrom('networks').where('organisation_id', 'in', owners).execute();
          if (ranges.length > 0)
            await db
              .insertInto('networks')
              .values(ranges.map(({ owner, cidr }) => ({ network: cidr, organisation_id: owner })))
              .execute();
          const address = ipaddr.IPv4.parse(textOf(probe));
          const best = new Map<string, number>();
          for (const { owner, bits, cidr } of ranges)
            if (address.match(ipaddr.IPv4.parseCIDR(cidr)))
              best.set(owner, Math.max(bits, best.get(owner) ?? 0));
          const expected = [...best]
            .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
            .map(([id]) => id);
          expect((await organisationsAt(db, address.toString())).map(({ id }) => id)).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});
