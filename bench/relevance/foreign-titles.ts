/** Made-up titles in four languages: with elision, umlauts, Cyrillic, polytonic Greek. The same seed gives the same titles. */
import { Dice, random } from '@/__tests__/support/search/corpus';

export interface ForeignTitle {
  name: string;
  /** Distinctive words, as somebody might type them: as written, or without diacritics. */
  words: readonly { written: string; folded: string }[];
}

interface Grammar {
  nouns: readonly string[];
  adjectives: readonly string[];
  /** Builds the title; the words are marked by braces. */
  patterns: readonly ((noun: string, adjective: string, other: string) => string)[];
  /** The word as typed on a keyboard without diacritics. */
  plain: (word: string) => string;
}

const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const split = (list: string): readonly string[] => list.split(' ');
const isVowel = (word: string): boolean => /^[aeiouhàâéèêîôû]/i.test(word);
const elided = (article: 'l' | 'd', noun: string): string =>
  isVowel(noun) ? `${article}’{${noun}}` : `${article === 'l' ? 'le' : 'de'} {${noun}}`;

const french: Grammar = {
  nouns: split('avare école île étranger hôtel œuvre âme héritier amour oiseau évêque auberge enfant écho impératrice apothicaire théâtre forêt château fenêtre rivière comédien médecin siècle mère frère prêtre maître fantôme garçon leçon façade reine noël maïs archiduchesse épée ombre hiver été'), // prettier-ignore
  adjectives: split('imaginaire étourdi malgré éternel naïf inquiète dernière mystérieux oublié ridicule jaloux insupportable enchanté errant muet perdue blessé généreuse'), // prettier-ignore
  patterns: [
    (noun, adjective) => `${elided('l', noun)} {${adjective}}`,
    (noun, adjective, other) => `${elided('l', noun)} ${elided('d', other)} {${adjective}}`,
    (noun, _, other) => `{${noun}} et {${other}}`,
  ],
  plain: (word) => withoutMarks(word).replaceAll('œ', 'oe'),
};
const german: Grammar = {
  nouns: split('Möwe Räuber Bürger Brüder Schlüssel Mädchen König Königin Gärtner Frühling Hügel Straße Größe Vögel Töchter Söhne Bäume Geheimnis Kirschgarten Nachtigall Wächter Händler Schüler Kätzchen Träume Wölfe Flügel Hütte Küste Glück Gemüse Schloß Fräulein Physiker Richter Henker'), // prettier-ignore
  adjectives: split('schöne müde böse glückliche grüne kühle heiße weiße übermütige törichte gefährliche zärtliche süße nächste fröhliche verlorene zerbrochene unsterbliche'), // prettier-ignore
  patterns: [
    (noun, adjective) => `Die {${adjective}} {${noun}}`,
    (noun, adjective, other) => `Der {${noun}} und das {${adjective}} {${other}}`,
    (noun, _, other) => `{${noun}} oder {${other}}`,
  ],
  plain: (word) =>
    word.replaceAll('ß', 'ss').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'),
};
const russian: Grammar = {
  nouns: split('чайка ревизор вишня сестра медведь лес гроза волки жених бездна берег дядя женитьба игрок невеста площадь ёлка отцы дети дворянство мещане ночь утро любовь счастье дорога театр соловей маскарад пиковая'), // prettier-ignore
  adjectives: split('вишнёвый последний тёмный забытый весёлый чёрный пьяный горячее бедная лишний мёртвые живой зелёный золотой глубокий высокая добрый третья'), // prettier-ignore
  patterns: [
    (noun, adjective) => `{${adjective}} {${noun}}`,
    (noun, adjective, other) => `{${noun}} и {${adjective}} {${other}}`,
    (noun, _, other) => `{${noun}} на {${other}}`,
  ],
  plain: (word) => word.replaceAll('ё', 'е').replaceAll('Ё', 'Е'),
};
const greek: Grammar = {
  nouns: split('Ἀντιγόνη Οἰδίπους Μήδεια Ἠλέκτρα Ἱκέτιδες Πέρσαι Ὄρνιθες Νεφέλαι Βάτραχοι Ἱππεῖς Ἀχαρνῆς Εἰρήνη Πλοῦτος Βάκχαι Ἑκάβη Ἑλένη Ἴων Ὀρέστης Κύκλωψ Ῥῆσος Ἄλκηστις Ἱππόλυτος Τρῳάδες Φοίνισσαι Εὐμενίδες Χοηφόροι Προμηθεύς Αἴας Φιλοκτήτης Τραχίνιαι'), // prettier-ignore
  adjectives: split('Τύραννος δεσμώτης μαινόμενος ὑψίπυλος ἀθάνατος χρυσοῦς λευκή μέλαινα ἑπτάπυλος σοφός πολύτροπος ἄγνωστος ἔσχατος ὠκύπους ἱερά θεῖος'), // prettier-ignore
  patterns: [
    (noun, adjective) => `{${noun}} {${adjective}}`,
    (noun, adjective, other) => `ὁ {${noun}} καὶ ἡ {${adjective}} {${other}}`,
    (noun, _, other) => `{${noun}} ἐν {${other}}`,
  ],
  plain: withoutMarks,
};

const grammars = { french, german, russian, greek };
export type ForeignLanguage = keyof typeof grammars;
export const foreignLanguages = Object.keys(grammars) as readonly ForeignLanguage[];

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function foreignTitles(language: ForeignLanguage, count: number): ForeignTitle[] {
  const { nouns, adjectives, patterns, plain } = grammars[language];
  const dice = new Dice(random(count));
  return Array.from({ length: count }, () => {
    const marked = dice.pick(patterns)(dice.pick(nouns), dice.pick(adjectives), dice.pick(nouns));
    const written = Array.from(marked.matchAll(/\{([^}]+)\}/g), ([, word = '']) => word);
    return {
      name: capital(marked.replace(/[{}]/g, '')),
      words: written.map((word) => ({ written: word, folded: plain(word) })),
    };
  });
}
