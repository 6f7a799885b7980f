/** One Markdown file: YAML front matter between two lines of `---`, then the body. */
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { bodyFields } from './body';
import { type Kind, schemas } from './schema';

/** Something wrong with a text, said as `file:line: what`. */
export type Fault = string;

type Outcome = { value: unknown } | { faults: Fault[] };

const FRONT = /^---\n([\s\S]*?)\n---\n/;
/** Front matter begins on the second line. */
const FIRST_LINE = 2;

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `nothing is called ${issue.keys.join(', ')} here`;
  const where = issue.path.join('.');
  return where === '' ? issue.message : `${where}: ${issue.message}`;
}

/**
 * Reads one text. `name` is how faults call the file; the slug is the file's name. Answers with the text, or with
 * every fault and its line.
 */
export function readDocument(kind: Kind, name: string, source: string): Outcome {
  const [head = '', front] = FRONT.exec(source) ?? [];
  if (front === undefined) return { faults: [`${name}:1: begins with no front matter between lines of ---`] };
  const counter = new LineCounter();
  const document = parseDocument(front, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + FIRST_LINE - 1;
  if (document.errors.length > 0)
    return {
      faults: document.errors.map(
        ({ pos, message }) => `${name}:${lineAt(pos[0])}: ${message.split('\n')[0] ?? ''}`,
      ),
    };
  const fields = bodyFields(kind, source.slice(head.length), head.split('\n').length);
  const values = Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
  const data = (document.toJS() ?? {}) as object;
  const result = schemas[kind].safeParse({ ...data, slug: path.basename(name, '.md'), ...values });
  if (result.success) return { value: result.data };
  const lineOf = (issue: z.core.$ZodIssue): number => {
    const place = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    const inBody = fields[String(place[0])];
    if (inBody) return inBody.line;
    for (let depth = place.length; depth > 0; depth -= 1) {
      const node = document.getIn(place.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  return { faults: result.error.issues.map((issue) => `${name}:${lineOf(issue)}: ${messageOf(issue)}`) };
}
