/** What the body of a text is read into, by kind: fields of the schema, each with the line where it begins. */
import type { Kind } from './schema';

interface Field {
  value: unknown;
  line: number;
}
export type Fields = Record<string, Field>;

interface Part {
  /** Empty for what stands before the first heading. */
  heading: string;
  text: string;
  line: number;
}

const HEADING = /^# (.+)$/;

/** Parts of a body under headings of the first level; `line` is that of the body's first line. */
function partsOf(body: string, line: number): Part[] {
  const parts: { heading: string; lines: string[]; line: number }[] = [{ heading: '', lines: [], line }];
  for (const [index, text] of body.split('\n').entries()) {
    const heading = HEADING.exec(text)?.[1];
    if (heading === undefined) parts.at(-1)?.lines.push(text);
    else parts.push({ heading: heading.trim(), lines: [], line: line + index });
  }
  return parts
    .map(({ lines, ...part }) => ({ ...part, text: lines.join('\n').trim() }))
    .filter(({ heading, text }) => heading !== '' || text !== '');
}

type Reader = (body: string, line: number) => Fields;

/** The whole body is one field; an empty body is none. */
const whole =
  (field: string): Reader =>
  (body, line) =>
    body.trim() === '' ? {} : { [field]: { value: body.trim(), line } };

/** `# Look` is the field `look`; what stands before the first heading is the field named here. */
const parted =
  (first: string): Reader =>
  (body, line) =>
    Object.fromEntries(
      partsOf(body, line).map((part) => [
        part.heading === '' ? first : part.heading.toLowerCase(),
        { value: part.text, line: part.line },
      ]),
    );

/** `# Question` and its answer, in turn. */
const exchange: Reader = (body, line) => ({
  exchange: { value: partsOf(body, line).map(({ heading, text }) => [heading, text]), line },
});

const STEP = /^\d+\. /;

/** A numbered list, then what to watch for. */
const steps: Reader = (body, line) => {
  const paragraphs = body.trim().split(/\n\s*\n/);
  const first = paragraphs[0] ?? '';
  const numbered = first.split('\n').filter((row) => STEP.test(row));
  const note = paragraphs.slice(1).join('\n\n');
  return {
    steps: { value: numbered.map((row) => row.replace(STEP, '')), line },
    note: { value: note, line: line + first.split('\n').length },
  };
};

const readers: Readonly<Record<Kind, Reader>> = {
  productions: whole('text'),
  interviews: exchange,
  workshops: steps,
  guides: whole('body'),
  plans: whole('body'),
  plays: parted('premise'),
  forms: parted('look'),
  themes: parted('thought'),
  people: whole('text'),
  series: whole('long'),
  collections: whole('long'),
  courses: whole('long'),
  modules: whole('body'),
  units: whole('long'),
  curricula: whole('long'),
  company: whole('note'),
  topics: whole('note'),
  'common-core': whole('note'),
};

/** Fields of a body of this kind. */
export const bodyFields = (kind: Kind, body: string, line: number): Fields => readers[kind](body, line);
