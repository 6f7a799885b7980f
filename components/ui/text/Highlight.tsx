import { Fragment } from 'react';
import { textOfMarkup } from '@/lib/domain/text/marked';

/**
 * Shows safe markup from the search: text with `<mark>` only. The markup is parsed, not injected, so anything else in it is shown
 * as plain text.
 */
export function Highlight({ markup }: { markup: string }) {
  const parts = markup.split(/<mark>(.*?)<\/mark>/gs);
  return parts.map((part, index) => {
    const text = textOfMarkup(part);
    // Odd indexes are what stood between the tags.
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
  });
}
