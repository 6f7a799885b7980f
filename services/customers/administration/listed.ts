/** Whether "Find your school" lists an organisation at sign-in: the organisation itself opts in, and may opt out. */
import type { SetListed, StoredListed } from '@/lib/contracts/administration/networks';
import { foldedName } from '@/lib/domain/viewer/institutions';
import { versionOf } from '@/services/common/database/optimistic-lock';
import { noOrganisation } from '@/services/common/http/refusals';
import { change, permitted, type SectionCaller } from './change';
import type { Db } from '../tables';

interface Listed {
  name: string;
  listed: boolean;
}

async function listedOf(db: Db, organisationId: string): Promise<Listed> {
  const row = await db
    .selectFrom('organisations')
    .select(['name', 'found_as'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow(noOrganisation);
  return { name: row.name, listed: row.found_as !== null };
}

const stored = (state: Listed): StoredListed => ({ version: versionOf(state), listed: state.listed });

export async function readListed(db: Db, caller: SectionCaller): Promise<StoredListed> {
  await permitted(db, caller);
  return stored(await listedOf(db, caller.organisationId));
}

export async function setListed(
  db: Db,
  caller: SectionCaller,
  { listed, version }: SetListed,
): Promise<StoredListed> {
  const state = await change<Listed>(db, caller, version, {
    read: (tx) => listedOf(tx, caller.organisationId),
    next: (_tx, before) => ({ ...before, listed }),
    write: async (tx, next) => {
      await tx
        .updateTable('organisations')
        .set({ found_as: next.listed ? foldedName(next.name) : null })
        .where('id', '=', caller.organisationId)
        .execute();
    },
    details: (next) => ({ what: 'find your school', listed: next.listed }),
  });
  return stored(state);
}
