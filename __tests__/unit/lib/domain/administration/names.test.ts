import { roleLists } from '@/lib/contracts/viewer/permissions';
import { actorWords, auditFacts, auditWords } from '@/lib/domain/administration/audit-words';
import { roleNames } from '@/lib/domain/administration/role-names';
import { isOperatorSection, sectionRow } from '@/lib/domain/administration/sections';
import { anyTypeName } from '@/lib/domain/administration/type-names';

it.each([
  ['issued', 'Issued'],
  ['revoked', 'Withdrawn'],
  // Of a later version, and of no version.
  ['curtain_raised', 'curtain_raised'],
  ['toString', 'toString'],
])('what was done, “%s”, reads “%s”', (action, words) => {
  expect(auditWords(action)).toBe(words);
});

it.each([
  [{ actorKind: 'person', actor: 'u1' }, 'You'],
  [{ actorKind: 'person', actor: 'u2' }, 'Person u2'],
  [{ actorKind: 'person', actor: null }, 'Person'],
  [{ actorKind: 'command', actor: 'import' }, 'The library’s operator'],
  [{ actorKind: 'process', actor: 'u1' }, 'The library'],
  [{ actorKind: 'unknown', actor: null }, 'Unknown person'],
] as const)('who did it, %j, reads “%s” to u1', (line, words) => {
  expect(actorWords(line, 'u1')).toBe(words);
});

it.each([
  [{ subject: 'user:u1', details: { what: 'person', endsAt: null } }, 'user u1, what: person'],
  [{ subject: null, details: { count: 0, done: false, why: '' } }, 'count: 0, done: false'],
  [{ subject: 'key:a:b', details: {} }, 'key a:b'],
  [{ subject: null, details: {} }, ''],
])('the facts of a line, %j, read “%s”', (line, words) => {
  expect(auditFacts(line)).toBe(words);
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
