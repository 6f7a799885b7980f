/** People as CSV: reading, with all errors by line, and writing in the format that can be read again. Pure. */
import type { z } from 'zod';
import {
  invitePersonSchema,
  type AdminPerson,
  type InvitePerson,
} from '@/lib/contracts/administration/people';
import { csvFile, unguarded } from '../text/csv';
import { CsvError, parseCsv, type CsvRow } from '../text/csv-read';
import { roleLists } from '@/lib/contracts/viewer/permissions';
import { roleNames } from './role-names';

const FIELDS = ['email', 'firstName', 'lastName', 'roles'] as const;
type Field = (typeof FIELDS)[number];

export interface LineFault {
  /** From 1. */
  line: number;
  message: string;
}

export interface PeopleReading {
  people: { line: number; person: InvitePerson }[];
  faults: LineFault[];
}

/** A role by its id, or by its name on screen. */
const roleOf = (word: string): string =>
  roleLists.find((role) => roleNames[role].toLowerCase() === word) ?? word;

const listOf = (cell: string) =>
  cell
    .split(/[;,]/)
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
    .map(roleOf);

/** `First name` is `firstName`. */
const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');

/** Spreadsheets of many countries separate cells by semicolons; the first line, which has names alone, shows it. */
function rowsOf(text: string): CsvRow[] {
  const [first = ''] = text.trimStart().split('\n', 1);
  return parseCsv(text, first.includes(';') && !first.includes(',') ? ';' : ',');
}

function valueOf(field: Field, cell: string): string | string[] {
  return field === 'roles' ? listOf(cell) : unguarded(cell);
}

/** What is wrong with a cell, its column first. The schema's words about roles and lengths are for programmers. */
function cellWords(
  { path, message, ...issue }: z.ZodError['issues'][number],
  roles: readonly string[],
): string {
  const [field, index] = path;
  if (field === 'roles' && typeof index === 'number')
    return `roles: “${roles[index] ?? ''}” is none of ${roleLists.join(', ')}`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `${String(field)} is longer than ${issue.maximum} characters`;
  return field === 'email' ? 'email is not an e-mail address' : `${String(field)} ${message}`;
}

const faulty = (line: number, ...messages: readonly string[]): PeopleReading => ({
  people: [],
  faults: messages.map((message) => ({ line, message })),
});

function readRow(
  { line, cells }: CsvRow,
  fields: readonly Field[],
  seen: Map<string, number>,
): PeopleReading {
  if (cells.length !== fields.length)
    return faulty(line, `cells here: ${cells.length}, in the first line: ${fields.length}`);
  const given = Object.fromEntries(fields.map((field, index) => [field, valueOf(field, cells[index] ?? '')]));
  const parsed = invitePersonSchema.safeParse({ roles: ['teacher'], ...given });
  const roles = listOf(cells[fields.indexOf('roles')] ?? '');
  if (!parsed.success) return faulty(line, ...parsed.error.issues.map((issue) => cellWords(issue, roles)));
  const before = seen.get(parsed.data.email.toLowerCase());
  if (before !== undefined) return faulty(line, `the same email is already on line ${before}`);
  seen.set(parsed.data.email.toLowerCase(), line);
  return { people: [{ line, person: parsed.data }], faults: [] };
}

/** The first line names the columns; `email` is required. Without a column of roles, everybody becomes a teacher. */
export function readPeopleCsv(text: string): PeopleReading {
  let rows: CsvRow[];
  try {
    rows = rowsOf(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return faulty(error.line, error.message);
  }
  const [header, ...lines] = rows;
  const names = header?.cells ?? [];
  const fieldOf = (name: string) => FIELDS.find((field) => plain(field) === plain(name));
  const fields = names.flatMap((name) => fieldOf(name) ?? []);
  const unknown = names.filter((name) => fieldOf(name) === undefined);
  if (unknown.length > 0 || !fields.includes('email')) {
    const message = `the first line names the columns: ${FIELDS.join(', ')}${unknown.length > 0 ? `; “${unknown.join(', ')}” is none of them` : ''}`;
    return faulty(1, message);
  }
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice !== undefined) return faulty(1, `the column ${twice} is there twice`);
  const seen = new Map<string, number>();
  const read = lines.map((line) => readRow(line, fields, seen));
  return { people: read.flatMap(({ people }) => people), faults: read.flatMap(({ faults }) => faults) };
}

/** Has the columns that `readPeopleCsv` reads, so that it can be imported elsewhere. */
export function peopleCsv(
  people: readonly Pick<AdminPerson, 'email' | 'firstName' | 'lastName' | 'roles'>[],
): string {
  const rows = people.map(({ email, firstName, lastName, roles }) => [
    email,
    firstName ?? '',
    lastName ?? '',
    roles.join('; '),
  ]);
  return csvFile([FIELDS, ...rows]);
}
