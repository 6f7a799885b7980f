import { fitting, marcXml, recordLength } from '@/lib/domain/records/marc-file';
import type { MarcField, MarcRecord } from '@/lib/domain/records/marc-record';

const LONGEST_RECORD = 99_999;
const leader = '00000nam a2200000 i 4500';
const recordOf = (...fields: MarcField[]): MarcRecord => ({ leader, fields });
const note = (tag: string, length: number, sign = 'x'): MarcField => [tag, '  ', 'a', sign.repeat(length)];
const notes = (tag: string, count: number, length = 9_000) =>
  Array.from({ length: count }, () => note(tag, length));
const tags = ({ fields }: MarcRecord) => fields.map(([tag]) => tag);
const bytes = (text = '') => Buffer.byteLength(text);

describe('the length of a record', () => {
  it('is its leader, a directory entry for each field, the fields with their signs, and two terminators', () => {
    // 24 + 2; for 001 12 + 4 + 1; for 245 12 + two indicators + (1 sign + 1 code + 3) + 1.
    expect(recordLength(recordOf(['001', 'otl1'], ['245', '10', 'a', 'Ödi']))).toBe(26 + 17 + 12 + 2 + 6 + 1);
  });
});

describe('a field that is too long', () => {
  const lengthOf = (field: MarcField) => recordLength(recordOf(field)) - 26 - 12;

  it('stays whole as long as it fits, and is cut by no more than it must', () => {
    const whole = note('520', 9_999 - 5);
    expect(lengthOf(whole)).toBe(9_999);
    expect(fitting(recordOf(whole)).fields).toEqual([whole]);
    const [cut] = fitting(recordOf(note('520', 9_999 - 4))).fields;
    expect(cut?.at(-1)).toBe(`${'x'.repeat(9_991)}…`);
  });

  it.each(['é', '文', '🎭'])('is cut between characters, whatever these weigh: %s', (sign) => {
    const [field] = fitting(recordOf(note('520', 6_000, sign))).fields;
    const text = field?.at(-1) ?? '';
    expect(text.replaceAll(sign, '')).toBe('…');
    expect(lengthOf(field!)).toBeLessThanOrEqual(9_999);
    expect(lengthOf(field!)).toBeGreaterThan(9_900);
  });

  it('loses of its longest value first, and of the next where one is not enough', () => {
    const parts = Array.from({ length: 10 }, (_, index) => ['t', String(index).repeat(1_500)]).flat();
    const [field] = fitting(recordOf(['505', '0 ', ...parts])).fields;
    expect(lengthOf(field!)).toBeLessThanOrEqual(9_999);
    expect(field?.slice(-12)).toEqual(parts.slice(-12));
    expect(bytes(field?.[3])).toBe(0);
  });

  it('does not end in a space before the ellipsis', () => {
    const [field] = fitting(
      recordOf(['520', '  ', 'a', `${'x'.repeat(9_980)}${' '.repeat(12)}${'y'.repeat(50)}`]),
    ).fields;
    expect(field?.at(-1)).toBe(`${'x'.repeat(9_980)}…`);
  });
});

describe('a record that is too long', () => {
  const person = (index: number): MarcField => ['700', '1 ', 'a', `Person ${index}, `.padEnd(1_500, 'x')];
  const names = Array.from({ length: 40 }, (_, index) => `Name ${index}`).join(' ; ');

  it('stays as it is while it fits, to the byte', () => {
    const nearly = recordOf(...notes('500', 11, 8_900));
    const left = LONGEST_RECORD - recordLength(nearly) - 12 - 5;
    const full = recordOf(...nearly.fields, note('505', left));
    expect(recordLength(full)).toBe(LONGEST_RECORD);
    expect(fitting(full)).toEqual(full);
    expect(tags(fitting(recordOf(...nearly.fields, note('505', left + 1))))).not.toContain('505');
  });

  it('loses its contents first, and then nothing where that is enough', () => {
    const cast: MarcField = ['511', '1 ', 'a', names];
    const record = recordOf(cast, ...notes('500', 10), note('505', 9_000), ...notes('505', 1));
    expect(fitting(record).fields).toEqual([cast, ...notes('500', 10)]);
  });

  it('then names beyond thirty of the cast, people beyond fifty, and at last its notes', () => {
    const people = Array.from({ length: 60 }, (_, index) => person(index));
    const cast: MarcField = ['511', '1 ', 'a', names];
    const some = fitting(recordOf(['001', 'a'], cast, note('520', 9_000), ...people, note('856', 9_000)));
    expect(some.fields.find(([tag]) => tag === '511')?.[3]?.split(' ; ')).toHaveLength(30);
    expect(some.fields.filter(([tag]) => tag === '700')).toEqual(people.slice(0, 50));
    expect(tags(some)).toContain('520');

    const every = fitting(
      recordOf(['001', 'a'], cast, ...notes('520', 8), ...people, note('600', 10), note('490', 10)),
    );
    expect(tags(every).filter((tag) => tag !== '700')).toEqual(['001', '600', '490']);
    expect(recordLength(every)).toBeLessThanOrEqual(LONGEST_RECORD);
  });
});

it('MARCXML has control fields, indicators and subfields, with their signs escaped', () => {
  expect(marcXml(recordOf(['008', 'a&b'], ['010', ' 1', 'a', '<x>', 'b', 'y']))).toBe(
    `<record><leader>${leader}</leader><controlfield tag="008">a&amp;b</controlfield>` +
      '<datafield tag="010" ind1=" " ind2="1"><subfield code="a">&lt;x&gt;</subfield><subfield code="b">y</subfield></datafield></record>',
  );
});
