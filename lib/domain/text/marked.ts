/** Safe markup of the search: text with `<mark>` as its only element. */

/** The entities that it uses for text. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** A part without marks as text. */
export function textOfMarkup(markup: string): string {
  return markup.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The longest run of marked words, as text; empty where nothing is marked. */
export function longestMarked(markup: string): string {
  const runs = markup.match(/<mark>.*?<\/mark>(?:\s+<mark>.*?<\/mark>)*/gs) ?? [];
  const texts = runs.map((run) => textOfMarkup(run.replace(/<\/?mark>/g, '')));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
