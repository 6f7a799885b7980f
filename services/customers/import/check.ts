/** Checks records against their rules, each other and the stored data. Reports every fault, not only the first. */
import { roleLists } from '@/lib/contracts/viewer/permissions';
import { categoryOf } from '@/lib/domain/catalogue/category';
import { kinds, recordSchemas, type Kind, type Records } from './records';
import type { Fault, RawRecord } from './read';

/** Ids already stored, and who has which e-mail address. */
export interface Stored {
  groups: ReadonlySet<string>;
  companies: ReadonlySet<string>;
  organisations: ReadonlySet<string>;
  /** Id of the person with an e-mail address at an issuer (`addressKey`). */
  emails: ReadonlyMap<string, string>;
  /** Issuer of a person, by id. */
  issuers: ReadonlyMap<string, string | null>;
  /** Id of the organisation with a domain or address at an issuer (`addressKey`). */
  bound: ReadonlyMap<string, string>;
}

/** At each issuer, an address belongs to one person and a domain to one organisation. */
export const addressKey = (issuer: string | null, address: string): string =>
  `${issuer ?? ''} ${address.toLowerCase()}`;

export interface CheckResult {
  records: Records;
  faults: Fault[];
  /** Allowed, but worth a look. */
  warnings: Fault[];
}

type Placed = { [K in Kind]: { kind: K; place: string; record: Records[K][number] } }[Kind];

function parseAll(raw: readonly RawRecord[]): { placed: Placed[]; faults: Fault[] } {
  const placed: Placed[] = [];
  const faults: Fault[] = [];
  for (const { kind, place, value } of raw) {
    const parsed = recordSchemas[kind].safeParse(value);
    if (parsed.success) placed.push({ kind, place, record: parsed.data } as Placed);
    else
      for (const issue of parsed.error.issues)
        faults.push({ place, message: [issue.path.join('.'), issue.message].filter(Boolean).join(': ') });
  }
  return { placed, faults };
}

/** A fault for each record whose key was already used by an earlier record. */
function repeated(entries: readonly { place: string; key: string; what: string }[]): Fault[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ place, key, what }) => {
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, place);
      return [];
    }
    return [{ place, message: `${what} is given before, at ${before}` }];
  });
}

/** Keys that must be unique among the records, each with how to name it in a fault. */
function keysOf(entry: Placed): { key: string; what: string }[] {
  switch (entry.kind) {
    case 'networks':
      return entry.record.range.map((cidr) => ({
        key: `networks ${entry.record.organisationId} ${cidr}`,
        what: `range: ${cidr}`,
      }));
    case 'issuers': {
      const { organisationId, issuer } = entry.record;
      return [{ key: `issuers ${organisationId} ${issuer}`, what: `issuer: ${issuer}` }];
    }
    default:
      return [{ key: `${entry.kind} ${entry.record.id}`, what: `id: ${entry.record.id}` }];
  }
}

const repeatedIds = (placed: readonly Placed[]): Fault[] =>
  repeated(placed.flatMap((entry) => keysOf(entry).map((key) => ({ place: entry.place, ...key }))));

function userFaults(placed: readonly Placed[], stored: Stored, trusted: string | null): Fault[] {
  const users = placed.filter((entry) => entry.kind === 'users');
  const keyOf = ({ issuer, email }: Records['users'][number]) => addressKey(issuer ?? trusted, email);
  const taken = users.filter(({ record }) => {
    const owner = stored.emails.get(keyOf(record));
    return owner !== undefined && owner !== record.id;
  });
  // A subject is only meaningful with its issuer: a record without one must not move a person from another issuer to ours.
  const moved = users.filter(({ record: { id, issuer } }) => {
    const before = stored.issuers.get(id);
    return issuer === undefined && before !== undefined && before !== trusted;
  });
  return [
    ...repeated(users.map(({ place, record }) => ({ place, key: keyOf(record), what: 'email' }))),
    ...taken.map(({ place }) => ({ place, message: 'email: belongs to another user' })),
    ...moved.map(({ place }) => ({ place, message: 'id: belongs to a person of another issuer' })),
  ];
}

