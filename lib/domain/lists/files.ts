/** A list as files: CSV for spreadsheets, RIS and BibTeX for reference managers. Pure. */
import type { ListEntry } from '@/lib/contracts/lists';
import type { ContentItem } from '@/lib/contracts/content-item';
import { bibtexFile, risFile, type CitedWork } from '../catalogue/citations';
import { kindName } from '../item-page/kind-names';
import { itemPath } from '../item-page/paths';
import { clockText, momentAddress } from '../playback/moments';
import { csvLine } from '../text/csv';

export interface FiledEntry extends ListEntry {
  item: ContentItem;
}

export interface FileContext {
  /** Of the library's address. */
  origin: string;
  library: string;
  accessed: Date;
}

function addressOf({ item, start }: FiledEntry, origin: string): string {
  const page = `${origin}${itemPath(item.type, item.slug)}`;
  return start === null ? page : momentAddress(page, start);
}

function workOf(entry: FiledEntry, { origin, library, accessed }: FileContext): CitedWork {
  const { item, start } = entry;
  return {
    name: item.name,
    kindName: kindName(item),
    recording: item.media?.type ?? null,
    contributors: item.authors.map(({ name }) => ({ name, role: 'author' as const })),
    producers: item.producerNames,
    year: (item.date ?? item.firstPublishedAt).slice(0, 4),
    library,
    url: addressOf(entry, origin),
    accessed,
    moment: start,
  };
}

const HEAD = ['Place', 'Title', 'Kind', 'From', 'To', 'Question', 'Note', 'Address'];
const clock = (seconds: number | null) => (seconds === null ? '' : clockText(seconds));

export const listFiles = {
  csv: {
    type: 'text/csv; charset=utf-8',
    make: (entries: readonly FiledEntry[], { origin }: FileContext) =>
      [
        HEAD,
        ...entries.map((entry, index) => [
          String(index + 1),
          entry.title || entry.item.name,
          kindName(entry.item),
          clock(entry.start),
          clock(entry.end),
          entry.question,
          entry.note,
          addressOf(entry, origin),
        ]),
      ]
        .map(csvLine)
        .join(''),
  },
  ris: {
    type: 'application/x-research-info-systems; charset=utf-8',
    make: (entries: readonly FiledEntry[], context: FileContext) =>
      entries.map((entry) => risFile(workOf(entry, context))).join('\r\n'),
  },
  bib: {
    type: 'application/x-bibtex; charset=utf-8',
    make: (entries: readonly FiledEntry[], context: FileContext) =>
      entries.map((entry) => bibtexFile(workOf(entry, context))).join('\n'),
  },
} as const;
export type ListFileKind = keyof typeof listFiles;
export const isListFileKind = (text: string): text is ListFileKind => Object.hasOwn(listFiles, text);
