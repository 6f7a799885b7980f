/** Helpers for the safe markup of search results: text in which `<mark>` is the only element. */

/** The entities that the markup uses. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** Converts markup without `<mark>` to plain text. */
export function textOfMarkup(markup: string): string {
  return markup.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The longest run of marked words, as plain text; empty if nothing is marked. */
export function longestMarked(markup: string): string {
  const runs = markup.match(/<mark>.*?<\/mark>(?:\s+<mark>.*?<\/mark>)*/gs) ?? [];
  const texts = runs.map((run) => textOfMarkup(run.replace(/<\/?mark>/g, '')));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