/** Faults for domains and addresses that another organisation already has at the same issuer. */
function bindingFaults(placed: readonly Placed[], stored: Stored): Fault[] {
  const owner = new Map(stored.bound);
  const given = placed.filter((entry) => entry.kind === 'issuers');
  const again = new Set(given.map(({ record }) => `${record.issuer} ${record.organisationId}`));
  // A binding in the import replaces the organisation's stored one, so its stored names are free again.
  for (const [key, organisation] of stored.bound)
    if (again.has(`${key.slice(0, key.indexOf(' '))} ${organisation}`)) owner.delete(key);
  return given.flatMap(({ place, record: { organisationId, issuer, domains, invited } }) =>
    [...domains, ...invited].flatMap((name) => {
      const key = addressKey(issuer, name);
      const other = owner.get(key);
      owner.set(key, other ?? organisationId);
      return other === undefined || other === organisationId
        ? []
        : [{ place, message: `${name} belongs to ${other} at this issuer` }];
    }),
  );
}

/** Which fields of a record name records of another kind. */
const references: {
  readonly [K in Kind]: { readonly [Field in keyof Records[K][number]]?: keyof typeof singular };
} = {
  groups: {},
  companies: { groupId: 'groups' },
  organisations: { companyId: 'companies' },
  subscriptions: { companyId: 'companies' },
  issuers: { organisationId: 'organisations' },
  networks: { organisationId: 'organisations' },
  users: {
    organisationId: 'organisations',
    companyId: 'companies',
    ...Object.fromEntries(roleLists.map((role) => [role, 'organisations'] as const)),
  },
};

const singular = { groups: 'group', companies: 'company', organisations: 'organisation' } as const;

function referenceFaults(placed: readonly Placed[], stored: Stored): Fault[] {
  const given = new Set(
    placed.flatMap(({ kind, record }) => ('id' in record ? [`${kind} ${record.id}`] : [])),
  );
  return placed.flatMap(({ kind, place, record }) => {
    const values: Readonly<Record<string, unknown>> = record;
    return Object.entries(references[kind]).flatMap(([field, target]) =>
      [values[field]]
        .flat()
        .filter((id) => typeof id === 'string')
        .filter((id) => !given.has(`${target} ${id}`) && !stored[target].has(id))
        .map((id) => ({ place, message: `${field}: there is no ${singular[target]} "${id}"` })),
    );
  });
}

function warningsOf(placed: readonly Placed[]): Fault[] {
  const owner = new Map<string, string>();
  return placed.flatMap((entry) => {
    if (
      entry.kind === 'organisations' &&
      entry.record.category &&
      categoryOf(entry.record.category) === 'Unknown'
    )
      return [{ place: entry.place, message: `category: "${entry.record.category}" counts as Unknown` }];
    if (entry.kind !== 'networks') return [];
    return entry.record.range.flatMap((cidr) => {
      const other = owner.get(cidr);
      owner.set(cidr, entry.record.organisationId);
      return other === undefined || other === entry.record.organisationId
        ? []
        : [
            {
              place: entry.place,
              message: `range: ${cidr} is also a range of ${other}; the lower id is recognised`,
            },
          ];
    });
  });
}

const grouped = (placed: readonly Placed[]) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, placed.filter((entry) => entry.kind === kind).map(({ record }) => record)]),
  ) as Records;

/** @param trusted the issuer of people whose record names none; null for our own */
export function checkRecords(raw: readonly RawRecord[], stored: Stored, trusted: string | null): CheckResult {
  const { placed, faults } = parseAll(raw);
  return {
    records: grouped(placed),
    faults: [
      ...faults,
      ...repeatedIds(placed),
      ...userFaults(placed, stored, trusted),
      ...bindingFaults(placed, stored),
      ...referenceFaults(placed, stored),
    ],
    warnings: warningsOf(placed),
  };
}
