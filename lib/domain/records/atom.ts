/** The feed of new items as Atom (RFC 4287), and the OpenSearch 1.1 description of the search. Pure. */
import { escapeMarkup } from '../text/markup';
import { element } from './oai-xml';

export interface FeedEntry {
  name: string;
  summary: string;
  address: string;
  /** ISO date on which it was added to the library. */
  entered: string;
}

const instant = (day: string) => `${day}T00:00:00Z`;

/** @param self address of the feed itself, which is also its id */
export function atomFeed(title: string, self: string, entries: readonly FeedEntry[]): string {
  const updated = entries[0]?.entered ?? '1970-01-01';
  const items = entries.map(
    ({ name, summary, address, entered }) =>
      `<entry>${element('title', name)}${element('id', address)}<link href="${escapeMarkup(address)}"/>${element('updated', instant(entered))}${element('summary', summary)}</entry>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${element('title', title)}${element('id', self)}<link rel="self" href="${escapeMarkup(self)}"/>${element('updated', instant(updated))}<author>${element('name', title)}</author>\n${items.join('')}</feed>\n`;
}

export const openSearch = (name: string, site: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">${element('ShortName', name.slice(0, 16))}${element('LongName', name.slice(0, 48))}${element('Description', `Search ${name}`)}<Url type="text/html" template="${escapeMarkup(site)}/search?q={searchTerms}"/><InputEncoding>UTF-8</InputEncoding></OpenSearchDescription>\n`;
