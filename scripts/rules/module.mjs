// @ts-check
/** What one source file imports and mentions, read from its syntax; types are not code and do not count. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * One imported binding: the file it comes from, its name there (`*` for all of it), and its name here.
 * @typedef {{ file: string, name: string, local: string | null }} Import
 * @typedef {{ file: string, source: ts.SourceFile, imports: Import[] }} Module
 */

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/**
 * The file that a specifier refers to, or null for a package.
 * @param {string} root @param {string} from absolute @param {string} specifier
 */
export function fileOf(root, from, specifier) {
  const ours = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!ours) return null;
  const base = specifier.startsWith('@/')
    ? path.join(root, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier);
  return (
    ENDINGS.map((ending) => base + ending).find((file) => existsSync(file) && statSync(file).isFile()) ?? null
  );
}

/** @typedef {{ name: string, local: string | null }} Binding */

/** What `export … from` imports. @param {ts.ExportDeclaration} statement @returns {Binding[]} */
function reexports({ isTypeOnly, exportClause }) {
  if (isTypeOnly) return [];
  if (exportClause === undefined || ts.isNamespaceExport(exportClause)) return [{ name: '*', local: null }];
  return exportClause.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, local: null }));
}

/** What `import … from` imports. @param {ts.ImportDeclaration} statement @returns {Binding[]} */
function imported({ importClause: clause }) {
  if (clause === undefined) return [{ name: '*', local: null }];
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const named = clause.namedBindings;
  const whole = clause.name ? [{ name: 'default', local: clause.name.text }] : [];
  if (named === undefined) return whole;
  if (ts.isNamespaceImport(named)) return [...whole, { name: '*', local: named.name.text }];
  const parts = named.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, local: name.text }));
  return [...whole, ...parts];
}

/** The specifier of a dynamic `import('…')`. @param {ts.Node} node */
function loadedLate(node) {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null;
  const [first] = node.arguments;
  return first !== undefined && ts.isStringLiteralLike(first) ? first.text : null;
}

/**
 * @param {string} root @param {string} file absolute
 * @returns {Module}
 */
export function readModule(root, file) {
  const kind = /\.(tsx|mjs|js)$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true, kind);
  /** @type {Import[]} */
  const imports = [];
  /** @param {string} specifier @param {{ name: string, local: string | null }[]} names */
  const add = (specifier, names) => {
    const target = fileOf(root, file, specifier);
    if (target !== null) imports.push(...names.map((binding) => ({ file: target, ...binding })));
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    const late = loadedLate(node);
    if (late !== null) add(late, [{ name: '*', local: null }]);
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      add(node.moduleSpecifier.text, imported(node));
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      add(node.moduleSpecifier.text, reexports(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, source, imports };
}

/** Our style sheets that a node names in order to read them. @param {string} root @param {ts.Node} node */
export function sheetsNamed(root, node) {
  const names = node.getText().matchAll(/'((?:styles|components)\/[\w/.-]+\.css)'/g);
  return [...names].map(([, name]) => path.join(root, name ?? ''));
}

/** Every identifier in a node. @param {ts.Node} node @returns {Set<string>} */
export function mentioned(node) {
  const names = new Set();
  /** @param {ts.Node} part */
  const visit = (part) => {
    if (ts.isIdentifier(part)) names.add(part.text);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return names;
}
