/** Marks of a search that say nothing. */
import { folded } from '@/lib/domain/text/fold';

/** Words of three letters too common to be taken for the beginning of another, such as "the" for "theatre". */
const COMMON = new Set(
  'the and for not but you are was his her she had has him who all one our out its'.split(' '),
);
/** A word this short is the beginning of too many others. */
const SHORT = 2;
/** Words that begin with as many equal letters are forms of one. */
const STEM = 3;

/**
 * Takes away marks that stand only because the last word typed is searched for as the beginning of a word, too: after "to be or
 * not to be", those of "became" and "Berkoff". Words that are only short or common count whole.
 * @param markup as the search returns it
 * @param typed the words of the search
 */
export function meantMarks(markup: string, typed: string): string {
  const words = folded(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1);
  if (last === undefined || (last.length > SHORT && !COMMON.has(last))) return markup;
  const stems = words
    .filter((word) => word.length > SHORT && !COMMON.has(word))
    .map((word) => word.slice(0, STEM));
  return markup.replace(/<mark>(.*?)<\/mark>/gs, (whole, text: string) => {
    const marked = folded(text);
    const isChance =
      marked !== last && marked.startsWith(last) && !stems.some((stem) => marked.startsWith(stem));
    return isChance ? text : whole;
  });
}
