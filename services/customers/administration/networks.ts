/** Networks of an organisation, which its own people read, check and set. */
import { sql } from 'kysely';
import type {
  CheckedNetworks,
  NetworkOverlap,
  SetNetworks,
  StoredNetworks,
} from '@/lib/contracts/administration/networks';
import { blocksOf, readRanges, type RangeSetter } from '@/lib/domain/administration/ranges';
import { ServiceError } from '@/lib/platform/service-error';
import { versionOf } from '@/services/common/database/optimistic-lock';
import { lockNetworks } from '../networks-lock';
import { change, permitted, type SectionCaller } from './change';
import type { Db } from '../tables';

async function rangesOf(db: Db, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('networks')
    .select(sql<string>`network::text`.as('range'))
    .where('organisation_id', '=', organisationId)
    .execute();
  return rows.map(({ range }) => range).toSorted();
}

/** Blocks that overlap another organisation's, which is not named. The longest prefix wins, then the lower id (D51). */
async function overlapsOf(
  db: Db,
  organisationId: string,
  ranges: readonly string[],
): Promise<NetworkOverlap[]> {
  const { rows } = await sql<NetworkOverlap>`
    select given.range, case when bool_and(masklen(n.network) < masklen(given.range::cidr)
        or masklen(n.network) = masklen(given.range::cidr) and n.organisation_id > ${organisationId})
      then 'yours' else 'other' end as recognised
    from unnest(${[...ranges]}::text[]) as given(range)
    join customers.networks n on n.network && given.range::cidr and n.organisation_id <> ${organisationId}
    group by given.range order by given.range`.execute(db);
  return rows;
}

const stored = async (db: Db, organisationId: string, ranges: string[]): Promise<StoredNetworks> => ({
  version: versionOf(ranges),
  ranges,
  overlaps: await overlapsOf(db, organisationId, ranges),
});

export async function readNetworks(db: Db, caller: SectionCaller): Promise<StoredNetworks> {
  await permitted(db, caller);
  return stored(db, caller.organisationId, await rangesOf(db, caller.organisationId));
}

/** Faults in the lines, and their overlaps with other organisations' networks. */
async function check(
  db: Db,
  organisationId: string,
  given: readonly string[],
  setter: RangeSetter,
): Promise<CheckedNetworks> {
  const { isOperator, before } = setter;
  const read = readRanges(given, setter);
  const overlaps = await overlapsOf(db, organisationId, blocksOf(read));
  // An organisation must not claim another's addresses. Overlaps already stored were agreed by an operator, and stay.
  const taken = new Set(
    isOperator ? [] : overlaps.map(({ range }) => range).filter((range) => !before.includes(range)),
  );
  const lines = read.map((line) =>
    line.ranges.some((range) => taken.has(range))
      ? { ...line, fault: `"${line.text}" is another organisation’s, in part at least; write to us` }
      : line,
  );
  return { lines, overlaps };
}

export async function checkNetworks(
  db: Db,
  caller: SectionCaller,
  given: readonly string[],
): Promise<CheckedNetworks> {
  const { superuser } = await permitted(db, caller);
  const before = await rangesOf(db, caller.organisationId);
  return check(db, caller.organisationId, given, { isOperator: superuser, before });
}

/** Replaces all the organisation's ranges with the given lines. */
export async function setNetworks(
  db: Db,
  caller: SectionCaller,
  { ranges: given, version }: SetNetworks,
): Promise<StoredNetworks> {
  const { organisationId } = caller;
  const ranges = await change<string[]>(db, caller, version, {
    lockMore: lockNetworks,
    read: (tx) => rangesOf(tx, organisationId),
    next: async (tx, before, isOperator) => {
      const { lines } = await check(tx, organisationId, given, { isOperator, before });
      const faults = lines.filter(({ fault }) => fault !== null);
      if (faults.length > 0)
        throw new ServiceError('VALIDATION_FAILED', faults[0]?.fault ?? 'A range is not valid', faults);
      return blocksOf(lines);
    },
    write: async (tx, next) => {
      await tx.deleteFrom('networks').where('organisation_id', '=', organisationId).execute();
      await sql`insert into customers.networks (network, organisation_id)
        select block, ${organisationId} from unnest(${next}::cidr[]) block`.execute(tx);
    },
    details: (next, before) => ({
      what: 'networks',
      added: next.filter((range) => !before.includes(range)).length,
      removed: before.filter((range) => !next.includes(range)).length,
    }),
  });
  return stored(db, organisationId, ranges);
}
