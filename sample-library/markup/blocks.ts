/**
 * The plain markup that long texts are written in, read into blocks that become both rich text and documents:
 * `## heading`, `### heading`, `- item`, `1. item`, `> quotation`, `| table | row |`, paragraphs; inside a line
 * `**bold**`, `*italic*` and `[words](type/slug)` for a link to another entry.
 */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  /** `type/slug` of the entry it leads to. */
  target?: string;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'quote'; paragraphs: Run[][] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'table'; rows: Run[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((\w+\/[a-z0-9-]+)\)/g;

export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, italic, words, target] = match;
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    if (bold !== undefined) runs.push({ text: bold, bold: true });
    else if (italic !== undefined) runs.push({ text: italic, italic: true });
    else if (words !== undefined && target !== undefined) runs.push({ text: words, target });
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

const stripped = (lines: readonly string[], mark: RegExp) => lines.map((line) => line.replace(mark, ''));

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => runsOf(cell.trim()));

/** Rows of a table; the line of hyphens under the header is no row. */
const rowsOf = (lines: readonly string[]) => lines.filter((line) => !/^\|[\s|-]+\|$/.test(line)).map(cellsOf);

/** Lines of one chunk that all start with the mark; a line without it continues the one before. */
function items(lines: readonly string[], mark: RegExp): Run[][] {
  const whole: string[] = [];
  for (const line of lines) {
    if (mark.test(line) || whole.length === 0) whole.push(line.replace(mark, ''));
    else whole.push(`${whole.pop() ?? ''} ${line.trim()}`);
  }
  return whole.map(runsOf);
}

function blockOf(chunk: string): Block {
  const lines = chunk.split('\n');
  const first = lines[0] ?? '';
  const heading = /^(##|###) (.+)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1] === '##' ? 2 : 3, runs: runsOf(heading[2] ?? '') };
  if (/^- /.test(first)) return { kind: 'list', ordered: false, items: items(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { kind: 'list', ordered: true, items: items(lines, /^\d+\. /) };
  if (/^> /.test(first)) return { kind: 'quote', paragraphs: stripped(lines, /^> ?/).map(runsOf) };
  if (/^\|/.test(first)) return { kind: 'table', rows: rowsOf(lines) };
  return { kind: 'paragraph', runs: runsOf(lines.map((line) => line.trim()).join(' ')) };
}

/** Blocks of a text; blank lines part them, and a heading may be followed at once by its text. */
export function blocksOf(markup: string): Block[] {
  return markup
    .replace(/^(#{2,3} .+)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.replace(/^\n+|\s+$/g, ''))
    .filter((chunk) => chunk !== '')
    .map(blockOf);
}

/** Whether a heading begins a sheet that is handed out: `## Sheet: Hamlet 3.1`. */
export const isSheet = (block: Block): boolean =>
  block.kind === 'heading' && block.level === 2 && (block.runs[0]?.text.startsWith('Sheet: ') ?? false);
