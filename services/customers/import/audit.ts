/** The lines of an import in the audit log. */
import { isDeepStrictEqual } from 'node:util';
import { isRoleList, roleLists } from '@/lib/contracts/viewer/permissions';
import { writeAudit } from '@/services/common/audit/write';
import type { Tx } from '../tables';
import { symmetricDifference } from '../symmetric-difference';
import { recordSchemas, type RecordInputs, type Records } from './records';

type Organisation = Records['organisations'][number];
type User = Records['users'][number];

/** What an import changes at one organisation. */
interface Changes {
  people: number;
  changed: Set<string>;
}

/** Names of the fields that differ, in the order of records; `new` for an organisation that the import makes. */
function fieldsChanged(next: Organisation, stored: unknown): string[] {
  if (stored === undefined) return ['new'];
  const old: Partial<Organisation> = recordSchemas.organisations.safeParse(stored).data ?? {};
  const fields = Object.keys(next) as (keyof Organisation)[];
  return fields.filter((field) => !isDeepStrictEqual(next[field], old[field]));
}

/** Everything about a person but their roles. */
const factsOf = (user: User, trusted: string | null) => ({
  ...Object.fromEntries(Object.entries(user).filter(([field]) => !isRoleList(field))),
  issuer: user.issuer ?? trusted,
});

/** The organisations at which a person is now another one: by their roles there, or, in anything else, at their own. */
function homesChanged(next: User, old: User | undefined, trusted: string | null): Set<string> {
  const moved = roleLists.flatMap((role) => symmetricDifference(next[role], old?.[role] ?? []));
  const isSame = isDeepStrictEqual(factsOf(next, trusted), old && factsOf(old, null));
  const homes = isSame ? [] : [next.organisationId, old?.organisationId];
  return new Set([...moved, ...homes.filter((id) => typeof id === 'string')]);
}

/** Blocks of each organisation's ranges, sorted. */
function blocksOf(networks: Records['networks']): ReadonlyMap<string, string[]> {
  const blocks = new Map<string, string[]>();
  for (const { organisationId, range } of networks)
    blocks.set(organisationId, [...(blocks.get(organisationId) ?? []), ...range].toSorted());
  return blocks;
}

const parsed = <Kind extends 'users' | 'networks' | 'issuers'>(kind: Kind, stored: RecordInputs) =>
  (stored[kind] ?? []).flatMap((value) => recordSchemas[kind].safeParse(value).data ?? []) as Records[Kind];

/** What changes at which organisation. */
function changesOf(records: Records, before: RecordInputs, trusted: string | null): Map<string, Changes> {
  const all = new Map<string, Changes>();
  const at = (id: string) => {
    const changes = all.get(id) ?? { people: 0, changed: new Set<string>() };
    all.set(id, changes);
    return changes;
  };
  const stored = new Map(before.organisations?.map((organisation) => [organisation.id, organisation]));
  for (const organisation of records.organisations)
    for (const field of fieldsChanged(organisation, stored.get(organisation.id)))
      at(organisation.id).changed.add(field);
  const people = new Map(parsed('users', before).map((user) => [user.id, user]));
  for (const user of records.users)
    for (const id of homesChanged(user, people.get(user.id), trusted)) at(id).people += 1;
  const [now, then] = [blocksOf(records.networks), blocksOf(parsed('networks', before))];
  for (const [id, blocks] of now) if (!isDeepStrictEqual(blocks, then.get(id))) at(id).changed.add('ranges');
  const bound = parsed('issuers', before);
  for (const binding of records.issuers)
    if (!bound.some((one) => isDeepStrictEqual(one, binding)))
      at(binding.organisationId).changed.add('issuers');
  return all;
}

/**
 * Writes one line for the whole import, and one for each organisation that it makes, or whose own data, people, ranges or
 * issuers it changes: an administrator finds there that a control is another one now.
 * @param by the command that imports
 * @param trusted issuer of people whose record names none; null for our own
 */
export async function auditImport(
  tx: Tx,
  records: Records,
  before: RecordInputs,
  { by, trusted }: { by: string; trusted: string | null },
): Promise<void> {
  const line = { service: 'customers', actor: { kind: 'command', id: by } } as const;
  const counts = Object.entries(records).map(([kind, rows]: [string, readonly unknown[]]) => [
    kind,
    rows.length,
  ]);
  await writeAudit(tx, { ...line, action: 'imported', details: Object.fromEntries(counts) });
  for (const [organisationId, { people, changed }] of changesOf(records, before, trusted))
    await writeAudit(tx, {
      ...line,
      action: 'rights_changed',
      organisationId,
      details: { people, ...(changed.size === 0 ? {} : { changed: [...changed].join(', ') }) },
    });
}
