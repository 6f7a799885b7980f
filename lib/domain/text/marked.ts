/** Character references as our services write them, and the safe markup of search results: text in which `<mark>` is the only element. */

/** Character references that the search writes, and those of captions. */
const characters: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&#x27;', "'"],
  ['&nbsp;', '\u00A0'],
  ['&lrm;', '\u200E'],
  ['&rlm;', '\u200F'],
]);

/** Converts markup without elements to plain text; any other reference stays as it is. */
export const textOfMarkup = (markup: string): string =>
  markup.replace(/&#?\w+;/g, (reference) => characters.get(reference) ?? reference);

/** The longest run of marked words, as plain text; empty if nothing is marked. */
export function longestMarked(markup: string): string {
  const runs = markup.match(/<mark>.*?<\/mark>(?:\s+<mark>.*?<\/mark>)*/gs) ?? [];
  const texts = runs.map((run) => textOfMarkup(run.replace(/<\/?mark>/g, '')));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
