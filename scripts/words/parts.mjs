// @ts-check
/**
 * The parts of a sentence. In the message a hole is written `{0}` (or `<0/>` if it is an element), and an element that
 * contains words `<0>…</0>`; numbers run from left to right. Positions are offsets in the source.
 * @typedef {{ kind: 'text', text: string, start: number, end: number }} Text
 * @typedef {{ kind: 'hole', start: number, end: number, means: string, isTag: boolean, isBeside: boolean }} Hole
 * @typedef {{ kind: 'element', open: Span, close: Span, start: number, end: number, means: string,
 *   children: Part[] }} Element
 * @typedef {[start: number, end: number]} Span
 * @typedef {Text | Hole | Element} Part
 */

/** @param {string} text @param {number} start @param {number} end @returns {Text} */
export const textPart = (text, start, end) => ({ kind: 'text', text, start, end });

/**
 * @param {{ start: number, end: number, means: string, isBeside?: boolean, isTag?: boolean }} hole `isBeside`: not part
 *   of the sentence when it is at its edge, such as a picture before a label
 * @returns {Hole}
 */
export const holePart = ({ isBeside = false, isTag = false, ...hole }) => ({
  kind: 'hole',
  isBeside,
  isTag,
  ...hole,
});

/** @param {{ open: Span, close: Span, means: string, children: Part[] }} element @returns {Element} */
export const elementPart = (element) => ({
  kind: 'element',
  start: element.open[0],
  end: element.close[1],
  ...element,
});

/** @param {Part} part @returns {boolean} */
export const hasLetters = (part) => {
  if (part.kind === 'text') return /\p{L}/u.test(part.text);
  return part.kind === 'element' && part.children.some(hasLetters);
};

/** @param {Part} part @returns {boolean} */
function isBeside(part) {
  if (part.kind === 'text') return part.text.trim() === '';
  return part.kind === 'hole' ? part.isBeside : part.children.every(isBeside);
}

/** Drops the parts before and after the sentence that do not belong to it. @param {readonly Part[]} parts */
export function withoutBeside(parts) {
  const from = parts.findIndex((part) => !isBeside(part));
  return from < 0 ? [] : parts.slice(from, parts.findLastIndex((part) => !isBeside(part)) + 1);
}

/**
 * The parts as translators see them, and the part that each number refers to.
 * @param {readonly Part[]} parts
 * @returns {{ message: string, holes: (Hole | Element)[] }}
 */
export function written(parts) {
  /** @type {(Hole | Element)[]} */
  const holes = [];
  /** @param {Part} part @returns {string} */
  const write = (part) => {
    if (part.kind === 'text') return part.text;
    const index = holes.push(part) - 1;
    if (part.kind === 'element') return `<${index}>${part.children.map(write).join('')}</${index}>`;
    return part.isTag ? `<${index}/>` : `{${index}}`;
  };
  return { message: parts.map(write).join(''), holes };
}

const TOKEN = /(\{\d+\}|<\/?\d+>|<\d+\/>)/;

/**
 * Splits a message into its texts and numbered placeholders.
 * @param {string} message @returns {{ sign: '{}' | '<>' | '</>' | '</ >' | null, text: string, index: number }[]}
 */
export function tokensOf(message) {
  return message
    .split(TOKEN)
    .filter((text) => text !== '')
    .map((text) => {
      if (!TOKEN.test(text)) return { sign: null, text, index: -1 };
      const index = Number(text.replace(/\D/g, ''));
      if (text.startsWith('{')) return { sign: '{}', text, index };
      if (text.startsWith('</')) return { sign: '</>', text, index };
      return { sign: text.endsWith('/>') ? '</ >' : '<>', text, index };
    });
}

/** Whether the translation has every placeholder of the message exactly once, with elements correctly nested. */
export function keepsSigns(/** @type {string} */ message, /** @type {string} */ translation) {
  const signs = (/** @type {string} */ text) => tokensOf(text).filter(({ sign }) => sign !== null);
  const sorted = (/** @type {string} */ text) =>
    signs(text)
      .map(({ text: sign }) => sign)
      .sort()
      .join();
  if (sorted(message) !== sorted(translation)) return false;
  /** @type {number[]} */
  const opened = [];
  return signs(translation).every(({ sign, index }) => {
    if (sign === '<>') opened.push(index);
    return sign !== '</>' || opened.pop() === index;
  });
}
