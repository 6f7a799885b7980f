// @ts-check
/**
 * The names that decide whether a string is words where its position does not. A string that no list names is judged by
 * how it looks (`looksSaid`). Names are of attributes, properties, tables and functions of this source.
 */

/** Attributes whose strings people read or hear, whatever they look like. */
export const saidAttributes = new Set([
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'closeLabel',
  'heading',
  'hint',
  'label',
  'noun',
  'placeholder',
  'title',
]);

/** Attributes whose strings only machines read. */
export const codeAttributes = new Set([
  'autoComplete',
  'className',
  'content',
  'd',
  'dir',
  'href',
  'htmlFor',
  'id',
  'key',
  'media',
  'property',
  'rel',
  'role',
  'sizes',
  'src',
  'style',
  'transform',
  'type',
  'value',
  'viewBox',
]);

/** Properties whose strings are words even when they look like codes: `{ one: 'guide', many: 'guides' }`. */
export const saidKeys = new Set(['label', 'many', 'noun', 'one', 'plural']);

/** Properties whose strings are codes even when they look like words. */
export const codeKeys = new Set([
  'Authorization',
  'accept',
  'className',
  'href',
  'id',
  'key',
  'method',
  'path',
  'rel',
  'rootMargin',
  'seekBackward',
  'seekForward',
  'style',
  'togglePaused',
  'type',
]);

/** Tables (`const names = { light: 'light' }`) whose every value is words. */
export const saidTables = new Set(['names']);

/** Tables that are compared with what the content or another service says. */
export const codeTables = new Set(['courseCountry']);

/** Functions that take words, and which of their arguments they are; the others are codes. */
export const saidArguments = new Map([
  ['counted', [1, 2]],
  ['documentTitle', [0]],
  ['linkList', [1]],
  ['rail', [0]],
  ['row', [1]],
  ['say', [0]],
  ['spelled', [0]],
  ['steps', [0, 2]],
]);

/** Functions whose arguments are codes or go to a log, even with a space in them. */
export const codeCalls = new Set([
  'closest',
  'debug',
  'error',
  'info',
  'log',
  'logEvent',
  'matchMedia',
  'matches',
  'querySelector',
  'querySelectorAll',
  'setHeader',
  'warn',
]);

/** Lists of classes, sizes, selectors, headers and markup, which have spaces too. */
const machine =
  /[=|]|<\S|\S>|;(?!\s\p{L})|\/\S|--|\b(?:min|max)-width|\d(?:px|vw|rem)\b|\bno(?:opener|follow|index)\b|^[a-z]+(?:-[a-z]+)+(?:\s|$)/u;

/** Whether a string looks like words: one capitalised, or several that are no list for a machine. */
export function looksSaid(/** @type {string} */ text) {
  const trimmed = text.trim();
  if (/^\p{Lu}[\p{Ll}’'-]+[.:…!?]?$/u.test(trimmed)) return true;
  if (!/\s/.test(trimmed) || machine.test(trimmed)) return false;
  return /^[,·(“‘]?\s?[\p{L}\p{S}{\d“‘]/u.test(trimmed) && /\p{L}{2}/u.test(trimmed);
}
