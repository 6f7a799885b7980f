// @ts-check
/** Replaces the sentences in a source file with their translations. */
import { translationIn } from './catalogue.mjs';
import { keepsSigns, tokensOf } from './parts.mjs';
import { featureOf } from './places.mjs';
import { ownLanguages, unitsOf } from './units.mjs';

/** @typedef {import('./units.mjs').Unit} Unit */

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const inTemplate = (/** @type {string} */ text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** How text is escaped in each kind of place, to be displayed unchanged. @type {Record<Unit['as'], (text: string) => string>} */
const quoted = {
  jsx: (text) => `{${JSON.stringify(text)}}`,
  attribute: (text) => `{${JSON.stringify(text)}}`,
  string: (text) => JSON.stringify(text),
  template: inTemplate,
  markup: (text) => inTemplate(text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)),
};

/** @param {Unit} unit @param {string} translation @param {(start: number, end: number) => string} render */
function writtenBack({ as, before, after, holes }, translation, render) {
  if (as === 'string' || as === 'attribute') return quoted[as](`${before}${translation}${after}`);
  const body = tokensOf(`${before}${translation}${after}`)
    .map(({ sign, text, index }) => {
      const hole = holes[index];
      if (sign === null || !hole) return quoted[as](text);
      if (hole.kind === 'hole') return render(hole.start, hole.end);
      return sign === '<>' ? render(...hole.open) : render(...hole.close);
    })
    .join('');
  return as === 'template' ? `\`${body}\`` : body;
}

/**
 * The translation of a unit; null if it is not translated.
 * @param {Unit} unit @param {string} file @param {import('./catalogue.mjs').Catalogue} catalogue
 */
function translationOf({ message }, file, catalogue) {
  if (ownLanguages.has(message)) return catalogue.language;
  const translation = translationIn(catalogue, featureOf(file), message);
  if (translation !== null && !keepsSigns(message, translation))
    throw new Error(
      `the translation of "${message}" (${file}) must hold its signs, each once: "${translation}"`,
    );
  return translation;
}

/**
 * The source with every sentence translated that the catalogue contains. Nothing else changes: a string that is not
 * extracted cannot be replaced. Throws if a translation has lost or added a numbered placeholder.
 * @param {string} text @param {string} file path from the root @param {import('./catalogue.mjs').Catalogue} catalogue
 */
export function translateSource(text, file, catalogue) {
  const units = unitsOf(text, file);
  /** @type {(start: number, end: number, within: readonly Unit[]) => string} */
  const render = (start, end, within) => {
    let out = '';
    let at = start;
    for (const unit of within) {
      if (unit.start < at || unit.end > end) continue;
      const inner = within.filter(
        (other) => other !== unit && other.start >= unit.start && other.end <= unit.end,
      );
      const translation = translationOf(unit, file, catalogue);
      const written =
        translation === null
          ? render(unit.start, unit.end, inner)
          : writtenBack(unit, translation, (from, to) => render(from, to, inner));
      out += text.slice(at, unit.start) + written;
      at = unit.end;
    }
    return out + text.slice(at, end);
  };
  return render(0, text.length, units);
}
