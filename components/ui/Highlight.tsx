import { Fragment } from 'react';
import { textOfMarkup } from '@/lib/domain/text/marked';

/**
 * Shows safe markup of the search: text with `<mark>` only. The markup is read, not injected, so whatever else it might
 * hold is shown as the text it is.
 */
export function Highlight({ markup }: { markup: string }) {
  const parts = markup.split(/<mark>(.*?)<\/mark>/gs);
  return parts.map((part, index) => {
    const text = textOfMarkup(part);
    // Odd places are what stood between the tags.
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
  });
}
