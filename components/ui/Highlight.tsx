import { Fragment } from 'react';

/** The five entities that safe markup uses for text. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

function textOf(markup: string): string {
  return markup.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}

/**
 * Shows safe markup of the search: text with `<mark>` only. The markup is read, not injected, so whatever else it might
 * hold is shown as the text it is.
 */
export function Highlight({ markup }: { markup: string }) {
  const parts = markup.split(/<mark>(.*?)<\/mark>/gs);
  return parts.map((part, index) => {
    const text = textOf(part);
    // Odd places are what stood between the tags.
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
  });
}
