import type { ListSharing } from '@/lib/contracts/personal/lists';
import { mayChange, mayRead, mayShare, type ListFacts, type ListViewer } from '@/lib/domain/lists/access';

/** Ann's list, of the organisation `o1`. */
const list = (changes: Partial<ListFacts> = {}): ListFacts => ({
  id: 'l',
  ownerId: 'ann',
  ownerLeft: false,
  organisationId: 'o1',
  sharing: 'private',
  ...changes,
});
const viewer = (userId: string | null, organisationId: string | null, administers = false): ListViewer => ({
  userId,
  organisationId,
  administers,
});
const people = {
  ann: viewer('ann', 'o1'),
  'ann, now at another organisation': viewer('ann', 'o2'),
  'ann, now at none': viewer('ann', null),
  'a colleague': viewer('bob', 'o1'),
  'an administrator': viewer('ada', 'o1', true),
  'an administrator elsewhere': viewer('eve', 'o2', true),
  'an administrator of no organisation': viewer('eve', null, true),
  'a pupil at its network': viewer(null, 'o1'),
  nobody: viewer(null, null),
};
type Person = keyof typeof people;
const everybody = (may: (list: ListFacts, viewer: ListViewer) => boolean, of: ListFacts) =>
  Object.entries(people).flatMap(([name, person]) => (may(of, person) ? [name] : []));

const anns: Person[] = ['ann', 'ann, now at another organisation', 'ann, now at none'];
const accounts: Person[] = ['ann', 'a colleague', 'an administrator'];
const all = Object.keys(people);

describe.each<[string, Partial<ListFacts>, { change: readonly string[]; read: readonly string[] }]>([
  ['a private list', {}, { change: anns, read: anns }],
  ['one that is shared by its address', { sharing: 'link' }, { change: anns, read: all }],
  [
    'one that is shared with the organisation',
    { sharing: 'organisation' },
    { change: ['ann'], read: accounts },
  ],
  [
    'one that is shared with the organisation, whose owner was shut out of it',
    { sharing: 'organisation', ownerLeft: true },
    { change: ['ann', 'an administrator'], read: accounts },
  ],
  ['a private list whose owner was shut out', { ownerLeft: true }, { change: anns, read: anns }],
  [
    'one by its address whose owner was shut out',
    { sharing: 'link', ownerLeft: true },
    { change: anns, read: all },
  ],
  [
    'a private list whose owner was erased',
    { ownerId: null },
    { change: ['an administrator'], read: ['an administrator'] },
  ],
  [
    'a shared list whose owner was erased',
    { ownerId: null, sharing: 'organisation' },
    { change: ['an administrator'], read: accounts },
  ],
  [
    'a list of an erased owner and of no organisation',
    { ownerId: null, organisationId: null },
    { change: [], read: [] },
  ],
  [
    'a list that says it is shared with an organisation and names none',
    { organisationId: null, sharing: 'organisation' },
    { change: [], read: [] },
  ],
])('%s', (_name, changes, { change, read }) => {
  it(`is changed by ${change.join('; ') || 'no one'}`, () => {
    expect(everybody(mayChange, list(changes))).toEqual(change);
  });
  it(`is read by ${read.join('; ') || 'no one'}`, () => {
    expect(everybody(mayRead, list(changes))).toEqual(read);
  });
});

it.each<[ListSharing, string | null, Person, boolean]>([
  ['organisation', 'o1', 'ann', true],
  ['organisation', 'o1', 'an administrator', true],
  ['organisation', 'o1', 'ann, now at another organisation', false],
  ['organisation', 'o1', 'ann, now at none', false],
  ['organisation', null, 'ann', false],
  ['organisation', null, 'ann, now at none', false],
  ['link', 'o1', 'ann, now at another organisation', true],
  ['link', null, 'ann', true],
  ['private', null, 'ann', true],
])('a list is shared as “%s” with %s by %s: %s', (sharing, organisationId, person, may) => {
  expect(mayShare(list({ organisationId }), sharing, people[person])).toBe(may);
});
