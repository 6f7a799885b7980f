// @ts-check
/** Whole sentences from JSX: text, expressions and inline elements of one element become one message. */
import { decode } from 'html-entities';
import ts from 'typescript';
import { elementPart, hasLetters, holePart, textPart, withoutBeside } from './parts.mjs';

/** Text as displayed: JSX source contains entities. @param {string} text */
export const decoded = (text) => decode(text, { scope: 'strict' });

/** JSX's own rule: lines are trimmed, empty ones dropped, the rest joined by a space. @param {string} raw */
function jsxText(raw) {
  const lines = raw.split(/\r?\n/);
  const trimmed = lines.map((line, index) => {
    const start = index === 0 ? line : line.trimStart();
    return index === lines.length - 1 ? start : start.trimEnd();
  });
  return decoded(trimmed.filter((line) => line !== '').join(' '));
}

/** @param {ts.Node} node @returns {boolean} whether it contains an element */
function holdsElement(node) {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true;
  return ts.forEachChild(node, (child) => holdsElement(child) || undefined) ?? false;
}

/** @param {ts.JsxChild} child @returns {import('./parts.mjs').Part[]} */
function partsOf(child) {
  const [start, end] = [child.pos, child.end];
  if (ts.isJsxText(child)) {
    const text = jsxText(child.text);
    return text === '' ? [] : [textPart(text, start, end)];
  }
  if (ts.isJsxExpression(child)) {
    const { expression } = child;
    if (!expression) return [];
    if (ts.isStringLiteralLike(expression)) return [textPart(expression.text, start, end)];
    return [holePart({ start, end, means: expression.getText(), isBeside: holdsElement(expression) })];
  }
  if (ts.isJsxElement(child) && child.children.length > 0)
    return [
      elementPart({
        open: [start, child.openingElement.end],
        close: [child.closingElement.pos, end],
        means: child.openingElement.tagName.getText(),
        children: child.children.flatMap(partsOf),
      }),
    ];
  const means = ts.isJsxSelfClosingElement(child) ? child.tagName.getText() : 'markup';
  return [holePart({ start, end, means, isBeside: true, isTag: true })];
}

/**
 * The sentence formed by an element's children; null if the element has no text of its own.
 * @param {ts.JsxElement | ts.JsxFragment} element
 */
export function sentenceOf(element) {
  const own = element.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
  const parts = own ? withoutBeside(element.children.flatMap(partsOf)) : [];
  return parts.some(hasLetters) ? parts : null;
}
