/** How a name sounds, whatever alphabet or romanisation it is written in (docs/search.md §2, "Sound"). */
import data from '../../data/romanisation.json';

type Rule = readonly [RegExp, string];

const rulesOf = (list: readonly (readonly string[])[]): Rule[] =>
  list.map(([from = '', to = '']) => [new RegExp(from, 'gu'), to]);

const { readings, all } = data;
const last = rulesOf(all);
const latin = [readings.english, readings.german, readings.french, readings.classical].map(rulesOf);
const cyrillic = [rulesOf(readings.cyrillic)];
const greek = [rulesOf(readings.greek)];

const apply = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((result, [from, to]) => result.replace(from, to), text);

function readingsOf(term: string): readonly Rule[][] {
  if (/^[a-z]+$/.test(term)) return latin;
  if (/^\p{Script=Cyrillic}+$/u.test(term)) return cyrillic;
  return /^\p{Script=Greek}+$/u.test(term) ? greek : [];
}

const SHORTEST = 4;

/** Plain spellings of a term's sound, one for each way to read it; none for short terms and other scripts. */
export function soundsOf(term: string): string[] {
  if (term.length < SHORTEST) return [];
  const sounds = readingsOf(term).map((rules) => apply(apply(term, rules), last));
  return [...new Set(sounds)].filter(({ length }) => length >= SHORTEST - 1);
}
