/** The lines of an import in the audit log. */
import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '@/services/common/audit/write';
import type { Tx } from '../administration/change';
import { recordSchemas, type RecordInputs, type Records } from './records';

type Organisation = Records['organisations'][number];

/** Names of the fields that an import changes, in the order of records; 'new' for an organisation that it makes. */
function changesOf(next: Organisation, stored: unknown): string {
  if (stored === undefined) return 'new';
  const old: Partial<Organisation> = recordSchemas.organisations.safeParse(stored).data ?? {};
  const fields = Object.keys(next) as (keyof Organisation)[];
  return fields.filter((field) => !isDeepStrictEqual(next[field], old[field])).join(', ');
}

/**
 * Writes one line for the whole import, and one for each organisation that it makes or changes, or whose people or ranges
 * it sets: an administrator finds there that a control is another one now.
 * @param by the command that imports
 */
export async function auditImport(tx: Tx, records: Records, before: RecordInputs, by: string): Promise<void> {
  const line = { service: 'customers', actor: { kind: 'command', id: by } } as const;
  const counts = Object.entries(records).map(([kind, rows]: [string, readonly unknown[]]) => [kind, rows.length]); // prettier-ignore
  await writeAudit(tx, { ...line, action: 'imported', details: Object.fromEntries(counts) });
  const stored = new Map(before.organisations?.map((organisation) => [organisation.id, organisation]));
  const changed = new Map(
    records.organisations
      .map((organisation) => [organisation.id, changesOf(organisation, stored.get(organisation.id))] as const)
      .filter(([, changed]) => changed !== '')
      .map(([id, changed]) => [id, { changed }] as const),
  );
  const people = new Map<string, number>();
  for (const { organisationId } of records.users)
    if (organisationId !== null) people.set(organisationId, (people.get(organisationId) ?? 0) + 1);
  const ranged = records.networks.map(({ organisationId }) => organisationId);
  for (const organisationId of new Set([...changed.keys(), ...people.keys(), ...ranged]))
    await writeAudit(tx, {
      ...line,
      action: 'rights_changed',
      organisationId,
      details: { people: people.get(organisationId) ?? 0, ...changed.get(organisationId) },
    });
}
