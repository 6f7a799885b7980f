// @ts-check
/** Every sentence of a source file with its position, so that it can be extracted and replaced. */
import ts from 'typescript';
import { markupSentences } from './html.mjs';
import { decoded, sentenceOf } from './jsx.mjs';
import { looksSaid } from './lists.mjs';
import { holePart, textPart, written } from './parts.mjs';
import { positionOf } from './positions.mjs';

/**
 * `message` is trimmed: the white space around it is kept separately (`before`, `after`). `as`: how its text is written back.
 * @typedef {{ start: number, end: number, message: string, before: string, after: string,
 *   holes: (import('./parts.mjs').Hole | import('./parts.mjs').Element)[],
 *   as: 'jsx' | 'attribute' | 'string' | 'template' | 'markup' }} Unit
 */

/** Languages of the product's own words: where the source names one of them, a translation names its own language. */
export const ownLanguages = new Set(['en-GB', 'en-US']);

/** From the first part to the end of the last. @param {readonly import('./parts.mjs').Part[]} parts @returns {[number, number]} */
const spanOf = (parts) => [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];

/** @param {readonly import('./parts.mjs').Part[]} parts @param {Unit['as']} as @returns {Unit} */
function unitOf(parts, as, [start, end] = spanOf(parts)) {
  const { message, holes } = written(parts);
  const [, before = '', sentence = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(message) ?? [];
  return { start, end, message: sentence, before, after, holes, as };
}

/** @param {ts.Node} node @param {string} message */
function isSaid(node, message) {
  if (ownLanguages.has(message)) return positionOf(node) !== 'code' || ts.isNewExpression(node.parent);
  const text = message.replace(/\{\d+\}/g, '').trim();
  if (!/\p{L}/u.test(text)) return false;
  const position = positionOf(node);
  if (position === 'said') return true;
  if (position === 'code') return false;
  return looksSaid(message) && (position === 'maybe' || /\s/.test(message.trim()));
}

/** @param {ts.StringLiteralLike} node @returns {Unit[]} */
function ofString(node) {
  const isAttribute = ts.isJsxAttribute(node.parent);
  const text = isAttribute ? decoded(node.text) : node.text;
  if (!isSaid(node, text)) return [];
  const span = /** @type {[number, number]} */ ([node.getStart(), node.end]);
  return [unitOf([textPart(text, ...span)], isAttribute ? 'attribute' : 'string', span)];
}

/** @param {ts.TemplateExpression} node @returns {Unit[]} */
function ofTemplate(node) {
  const { head, templateSpans } = node;
  const parts = [
    textPart(head.text, head.getStart() + 1, head.end - 2),
    ...templateSpans.flatMap(({ expression, literal }, index) => {
      const before = index === 0 ? head : templateSpans[index - 1]?.literal;
      const from = literal.getStart();
      return [
        holePart({ start: (before?.end ?? 0) - 2, end: from + 1, means: expression.getText() }),
        textPart(literal.text, from + 1, literal.end - 1),
      ];
    }),
  ].filter((part) => part.kind !== 'text' || part.text !== '');
  const unit = unitOf(parts, 'template', [node.getStart(), node.end]);
  return isSaid(node, unit.message) ? [unit] : [];
}

/** @param {ts.Node} node @returns {Unit[]} sentences that begin at this node, without those inside it */
function ownUnits(node) {
  if (ts.isStringLiteralLike(node)) return ofString(node);
  if (ts.isTemplateExpression(node)) return ofTemplate(node);
  return [];
}

/** Where elements inside a sentence start: as parts of it, they have no sentence of their own. @param {readonly import('./parts.mjs').Part[]} parts @returns {number[]} */
const insideOf = (parts) =>
  parts.flatMap((part) => (part.kind === 'element' ? [part.start, ...insideOf(part.children)] : []));

/**
 * Sentences in order of their start; an outer one comes before the inner ones in its holes.
 * @param {string} text @param {string} file @returns {Unit[]}
 */
export function unitsOf(text, file) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind);
  /** @type {Unit[]} */
  const units = [];
  /** @type {Set<number>} */
  const absorbed = new Set();
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const parts = absorbed.has(node.pos) ? null : sentenceOf(node);
      for (const start of insideOf(parts ?? [])) absorbed.add(start);
      if (parts) units.push(unitOf(parts, 'jsx'));
    } else if (ts.isTaggedTemplateExpression(node)) {
      if (node.tag.getText() !== 'html') return;
      units.push(...markupSentences(node.template).map((parts) => unitOf(parts, 'markup')));
      if (ts.isTemplateExpression(node.template))
        node.template.templateSpans.forEach((span) => visit(span.expression));
      return;
    } else units.push(...ownUnits(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return units.sort((one, other) => one.start - other.start || other.end - one.end);
}
