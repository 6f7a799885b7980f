// @ts-check
/** Which rules a test file cites, and for each whether the citing test runs product code. */
import path from 'node:path';
import ts from 'typescript';
import { idsIn } from './ids.mjs';
import { mentioned, readModule, sheetsNamed } from './module.mjs';

/** Tests that start the built product itself, and so reach everything. */
const THROUGH_THE_PRODUCT = /^__tests__\/(e2e|system|visual)\//;
const TESTS = new Set(['it', 'test', 'describe']);
const HOOKS = new Set(['beforeEach', 'beforeAll', 'afterEach', 'afterAll']);

/** The name that a call starts with: `it` in `it.each(rows)('…')`. @param {ts.Expression} node @returns {string} */
function calledName(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return calledName(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calledName(node.tag);
  return '';
}

/**
 * The innermost test, or group of tests, that contains a position (leading comments count); else the whole file.
 * @param {ts.SourceFile} source @param {number} position @returns {ts.Node}
 */
function testAt(source, position) {
  /** @type {ts.Node} */
  let found = source;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (position < node.getFullStart() || position >= node.getEnd()) return;
    if (
      ts.isExpressionStatement(node) &&
      ts.isCallExpression(node.expression) &&
      TESTS.has(calledName(node.expression))
    )
      found = node;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Declarations of a file by name, at any depth, and its hooks. @param {ts.SourceFile} source */
function declarations(source) {
  /** @type {Map<string, ts.Node[]>} */
  const byName = new Map();
  /** @type {ts.Node[]} */
  const hooks = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name =
      ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)
        ? node.name
        : undefined;
    if (name !== undefined)
      for (const word of mentioned(name)) byName.set(word, [...(byName.get(word) ?? []), node]);
    if (ts.isCallExpression(node) && HOOKS.has(calledName(node.expression))) hooks.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { byName, hooks };
}

/**
 * The parts of a file that a test runs: the test itself, the hooks and the helpers that they mention, and all names in them.
 * @param {ts.Node} test @param {ReturnType<typeof declarations>} declared
 */
function partsOf(test, { byName, hooks }) {
  const names = new Set();
  const parts = new Set([test, ...hooks]);
  // Iterating over a set also visits the items added meanwhile, so helpers of helpers are included.
  for (const part of parts)
    for (const name of mentioned(part)) {
      if (names.has(name)) continue;
      names.add(name);
      for (const helper of byName.get(name) ?? []) parts.add(helper);
    }
  return { names, parts };
}

/**
 * @param {string} root @param {(file: string, name: string) => boolean} inProduct
 * @returns {(file: string) => Map<string, boolean>} of an absolute test file: each rule that it cites, and whether it proves it
 */
export function citationsOf(root, inProduct) {
  const tests = path.join(root, '__tests__') + path.sep;
  /** @type {Map<string, boolean>} */
  const helpers = new Map();
  /** Whether a helper of the tests reaches the product. @param {string} file @returns {boolean} */
  const helperReaches = (file) => {
    const known = helpers.get(file);
    if (known !== undefined) return known;
    helpers.set(file, false);
    const reaches = readModule(root, file).imports.some(reachesProduct);
    helpers.set(file, reaches);
    return reaches;
  };
  /** @param {{ file: string, name: string }} imported @returns {boolean} */
  const reachesProduct = ({ file, name }) =>
    file.startsWith(tests) ? /\.tsx?$/.test(file) && helperReaches(file) : inProduct(file, name);

  return (file) => {
    const { source, imports } = readModule(root, file);
    const whole = THROUGH_THE_PRODUCT.test(path.relative(root, file).split(path.sep).join('/'));
    const declared = declarations(source);
    const proved = new Map();
    /** @param {ts.Node} test */
    const runsProduct = (test) => {
      if (test === source) return imports.some(reachesProduct);
      const { names, parts } = partsOf(test, declared);
      return (
        imports.some((taken) => (taken.local === null || names.has(taken.local)) && reachesProduct(taken)) ||
        [...parts].some((part) => sheetsNamed(root, part).some((sheet) => inProduct(sheet, '*')))
      );
    };
    for (const { id, index } of idsIn(source.text))
      proved.set(id, proved.get(id) === true || whole || runsProduct(testAt(source, index)));
    return proved;
  };
}
