/** Records in files: shortens records that exceed the limits of ISO 2709, and writes MARCXML (slim schema). Pure. */
import { escapeMarkup } from '../text/markup';
import type { MarcField, MarcRecord } from './marc-record';

/** Limits and sizes of ISO 2709 in bytes. */
const LONGEST_FIELD = 9_999;
const LONGEST_RECORD = 99_999;
const LEADER = 24;
const ENTRY = 12;
const MOST_NAMES = 30;
const MOST_PEOPLE = 50;
const ELLIPSIS = '…';

/** Counted without writing them out: this is asked of every value of every record of a file. */
const bytes = (text: string) => Buffer.byteLength(text);

/** Bytes of a field with its terminator; each subfield adds a delimiter and a code. */
const fieldLength = ([tag, ...values]: MarcField) =>
  values.reduce((sum, value, index) => sum + bytes(value) + (tag >= '010' && index % 2 === 1 ? 1 : 0), 1);

export const recordLength = ({ fields }: MarcRecord): number =>
  LEADER + 2 + fields.reduce((sum, field) => sum + ENTRY + fieldLength(field), 0);

const fits = (record: MarcRecord) => recordLength(record) <= LONGEST_RECORD;

/** A value without so many bytes of its end, at a character boundary; an ellipsis says so. Empty where it has no more. */
function cut(value: string, excess: number): string {
  const wanted = bytes(value) - excess - bytes(ELLIPSIS);
  let text = value.slice(0, Math.max(0, wanted));
  while (bytes(text) > wanted && text !== '') text = text.slice(0, -Math.ceil((bytes(text) - wanted) / 4));
  const whole = text.replace(/[\ud800-\udbff]$/, '').trimEnd();
  return whole === '' ? '' : `${whole}${ELLIPSIS}`;
}

/** Cuts the longest value of a field, and the next where that is not enough, so that the field fits. */
function shortened(field: MarcField): MarcField {
  const excess = fieldLength(field) - LONGEST_FIELD;
  if (excess <= 0) return field;
  const [tag, ...values] = field;
  const longest = values.reduce((best, value) => (value.length > best.length ? value : best), '');
  const at = values.indexOf(longest);
  return shortened([tag, ...values.with(at, cut(longest, excess))]);
}

/** 511 with at most MOST_NAMES names. */
const fewerNames = (field: MarcField): MarcField =>
  field[0] === '511'
    ? ['511', field[1] ?? '  ', 'a', (field[3] ?? '').split(' ; ').slice(0, MOST_NAMES).join(' ; ')]
    : field;

/** Drops in this order until the record fits: contents, cast names beyond 30, entries of people beyond 50, all notes. */
export function fitting(record: MarcRecord): MarcRecord {
  const steps: ((fields: readonly MarcField[]) => readonly MarcField[])[] = [
    (fields) => fields.filter(([tag]) => tag !== '505'),
    (fields) => fields.map(fewerNames),
    (fields) => {
      const people = fields.filter(([tag]) => tag === '700').slice(0, MOST_PEOPLE);
      return fields.filter((field) => field[0] !== '700' || people.includes(field));
    },
    (fields) => fields.filter(([tag]) => tag < '500' || tag >= '600'),
  ];
  let shorter: MarcRecord = { ...record, fields: record.fields.map(shortened) };
  for (const step of steps) {
    if (fits(shorter)) return shorter;
    shorter = { ...shorter, fields: step(shorter.fields) };
  }
  return shorter;
}

function fieldXml([tag, ...values]: MarcField): string {
  if (tag < '010') return `<controlfield tag="${tag}">${escapeMarkup(values[0] ?? '')}</controlfield>`;
  const [indicators = '  ', ...subfields] = values;
  const parts = subfields.flatMap((code, index) =>
    index % 2 === 0
      ? [`<subfield code="${code}">${escapeMarkup(subfields[index + 1] ?? '')}</subfield>`]
      : [],
  );
  return `<datafield tag="${tag}" ind1="${indicators[0] ?? ' '}" ind2="${indicators[1] ?? ' '}">${parts.join('')}</datafield>`;
}

export const MARCXML_NAMESPACE = 'http://www.loc.gov/MARC21/slim';

/** One `record` element; `namespace` is the xmlns attribute if it is not inside a `collection`. */
export const marcXml = ({ leader, fields }: MarcRecord, namespace = ''): string =>
  `<record${namespace}><leader>${leader}</leader>${fields.map(fieldXml).join('')}</record>`;

/** What stands before and after the records of a MARCXML file, which `marcXml` writes, one a line. */
export const MARCXML_FILE = {
  before: `<?xml version="1.0" encoding="UTF-8"?>\n<collection xmlns="${MARCXML_NAMESPACE}">\n`,
  after: '</collection>\n',
} as const;
