import fc from 'fast-check';
import { auditActions } from '@/lib/contracts/audit';
import { auditPath, auditQuery, auditWish, everyLine } from '@/lib/domain/administration/audit-address';
import { auditFacts, auditKinds } from '@/lib/domain/administration/audit-words';

const read = (query: string) => auditWish(Object.fromEntries(new URLSearchParams(query)));

it('every wish is read from its own address', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const wish = fc
    .record({
      words: fc.string({ unit: 'binary' }),
      action: fc.option(fc.constantFrom(...auditActions)),
      from: fc.option(day),
      to: fc.option(day),
    })
    .map(auditWish);
  fc.assert(
    fc.property(wish, (given) =>
      expect(read(auditPath('changes', null, given).split('?')[1] ?? '')).toEqual(given),
    ),
  );
});

it('what says nothing is left out, whatever it is', () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (query) => void auditWish(query)));
  expect(read('words=+%00&action=toString&from=2026-02-30&to=1999-12-31')).toEqual(everyLine);
  expect(auditWish({ words: ['a', 'b'], from: '0000-01-01' })).toEqual(everyLine);
});

it('the address of the screen has what is asked for, and nothing else', () => {
  expect(auditPath('audit', null, everyLine)).toBe('/admin/audit');
  expect(auditPath('audit', 'a b', { ...everyLine, words: 'u 1', to: '2026-03-01' })).toBe(
    '/admin/audit?organisation=a%20b&words=u+1&to=2026-03-01',
  );
  expect(auditQuery({ ...everyLine, words: 'u 1', from: '2026-03-01' }, 7)).toBe(
    'q=u+1&from=2026-03-01&before=7',
  );
  expect(auditPath('changes', null, { ...everyLine, action: 'issued' })).toBe('/admin/changes?action=issued');
});

it('every kind of change can be chosen by its name', () => {
  expect(auditKinds.map(({ action }) => action).toSorted()).toEqual([...auditActions].toSorted());
  expect(auditFacts({ subject: 'user:u1', details: { what: 'person', endsAt: null } })).toBe(
    'user u1, what: person',
  );
});
