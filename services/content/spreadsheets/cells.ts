/** Converts a cell to the value of its field. An unreadable cell gives a problem in words; values are validated later. */
import type { ContentTypeField, FieldType } from '../model/content-type';
import type { Source } from './map';

export type Read = { value: unknown } | { problem: string };

/** What cells need from the other entries and from the folder of files. */
export interface Surroundings {
  /** A link to the entry that a cell names. */
  entry: (types: readonly string[], text: string, make: string | undefined) => Read;
  /** A link to an asset that is made from a file in the folder. */
  file: (name: string) => Read;
}

const yes = new Set(['true', 'yes', 'y', '1', 'x']);
const no = new Set(['false', 'no', 'n', '0']);

const block = (nodeType: string, content: unknown[]) => ({ nodeType, data: {}, content });
const line = (nodeType: string, value: string) =>
  block(nodeType, [{ nodeType: 'text', value, marks: [], data: {} }]);

/** One block of a text: a heading that begins with `## `, a list whose lines all begin with `- `, else a paragraph. */
function part(text: string) {
  const lines = text.split('\n').map((one) => one.trim());
  if (lines.length === 1 && text.startsWith('## ')) return line('heading-2', text.slice(3).trim());
  if (lines.every((one) => one.startsWith('- ')))
    return block(
      'unordered-list',
      lines.map((one) => block('list-item', [line('paragraph', one.slice(2).trim())])),
    );
  return line('paragraph', text);
}

/** Blocks are separated by an empty line. */
const document = (text: string) =>
  block(
    'document',
    text.split(/\n\s*\n/).map((one) => part(one.trim())),
  );

function number(text: string): Read {
  return /^[+-]?\d+(\.\d+)?$/.test(text)
    ? { value: Number(text) }
    : { problem: `“${text}” is no number in digits` };
}

function flag(text: string): Read {
  const word = text.toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: `“${text}” is neither yes nor no` };
}

/** What a map says about a column in addition to its name. */
interface Setting {
  split?: string | undefined;
  between?: string | undefined;
  make?: string | undefined;
}
const settingOf = (source: Source): Setting => ('column' in source ? source : {});

const partsOf = (cell: unknown, split: string | undefined): unknown[] =>
  Array.isArray(cell)
    ? cell
    : typeof cell === 'string' && split !== undefined
      ? cell
          .split(split)
          .map((part) => part.trim())
          .filter((part) => part !== '')
      : [cell];

/** The fields of content model §3 that hold a list of people, written as `Name: part`. */
const PEOPLE: Readonly<Record<string, 'character' | 'role'>> = {
  castMembers: 'character',
  creativeMembers: 'role',
};

function people(cell: unknown, member: 'character' | 'role', source: Source): Read {
  const { split = ';', between = ':' } = settingOf(source);
  const value = partsOf(cell, split).map((part) => {
    if (typeof part !== 'string') return part;
    const [name = '', ...rest] = part.split(between);
    const said = rest.join(between).trim();
    return {
      personSlug: null,
      name: name.trim(),
      [member]: said === '' ? (member === 'role' ? '' : null) : said,
    };
  });
  const nobody = value.find((person) => (person as { role?: string }).role === '');
  return nobody === undefined
    ? { value }
    : { problem: `“${(nobody as { name: string }).name}” did what? Write it as “Name${between} role”` };
}

function object(text: string): Read {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { problem: 'must be JSON' };
  }
}

const typesIn = (validations: ContentTypeField['validations']) =>
  (validations ?? []).flatMap(({ linkContentType = [] }) => linkContentType);

function link(field: ContentTypeField, text: string, source: Source, around: Surroundings): Read {
  const linkType = field.type === 'Array' ? field.items?.linkType : field.linkType;
  if (linkType === 'Asset') return around.file(text);
  const types = typesIn(field.type === 'Array' ? field.items?.validations : field.validations);
  return around.entry(types, text, settingOf(source).make);
}

function list(field: ContentTypeField, cell: unknown, source: Source, around: Surroundings): Read {
  const parts = partsOf(cell, settingOf(source).split);
  if (field.items?.type !== 'Link') return { value: parts };
  const values: unknown[] = [];
  for (const part of parts) {
    const read = link(field, String(part), source, around);
    if ('problem' in read) return read;
    values.push(read.value);
  }
  return { value: values };
}

/** How a text is read, by the type of its field; for a type not listed it is taken as it is. */
const ofText: Readonly<Partial<Record<FieldType, (text: string) => Read>>> = {
  Integer: number,
  Number: number,
  Boolean: flag,
  RichText: (text) => ({ value: document(text) }),
  Object: object,
};

/** Reads a cell that is not empty. Numbers and booleans from JSON are taken as they are. */
export function readCell(field: ContentTypeField, cell: unknown, source: Source, around: Surroundings): Read {
  const member = field.type === 'Object' ? PEOPLE[field.id] : undefined;
  if (member !== undefined) return people(cell, member, source);
  if (field.type === 'Array') return list(field, cell, source, around);
  if (field.type === 'Link') return link(field, String(cell), source, around);
  const isWords = field.type === 'Symbol' || field.type === 'Text';
  if (isWords && typeof cell === 'number') return { value: String(cell) };
  return typeof cell === 'string' ? (ofText[field.type]?.(cell) ?? { value: cell }) : { value: cell };
}
