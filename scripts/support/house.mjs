/** Measures of the code base: lines of code, lengths of files, import cycles. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** All TypeScript files. */
export function sourceFiles() {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.stdout.split('\n').filter((file) => /(?<!\.d)\.tsx?$/.test(file) && ts.sys.fileExists(file));
}

/** Those of the product: without the sample library, tests and bench. */
export const productFiles = () =>
  sourceFiles().filter((file) => !/^(?:sample-library|__tests__|bench)\//.test(file));

/** Number of lines with a token on them: a string over five lines counts five, a comment none. */
function codeLines(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = new Set();
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node) => {
    const children = node.getChildren(source);
    for (const child of children) if (!ts.isJSDoc(child)) visit(child);
    const [start, end] = [node.getStart(source), node.getEnd()];
    if (children.length > 0 || end <= start) return;
    for (let line = lineAt(start); line <= lineAt(end); line += 1) lines.add(line);
  };
  visit(source);
  return lines.size;
}

/** Total lines of code, and the length of each file, shortest first. */
export function measure(files) {
  const rows = files.map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, code: codeLines(file, text), lines: text.split('\n').length - 1 };
  });
  const byLength = rows.toSorted((one, other) => one.lines - other.lines);
  return { code: rows.reduce((sum, row) => sum + row.code, 0), byLength };
}

/** The files that each file imports: by value, for types only, or dynamically. */
function importsOf(files) {
  const known = new Set(files);
  const resolved = (from, name) => {
    const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
    return [base, `${base}.ts`, `${base}.tsx`].find((file) => known.has(file));
  };
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      const names = importedFiles.map(({ fileName }) => fileName).filter((name) => /^(?:@\/|\.)/.test(name));
      return [file, names.map((name) => resolved(file, name)).filter(Boolean)];
    }),
  );
}

/** Every import cycle, each reported once: the lint rule ignores cycles of type imports and dynamic imports. */
export function circles(files) {
  const imports = importsOf(files);
  const done = new Set();
  const found = [];
  const walk = (file, trail) => {
    const at = trail.indexOf(file);
    if (at >= 0) found.push([...trail.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  return found;
}
