// @ts-check
/** The code that the product reaches: follows imports from its entries, and records which exports of each file are used. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesUnder } from '../support/files-under.mjs';
import { entries, renewalEntry } from '../support/services.mjs';
import { readModule } from './module.mjs';

/** Entry points of the product, beside its pages. Scripts for developers, the bench and the tests are not part of it. */
const ENTRIES = [
  ...Object.values(entries),
  renewalEntry,
  // Named in next.config.js, which is not followed as a module.
  'lib/browser/images/loader.ts',
];

/**
 * Names that their own file uses too: those that occur more than once in it.
 * @param {ts.SourceFile} source
 */
function usedAtHome(source) {
  const seen = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node)) seen.set(node.text, (seen.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return new Set([...seen].filter(([, times]) => times > 1).map(([name]) => name));
}

/**
 * Whether an export is code that the product runs.
 * @param {string} root absolute
 * @returns {(file: string, name: string) => boolean} of an absolute file and an exported name, or `*` for any of its exports
 */
export function productOf(root) {
  const begun = [
    ...filesUnder(path.join(root, 'pages')).filter((file) => /\.tsx?$/.test(file)),
    ...ENTRIES.map((file) => path.join(root, file)).filter((file) => existsSync(file)),
  ];
  const modules = new Map();
  /** @type {Map<string, Set<string>>} */
  const used = new Map(begun.map((file) => [file, new Set(['*'])]));
  const waiting = [...begun];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (modules.has(file)) continue;
    const module = readModule(root, file);
    modules.set(file, usedAtHome(module.source));
    for (const { file: target, name } of module.imports) {
      used.set(target, (used.get(target) ?? new Set()).add(name));
      if (/\.(tsx?|mjs|js)$/.test(target)) waiting.push(target);
    }
  }
  return (file, name) => {
    const names = used.get(file);
    if (names === undefined) return false;
    return name === '*' || names.has('*') || names.has(name) || modules.get(file)?.has(name) === true;
  };
}
