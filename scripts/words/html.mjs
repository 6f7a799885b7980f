// @ts-check
/** Sentences from templates of markup (`html` of lib/domain/text/markup): text between tags, inline elements kept whole. */
import ts from 'typescript';
import { decoded } from './jsx.mjs';
import { looksSaid } from './lists.mjs';
import { elementPart, hasLetters, holePart, textPart, withoutBeside } from './parts.mjs';

/**
 * @typedef {{ kind: 'text' | 'tag', start: number, end: number, raw: string }
 *   | { kind: 'value', start: number, end: number, raw: string, isBeside: boolean }} Token
 */

const inline = /^<\/?(?:a|abbr|b|code|em|i|span|strong)[\s>]/;
const spokenAttribute = /\s(?:alt|aria-label|lang|placeholder|title)="([^"$<]*\p{L}[^"$<]*)"/gu;

/** Pieces of the template's source and the values between them. @param {ts.TemplateLiteral} template */
function piecesOf(template) {
  const source = template.getSourceFile().text;
  if (ts.isNoSubstitutionTemplateLiteral(template))
    return [{ start: template.getStart() + 1, end: template.end - 1, value: null }];
  const pieces = [{ start: template.head.getStart() + 1, end: template.head.end - 2, value: null }];
  return template.templateSpans.reduce(
    (
      /** @type {{start: number, end: number, value: ts.Expression | null}[]} */ all,
      { expression, literal },
    ) => {
      const from = literal.getStart();
      const isLast = source[literal.end - 1] === '`';
      all.push({ start: all.at(-1)?.end ?? 0, end: from + 1, value: expression });
      all.push({ start: from + 1, end: literal.end - (isLast ? 1 : 2), value: null });
      return all;
    },
    pieces,
  );
}

/** @param {ts.Node} node @returns {boolean} */
const holdsMarkup = (node) =>
  ts.isTaggedTemplateExpression(node) ||
  (ts.forEachChild(node, (child) => holdsMarkup(child) || undefined) ?? false);

/** Tags, text and values in turn; a value inside a tag belongs to the tag. @param {ts.TemplateLiteral} template */
function tokensOf(template) {
  const source = template.getSourceFile().text;
  /** @type {Token[]} */
  const tokens = [];
  let tag = -1;
  for (const { start, end, value } of piecesOf(template)) {
    if (value) {
      if (tag < 0)
        tokens.push({ kind: 'value', start, end, raw: value.getText(), isBeside: holdsMarkup(value) });
      continue;
    }
    let at = start;
    while (at < end) {
      const found = source.indexOf(tag < 0 ? '<' : '>', at);
      const to = found < 0 || found >= end ? end : found;
      if (tag < 0 && to > at) tokens.push({ kind: 'text', start: at, end: to, raw: source.slice(at, to) });
      at = to;
      if (to === end) break;
      if (tag < 0) tag = to;
      else {
        tokens.push({ kind: 'tag', start: tag, end: to + 1, raw: source.slice(tag, to + 1) });
        tag = -1;
      }
      at = to + 1;
    }
  }
  return tokens;
}

/** Maps opening to closing tags, by index, for inline elements that no block interrupts. @param {Token[]} tokens */
function inlinePairs(tokens) {
  /** @type {Map<number, number>} */
  const pairs = new Map();
  /** @type {number[]} */
  let opened = [];
  tokens.forEach(({ kind, raw }, index) => {
    if (kind !== 'tag') return;
    if (!inline.test(raw)) opened = [];
    else if (!raw.startsWith('</')) opened.push(index);
    else {
      const from = opened.pop();
      if (from !== undefined) pairs.set(from, index);
    }
  });
  return pairs;
}

/**
 * Runs of parts that no block interrupts.
 * @param {Token[]} tokens @param {Map<number, number>} pairs @param {number} from @param {number} to
 */
function runsOf(tokens, pairs, from, to) {
  /** @type {import('./parts.mjs').Part[][]} */
  const runs = [[]];
  for (let index = from; index < to; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const { start, end, raw } = token;
    const close = pairs.get(index);
    if (token.kind === 'text') runs.at(-1)?.push(textPart(decoded(raw.replace(/\s+/g, ' ')), start, end));
    else if (token.kind === 'value')
      runs.at(-1)?.push(holePart({ start, end, means: raw, isBeside: token.isBeside }));
    else if (close === undefined) runs.push([]);
    else {
      const last = tokens[close] ?? token;
      const children = runsOf(tokens, pairs, index + 1, close).flat();
      const means = /\w+/.exec(raw)?.[0] ?? '';
      runs.at(-1)?.push(elementPart({ open: [start, end], close: [last.start, last.end], means, children }));
      index = close;
    }
  }
  return runs;
}

/** @param {readonly import('./parts.mjs').Part[]} run @returns {import('./parts.mjs').Part[][]} */
function sentencesIn(run) {
  const parts = withoutBeside(run);
  if (parts.some((part) => part.kind === 'text' && hasLetters(part))) return [parts];
  return parts.flatMap((part) => (part.kind === 'element' ? sentencesIn(part.children) : []));
}

/** Words in attributes. @param {Token} token */
const attributesOf = ({ start, raw }) =>
  [...raw.matchAll(spokenAttribute)].map(({ 0: whole, 1: text = '', index }) => {
    const from = start + index + whole.length - 1 - text.length;
    return [textPart(decoded(text), from, from + text.length)];
  });

/** Every sentence of a template of markup. @param {ts.TemplateLiteral} template */
export function markupSentences(template) {
  const tokens = tokensOf(template);
  // A template without a tag is a fragment of one (such as html` checked`), unless it looks like a sentence.
  if (!tokens.some(({ kind, raw }) => kind === 'tag' || looksSaid(raw))) return [];
  return [
    ...runsOf(tokens, inlinePairs(tokens), 0, tokens.length).flatMap(sentencesIn),
    ...tokens.filter(({ kind }) => kind === 'tag').flatMap(attributesOf),
  ];
}
