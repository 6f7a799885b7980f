import { roleLists } from '@/lib/contracts/viewer/permissions';
import { actorWords, auditFacts, auditKinds, auditWords } from '@/lib/domain/administration/audit-words';
import { roleNames } from '@/lib/domain/administration/role-names';
import { isOperatorSection, sectionRow } from '@/lib/domain/administration/sections';
import { anyTypeName } from '@/lib/domain/administration/type-names';

it.each([
  ['issued', {}, 'Issued'],
  ['issued', { what: 'feed key' }, 'Made a key for records'],
  ['rights_changed', { what: 'networks' }, 'Networks changed'],
  ['revoked', {}, 'Withdrawn'],
  // Of a later version, and of no version.
  ['curtain_raised', { what: 'curtain' }, 'curtain_raised'],
  ['toString', { what: 'toString' }, 'toString'],
] as const)('what was done, “%s” of %j, reads “%s”', (action, details, words) => {
  expect(auditWords({ action, details })).toBe(words);
});

const names = new Map([
  ['u3', 'Tom Pellow'],
  ['op', null],
]);

it.each([
  [{ actorKind: 'person', actor: 'u1' }, 'You'],
  [{ actorKind: 'person', actor: 'u2' }, 'Person u2'],
  [{ actorKind: 'person', actor: 'u3' }, 'Tom Pellow'],
  [{ actorKind: 'person', actor: 'op' }, 'An operator of the library'],
  [{ actorKind: 'person', actor: null }, 'Unknown person'],
  [{ actorKind: 'command', actor: 'import' }, 'The library’s operator'],
  [{ actorKind: 'process', actor: 'u1' }, 'The library'],
  [{ actorKind: 'unknown', actor: null }, 'Unknown person'],
] as const)('who did it, %j, reads “%s” to u1', (line, words) => {
  expect(actorWords(line, 'u1', names)).toBe(words);
});

it.each([
  [{ subject: 'user:u1', details: { what: 'person', endsAt: null } }, 'Person u1'],
  [
    { subject: 'user:u3', details: { what: 'person', roles: 'teacher librarian', active: true } },
    'Tom Pellow, Teacher, Librarian, may use the library',
  ],
  [
    { subject: 'user:u3', details: { what: 'person', roles: '', active: false } },
    'Tom Pellow, no role, shut out',
  ],
  [{ subject: null, details: { what: 'networks', added: 1, removed: 0 } }, '1 added, 0 removed'],
  [
    {
      subject: null,
      details: {
        what: 'content controls',
        adultThemesRestricted: false,
        profiles: '',
        allowed: 0,
        blocked: 'lear, hamlet',
      },
    },
    'adult themes not restricted, blocked items changed: lear, hamlet',
  ],
  [{ subject: null, details: { what: 'curtain' } }, 'what: curtain'],
  [{ subject: null, details: { count: 0, done: false, why: '' } }, 'count: 0, done: false'],
  [{ subject: 'key:a:b', details: {} }, 'key a:b'],
  [{ subject: null, details: {} }, ''],
])('the facts of a line, %j, read “%s”', (line, words) => {
  expect(auditFacts(line, names)).toBe(words);
});

it('an organisation’s log offers the kinds that it can hold, and the one that its address names', () => {
  const kinds = (chosen: Parameters<typeof auditKinds>[1]) => auditKinds(false, chosen).map(({ id }) => id);
  expect(kinds(null)).toEqual(['account_invited', 'issued', 'rights_changed', 'revoked']);
  expect(kinds('signed_in')).toContain('signed_in');
});

it.each([
  ['guide', 'Guide'],
  ['lessonPlan', 'Lesson plan'],
  ['documentMedia', 'Document media'],
])('the type %s is called “%s”', (type, name) => {
  expect(anyTypeName(type)).toBe(name);
});

it('every role has a name of its own', () => {
  expect(new Set(roleLists.map((role) => roleNames[role])).size).toBe(roleLists.length);
  expect(roleNames.technical).toBe('Technician');
});

it.each([
  ['usage', 'Usage', false],
  ['audit', 'Audit log', false],
  ['changes', 'All changes', true],
  ['jobs', 'Background work', true],
] as const)('the section %s is called “%s”; of the operator alone: %s', (section, name, isOperators) => {
  expect(sectionRow(section).name).toBe(name);
  expect(isOperatorSection(section)).toBe(isOperators);
});
