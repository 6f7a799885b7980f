/** Which phrases stand for a query's words, as docs/search.md §4 defines it, for the oracle. */
import words from '@/services/product/search/data/words.json';
import { quotedLine } from '@/services/product/search/engine/query/lines';
import type { Synonyms } from '@/services/product/search/types';
import { content, numberForms, oracleFold, oracleTerms, type OracleQuery } from './oracle-text';
import { umlauts } from './oracle-words';

export interface OracleSynonym {
  phrase: string[];
  to: string[][];
}

const ARTICLES = words.articles.split(' ').map(oracleFold);
const fold = (phrase: string) => content(oracleTerms(phrase));

/** Each phrase that leads to others; one that begins with a foreign article also without it. */
export function oracleSynonyms({ groups, oneWay }: Synonyms): OracleSynonym[] {
  const all = [
    ...groups.flatMap((group) =>
      group.map((phrase, index) => ({
        phrase: fold(phrase),
        to: group.filter((_, other) => other !== index).map(fold),
      })),
    ),
    ...oneWay.map(({ from, to }) => ({ phrase: fold(from), to: to.map(fold) })),
  ];
  const bare = ({ phrase, to }: OracleSynonym): OracleSynonym[] =>
    phrase.length > 1 && ARTICLES.includes(phrase[0]!)
      ? [{ phrase: phrase.slice(1), to }, ...bare({ phrase: phrase.slice(1), to })]
      : [];
  return all.flatMap((one) => [...bare(one), one]);
}

export interface OracleStanding {
  tokens: number[];
  to: string[][];
  quality: number;
}

/** Where phrases stand in the query, word by word with repetitions, and the line that it quotes. */
export function standingFor(
  synonyms: OracleSynonym[],
  query: OracleQuery,
  namesOnly: boolean,
): OracleStanding[] {
  const typed = content(query.terms);
  const place = (term: string) => query.tokens.findIndex((token) => token.term === term);
  const fits = (wanted: string, at: number) => {
    const term = typed[at];
    if (term === undefined) return false;
    const accepted = [wanted, ...numberForms(wanted)];
    const half = namesOnly && at === typed.length - 1 && term.length >= 3;
    return (
      [term, ...umlauts(term)].some((spelt) => accepted.includes(spelt)) ||
      (half && accepted.some((full) => full.startsWith(term)))
    );
  };
  const found = synonyms.flatMap(({ phrase, to }) =>
    typed.flatMap((_, start) =>
      phrase.every((term, offset) => fits(term, start + offset))
        ? [{ tokens: phrase.map((__, offset) => place(typed[start + offset]!)), to, quality: 12 }]
        : [],
    ),
  );
  const quoted = quotedLine(query.terms);
  if (!quoted) return found;
  const held = query.tokens.flatMap(({ term }, index) => (quoted.terms.includes(term) ? [index] : []));
  return [{ tokens: held, to: [fold(quoted.line.work)], quality: 8 }, ...found];
}

/** Phrases that stand for all demanded tokens, each by itself or by a synonym. */
export function meantBy(found: OracleStanding[], { tokens }: OracleQuery): string[][] {
  const phrases = [
    ...new Map(found.flatMap(({ to }) => to).map((phrase) => [phrase.join(' '), phrase])).values(),
  ];
  return phrases.filter(
    (phrase) =>
      phrase.length > 0 &&
      tokens.every(
        ({ role, term }, index) =>
          role !== 'demanded' ||
          phrase.includes(term) ||
          found.some(
            (one) => one.tokens.includes(index) && one.to.some((to) => to.join(' ') === phrase.join(' ')),
          ),
      ),
  );
}
