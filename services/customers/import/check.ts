/** Checks records against their rules, each other and what is stored. Every fault is found, not only the first. */
import { roleLists } from '@/lib/contracts/customers';
import { categoryOf } from '@/lib/domain/catalogue/category';
import { recordSchemas, type Kind, type Records } from './records';
import type { Fault, RawRecord } from './read';

/** Ids that are stored already, and who has which e-mail address (lower-cased). */
export interface Stored {
  groups: ReadonlySet<string>;
  companies: ReadonlySet<string>;
  organisations: ReadonlySet<string>;
  emails: ReadonlyMap<string, string>;
}

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

/** Faults for every second record with a key that was given before. */
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

function repeatedIds(placed: readonly Placed[]): Fault[] {
  return repeated(
    placed.flatMap((entry) =>
      entry.kind === 'networks'
        ? entry.record.range.map((cidr) => ({
            place: entry.place,
            key: `networks ${entry.record.organisationId} ${cidr}`,
            what: `range: ${cidr}`,
          }))
        : [{ place: entry.place, key: `${entry.kind} ${entry.record.id}`, what: `id: ${entry.record.id}` }],
    ),
  );
}

function emailFaults(placed: readonly Placed[], stored: Stored): Fault[] {
  const users = placed.filter((entry) => entry.kind === 'users');
  const taken = users.filter(({ record }) => {
    const owner = stored.emails.get(record.email.toLowerCase());
    return owner !== undefined && owner !== record.id;
  });
  return [
    ...repeated(
      users.map(({ place, record }) => ({ place, key: record.email.toLowerCase(), what: 'email' })),
    ),
    ...taken.map(({ place }) => ({ place, message: 'email: belongs to another user' })),
  ];
}

type Reference = readonly [
  field: string,
  target: 'groups' | 'companies' | 'organisations',
  ids: (string | null)[],
];

function referencesOf(entry: Placed): Reference[] {
  switch (entry.kind) {
    case 'groups':
      return [];
    case 'companies':
      return [['groupId', 'groups', [entry.record.groupId]]];
    case 'organisations':
    case 'subscriptions':
      return [['companyId', 'companies', [entry.record.companyId]]];
    case 'networks':
      return [['organisationId', 'organisations', [entry.record.organisationId]]];
    case 'users':
      return [
        ['organisationId', 'organisations', [entry.record.organisationId]],
        ['companyId', 'companies', [entry.record.companyId]],
        ...roleLists.map((role): Reference => [role, 'organisations', entry.record[role]]),
      ];
  }
}

const singular = { groups: 'group', companies: 'company', organisations: 'organisation' } as const;

function referenceFaults(placed: readonly Placed[], stored: Stored): Fault[] {
  const given = new Set(placed.flatMap((e) => (e.kind === 'networks' ? [] : [`${e.kind} ${e.record.id}`])));
  return placed.flatMap((entry) =>
    referencesOf(entry).flatMap(([field, target, ids]) =>
      ids
        .filter((id): id is string => id !== null && !given.has(`${target} ${id}`) && !stored[target].has(id))
        .map((id) => ({ place: entry.place, message: `${field}: there is no ${singular[target]} "${id}"` })),
    ),
  );
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

function grouped(placed: readonly Placed[]): Records {
  const records: Records = {
    groups: [],
    companies: [],
    organisations: [],
    subscriptions: [],
    users: [],
    networks: [],
  };
  for (const { kind, record } of placed) (records[kind] as unknown[]).push(record);
  return records;
}

export function checkRecords(raw: readonly RawRecord[], stored: Stored): CheckResult {
  const { placed, faults } = parseAll(raw);
  return {
    records: grouped(placed),
    faults: [
      ...faults,
      ...repeatedIds(placed),
      ...emailFaults(placed, stored),
      ...referenceFaults(placed, stored),
    ],
    warnings: warningsOf(placed),
  };
}
