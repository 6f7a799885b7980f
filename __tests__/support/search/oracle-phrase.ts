/** What a query's words are worth where they stand together or are a whole name (docs/search.md §3), for the oracle. */
import type { Class, Entry, OracleToken } from './oracle-impact';
import { STOP } from './oracle-text';

const PHRASE: Partial<Record<Class, [number, number]>> = {
  name: [40, 100],
  alternativeNames: [34, 80],
  people: [20, 30],
  characters: [16, 20],
  labels: [14, 18],
  subType: [8, 8],
  shortIntroduction: [6, 6],
};

interface Reading {
  positions: Set<string>[];
  share: number;
  namesOnly: boolean;
  wholeOnly: boolean;
  keepsStops: boolean;
}

/** What a query is read as. */
export interface OraclePhrases {
  tokens: OracleToken[];
  /** The last word of the query. */
  lastTerm: string | undefined;
  /** Phrases that all its demanded words stand for. */
  meant: string[][];
  onlyStops: boolean;
}

const termsOf = ({ expansions }: OracleToken, prefix: boolean) =>
  new Set([...expansions].filter(([, one]) => one.prefix === prefix).map(([term]) => term));

function readings({ tokens, lastTerm, meant, onlyStops }: OraclePhrases): Reading[] {
  const asked = tokens.filter(({ role }) => role === 'demanded');
  const typed = [tokens, tokens.filter(({ role }) => role !== 'light'), asked].map((way): Reading => ({
    positions: way.map((token) => termsOf(token, false)),
    share: 16,
    namesOnly: way.length === 1,
    wholeOnly: way.length === 1,
    keepsStops: onlyStops,
  }));
  const last = asked.at(-1);
  const begun: Reading[] =
    last && last.term === lastTerm && (last.term.length >= 3 || asked.length > 1)
      ? [
          {
            positions: [...asked.slice(0, -1).map((token) => termsOf(token, false)), termsOf(last, true)],
            share: 8,
            namesOnly: true,
            wholeOnly: asked.length === 1,
            keepsStops: onlyStops,
          },
        ]
      : [];
  const names = meant.map((phrase): Reading => ({
    positions: phrase.map((term) => new Set([term])),
    share: 6,
    namesOnly: true,
    wholeOnly: false,
    keepsStops: false,
  }));
  return [...typed, ...begun, ...names].filter(({ positions }) => positions.length > 0);
}

const isNaming = (textClass: Class) => textClass === 'name' || textClass === 'alternativeNames';

/** The best figure of one reading in a document, and whether it stands in its name, and is all of it. */
function figureIn(entry: Entry, reading: Reading): { figure: number; isInName: boolean; isName: boolean } {
  let figure = 0;
  let isInName = false;
  let isName = false;
  const looked = entry.values.filter(({ textClass }) => !reading.namesOnly || isNaming(textClass));
  for (const { textClass, terms } of looked) {
    const bonus = PHRASE[textClass];
    if (!bonus) continue;
    const left = reading.keepsStops ? terms : terms.filter((term) => !STOP.has(term));
    const stands = left.some((_, start) =>
      reading.positions.every((accepted, offset) => accepted.has(left[start + offset] ?? '')),
    );
    const whole = stands && left.length === reading.positions.length;
    if (!stands || (reading.wholeOnly && !whole)) continue;
    figure = Math.max(figure, bonus[whole ? 1 : 0]);
    isInName ||= isNaming(textClass);
    isName ||= whole && isNaming(textClass);
  }
  return { figure, isInName, isName };
}

/** Of each document that matches all demanded tokens, the bonus before the sum of idf. */
export function phraseFigures(entries: Entry[], phrases: OraclePhrases): Map<Entry, number> {
  const best = new Map<Entry, number>();
  for (const reading of readings(phrases)) {
    const found = entries.map((entry) => ({ entry, ...figureIn(entry, reading) }));
    const works = found.filter(({ entry, isName }) => isName && entry.document.type === 'title');
    const oldest = Math.min(...works.map(({ entry }) => entry.document.ageSort ?? Infinity));
    for (const { entry, figure, isInName, isName } of found) {
      const isWork = isInName && entry.document.type === 'title';
      const isOldest = isWork && isName && (entry.document.ageSort ?? Infinity) === oldest;
      const amount = (figure + (isWork ? 40 : 0) + (isOldest ? 20 : 0)) * reading.share;
      best.set(entry, Math.max(best.get(entry) ?? 0, amount));
    }
  }
  return best;
}
