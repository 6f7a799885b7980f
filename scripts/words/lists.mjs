// @ts-check
/**
 * Names that decide whether a string is words for people, where its position does not. Any other string is judged by how it
 * looks (`looksSaid`). The names are attributes, properties, tables and functions of this source.
 */

/** Attributes whose strings people read or hear, whatever the strings look like. */
export const saidAttributes = new Set([
  'aria-label',
  'aria-valuetext',
  'alt',
  'closeLabel',
  'heading',
  'hint',
  'label',
  'none',
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

/** Tables whose strings are compared with values from the content or another service. */
export const codeTables = new Set(['courseCountry']);

/** Functions that take words, with the indexes of those arguments; their other arguments are codes. */
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

/** Functions whose arguments are codes or go to a log, even if they contain a space. */
export const codeCalls = new Set([
  'closest',
  'debug',
  'error',
  'info',
  'log',
  'logEvent',
  'matches',
  'querySelector',
  'querySelectorAll',
  'setHeader',
  'warn',
]);

/** Matches lists of classes, sizes, selectors, headers and markup, which also contain spaces. */
const machine =
  /[=|]|<\S|\S>|;(?!\s\p{L})|\/\S|--|\b(?:min|max)-width|\d(?:px|vw|rem)\b|\bno(?:opener|follow|index)\b|^[a-z]+(?:-[a-z]+)+(?:\s|$)/u;

/** Whether a string looks like words for people: one capitalised word, or several that are not a list for a machine. */
export function looksSaid(/** @type {string} */ text) {
  const trimmed = text.trim();
  if (/^\p{Lu}[\p{Ll}’'-]+[.:…!?]?$/u.test(trimmed)) return true;
  if (!/\s/.test(trimmed) || machine.test(trimmed)) return false;
  return /^[,·(“‘]?\s?[\p{L}\p{S}{\d“‘]/u.test(trimmed) && /\p{L}{2}/u.test(trimmed);
}
