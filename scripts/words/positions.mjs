// @ts-check
/** What a string in the source is for, judged by its position: words for people, perhaps words, or a code. */
import ts from 'typescript';
import {
  codeAttributes,
  codeCalls,
  codeKeys,
  codeTables,
  saidArguments,
  saidAttributes,
  saidKeys,
  saidTables,
} from './lists.mjs';

/**
 * `said`: words, whatever it looks like. `maybe`: words if it looks like them. `sentence`: words if it also contains
 * a space. `code`: never words.
 * @typedef {'said' | 'maybe' | 'sentence' | 'code'} Position
 */

/** @param {ts.BinaryExpression} parent @param {ts.Node} node */
function isValueOf({ operatorToken: { kind }, right }, node) {
  const { SyntaxKind } = ts;
  if (kind === SyntaxKind.AmpersandAmpersandToken) return node === right;
  return [SyntaxKind.QuestionQuestionToken, SyntaxKind.BarBarToken, SyntaxKind.PlusToken].includes(kind);
}

/** Whether the parent's value is, or contains, the node's value. @param {ts.Node} node @param {ts.Node} parent */
function passesOn(node, parent) {
  if (ts.isConditionalExpression(parent)) return node !== parent.condition;
  if (ts.isBinaryExpression(parent)) return isValueOf(parent, node);
  return (
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isSpreadElement(parent) ||
    ts.isTemplateSpan(parent)
  );
}

/** The last part of a called name: `form.set(…)` is `set`. @param {ts.Expression} callee @returns {string} */
function calledName(callee) {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : '';
}

/** `count === 1 ? 'result' : 'results'` is words in any position. @param {ts.Node} node @param {ts.Node} parent */
const isPluralChoice = (node, parent) =>
  ts.isConditionalExpression(parent) &&
  node !== parent.condition &&
  /=== 1$/.test(parent.condition.getText()) &&
  [parent.whenTrue, parent.whenFalse].every(ts.isStringLiteralLike);

/** @param {string} name @param {ReadonlySet<string>} said @param {ReadonlySet<string>} codes @returns {Position} */
function byName(name, said, codes) {
  if (said.has(name)) return 'said';
  return codes.has(name) || name.startsWith('data-') ? 'code' : 'maybe';
}

/** @param {ts.CallExpression} call @param {ts.Node} node @returns {Position} */
function ofArgument(call, node) {
  const name = calledName(call.expression);
  const said = saidArguments.get(name);
  if (said) return said.some((index) => call.arguments[index] === node) ? 'said' : 'code';
  return codeCalls.has(name) || node === call.expression ? 'code' : 'sentence';
}

/**
 * A screen may show the message of our own error classes; those of plain errors are for developers. A Map is a table.
 * @param {ts.NewExpression} made @returns {Position}
 */
function ofMade({ expression }) {
  const name = expression.getText();
  if (name === 'Map') return 'maybe';
  return /^[A-Z]\w+[a-z]Error$/.test(name) && name !== 'TypeError' ? 'sentence' : 'code';
}

/** @param {ts.PropertyAssignment} property @returns {Position} */
function ofProperty({ name, parent }) {
  const key = ts.isStringLiteral(name) ? name.text : name.getText();
  const table = tableOf(parent);
  if (codeTables.has(table)) return 'code';
  return saidTables.has(table) ? 'said' : byName(key, saidKeys, codeKeys);
}

/** Name of the variable that an object is assigned to. @param {ts.ObjectLiteralExpression} object */
function tableOf(object) {
  /** @type {ts.Node} */
  let at = object.parent;
  while (ts.isAsExpression(at) || ts.isSatisfiesExpression(at)) at = at.parent;
  return ts.isVariableDeclaration(at) ? at.name.getText() : '';
}

/** Whether a variable, a parameter or a return value holds the string. @param {ts.Node} node @param {ts.Node} parent */
const isHeld = (node, parent) =>
  ts.isReturnStatement(parent) ||
  (ts.isArrowFunction(parent) && node === parent.body) ||
  ((ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isPropertyDeclaration(parent)) &&
    node === parent.initializer);

/** @param {ts.Node} node @param {ts.Node} parent @returns {Position} */
function ofLanding(node, parent) {
  if (ts.isJsxExpression(parent)) {
    if (!ts.isJsxAttribute(parent.parent)) return 'said';
    return byName(parent.parent.name.getText(), saidAttributes, codeAttributes);
  }
  if (ts.isJsxAttribute(parent)) return byName(parent.name.getText(), saidAttributes, codeAttributes);
  if (ts.isPropertyAssignment(parent) && node === parent.initializer) return ofProperty(parent);
  if (ts.isCallExpression(parent)) return ofArgument(parent, node);
  if (ts.isNewExpression(parent)) return ofMade(parent);
  return isHeld(node, parent) ? 'maybe' : 'code';
}

/** @param {ts.Node} node a string or template @returns {Position} */
export function positionOf(node) {
  /** @type {ts.Node} */
  let at = node;
  while (passesOn(at, at.parent)) {
    if (isPluralChoice(at, at.parent)) return 'said';
    at = ts.isTemplateSpan(at.parent) ? at.parent.parent : at.parent;
    if (ts.isTemplateExpression(at) && ts.isTaggedTemplateExpression(at.parent)) return ofTagged(at.parent);
  }
  return ofLanding(at, at.parent);
}

/** Strings in the values of `html` may be words; in other tagged templates, codes. @param {ts.TaggedTemplateExpression} tagged */
const ofTagged = (tagged) => (tagged.tag.getText() === 'html' ? 'maybe' : 'code');
