// @ts-check
/** The catalogue as gettext files: a template of every sentence (POT), and the translations made from it (PO). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { po } from 'gettext-parser';
import { featureOf, spokenFiles } from './places.mjs';
import { ownLanguages, unitsOf } from './units.mjs';

/**
 * A sentence of one feature: the files that contain it, and notes on its numbered placeholders.
 * @typedef {{ feature: string, message: string, files: string[], notes: string[] }} Entry
 */

/**
 * What a build needs of a translation. `alike`: by the sentence alone, where it is translated alike in all its features.
 * @typedef {{ language: string, sentences: ReadonlyMap<string, string>, alike: ReadonlyMap<string, string> }} Catalogue
 */

/** Key of a sentence, as gettext joins context and message. @param {string} feature @param {string} message */
export const keyOf = (feature, message) => `${feature}\u0004${message}`;

/** The sentence of a key. @param {string} key */
export const messageOf = (key) => key.slice(key.indexOf('\u0004') + 1);

/** A note for translators about each numbered placeholder. @param {import('./units.mjs').Unit} unit */
const notesOf = ({ holes }) =>
  holes.map((hole, index) => {
    const meaning = hole.means.replace(/\s+/g, ' ');
    const sign = hole.kind === 'element' || hole.isTag ? `<${index}>` : `{${index}}`;
    return `${sign} ${meaning.length > 80 ? `${meaning.slice(0, 79)}…` : meaning}`;
  });

/** Every sentence of the source, sorted by feature and then alphabetically. @param {string} root @returns {Entry[]} */
export function gathered(root) {
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const file of spokenFiles(root)) {
    for (const unit of unitsOf(readFileSync(path.join(root, file), 'utf8'), file)) {
      if (ownLanguages.has(unit.message)) continue;
      const feature = featureOf(file);
      const key = keyOf(feature, unit.message);
      const entry = entries.get(key) ?? { feature, message: unit.message, files: [], notes: [] };
      entries.set(key, entry);
      entry.files = [...new Set([...entry.files, file])];
      entry.notes = [...new Set([...entry.notes, ...notesOf(unit)])];
    }
  }
  return [...entries.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

/**
 * A gettext file. `translate` returns each sentence's translation; the template leaves them empty. Contains no dates or line
 * numbers, so that it changes only when the words do.
 * @param {readonly Entry[]} entries @param {string} language empty in the template
 * @param {(message: string) => string} translate
 */
export function gettextFile(entries, language, translate = () => '') {
  /** @type {import('gettext-parser').GetTextTranslations['translations']} */
  const translations = {};
  for (const { feature, message, files, notes } of entries) {
    const comments = { reference: files.join('\n'), extracted: notes.join('\n') };
    translations[feature] = {
      ...translations[feature],
      [message]: { msgctxt: feature, msgid: message, msgstr: [translate(message)], comments },
    };
  }
  const headers = {
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: language,
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8').trimEnd()}\n`;
}

/**
 * The translation of a sentence; null if there is none. One that stands under other features only, because its component has moved
 * since the file was made, is found by the sentence alone.
 * @param {Catalogue} catalogue @param {string} feature @param {string} message
 */
export const translationIn = ({ sentences, alike }, feature, message) =>
  sentences.get(keyOf(feature, message)) ?? alike.get(message) ?? null;

/**
 * Sentences that are translated alike wherever they stand. Where one of the features has no translation, somebody has seen the
 * sentence there and decided nothing.
 * @param {readonly { message: string, translation: string }[]} read
 */
function alikeIn(read) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const { message, translation } of read)
    found.set(message, (found.get(message) ?? new Set()).add(translation));
  return new Map(
    [...found].flatMap(([message, [translation, ...others]]) =>
      translation && others.length === 0 ? [/** @type {const} */ ([message, translation])] : [],
    ),
  );
}

/** Reads a translation. Sentences left empty or marked fuzzy are not translated. @param {string} text @returns {Catalogue} */
export function readCatalogue(text) {
  const { headers, translations } = po.parse(Buffer.from(text), { defaultCharset: 'utf-8' });
  const language = headers.Language ?? '';
  if (!/^[a-z]{2,3}([-_][\dA-Za-z]+)*$/.test(language))
    throw new Error('the catalogue names no language: its header needs a line like "Language: cy\\n"');
  const read = Object.entries(translations).flatMap(([feature, messages]) =>
    Object.values(messages)
      .filter(({ msgid }) => msgid !== '')
      .map(({ msgid: message, msgstr, comments }) => {
        const isSure = !/\bfuzzy\b/.test(comments?.flag ?? '');
        return { feature, message, translation: isSure ? (msgstr[0] ?? '') : '' };
      }),
  );
  const translated = read.filter(({ translation }) => translation !== '');
  return {
    language: language.replaceAll('_', '-'),
    sentences: new Map(
      translated.map(({ feature, message, translation }) => [keyOf(feature, message), translation]),
    ),
    alike: alikeIn(read),
  };
}
