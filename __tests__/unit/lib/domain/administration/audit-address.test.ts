import fc from 'fast-check';
import { auditActions } from '@/lib/contracts/administration/audit';
import {
  auditPath,
  auditQuery,
  auditFilterOf,
  everyLine,
  isEveryLine,
} from '@/lib/domain/administration/audit-address';
import { auditKinds } from '@/lib/domain/administration/audit-words';

const read = (query: string) => auditFilterOf(Object.fromEntries(new URLSearchParams(query)));

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
    .map(auditFilterOf);
  fc.assert(
    fc.property(wish, (given) =>
      expect(read(auditPath('changes', null, given).split('?')[1] ?? '')).toEqual(given),
    ),
  );
});

it('is read from what an address says', () => {
  expect(read('words=+u+1+&action=issued&from=2026-01-01&to=2026-02-28')).toEqual({
    words: 'u 1',
    action: 'issued',
    from: '2026-01-01',
    to: '2026-02-28',
  });
});

describe('words', () => {
  const long = 'a'.repeat(200);

  it.each([
    ['control characters part words, several at once as one', 'u\u0000\r\n1', 'u 1'],
    ['200 letters are taken', long, long],
    ['the 201st is cut', `${long}b`, long],
    ['spaces around them count for nothing', `  ${long}`, long],
    ['a sign that the cut would halve is left out', `${long.slice(1)}\u{1F3AD}`, long.slice(1)],
    ['and the space before it', `${long.slice(2)} \u{1F3AD}`, long.slice(2)],
    ['a sign that ends at the cut stays', `${long.slice(2)}\u{1F3AD}b`, `${long.slice(2)}\u{1F3AD}`],
  ])('%s', (_name, words, expected) => {
    expect(auditFilterOf({ words }).words).toBe(expected);
  });
});

it.each([
  ['2000-01-01', true],
  ['1999-12-31', false],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['12026-01-01', false],
  ['2026-01-01T00:00', false],
  ['today', false],
])('%s is a day that may be asked for: %s', (day, isOne) => {
  const asked = isOne ? day : null;
  expect(auditFilterOf({ from: day })).toEqual({ ...everyLine, from: asked });
  expect(auditFilterOf({ to: day })).toEqual({ ...everyLine, to: asked });
});

it.each([
  [{}, true],
  [{ words: 'u' }, false],
  [{ action: 'issued' as const }, false],
  [{ from: '2026-01-01' }, false],
  [{ to: '2026-01-01' }, false],
])('with %j every line is asked for: %s', (wish, isEvery) => {
  expect(isEveryLine({ ...everyLine, ...wish })).toBe(isEvery);
});

it('what says nothing is left out, whatever it is', () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (query) => void auditFilterOf(query)));
  expect(read('words=+%00&action=toString&from=2026-02-30&to=1999-12-31')).toEqual(everyLine);
  expect(auditFilterOf({ words: [], from: '0000-01-01' })).toEqual(everyLine);
});

it('of what is given twice the first counts, as on the server', () => {
  const query = { words: ['a', 'b'], action: ['issued', 'x'], from: ['no', '2026-01-01'] };
  expect(auditFilterOf(query)).toEqual({ ...everyLine, words: 'a', action: 'issued' });
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
  expect(
    auditKinds(true, null)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...auditActions].toSorted());
});
