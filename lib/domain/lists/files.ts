/** A list as files: CSV for spreadsheets, RIS and BibTeX for reference managers. Pure. */
import type { ListEntry } from '@/lib/contracts/personal/lists';
import type { Note } from '@/lib/contracts/personal/notes';
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import { citedItem, type CitedWork } from '../catalogue/cited-work';
import { bibtexFile, risFile } from '../catalogue/reference-files';
import { kindName } from '../item-page/kind-names';
import { withDocument } from '../item-page/document/document-address';
import { itemPath } from '../item-page/paths';
import { momentAddress } from '../playback/moment-address';
import { clockText } from '../playback/moments';
import { csvFile } from '../text/csv';
import { noteLine } from './notes';

export interface FiledEntry extends ListEntry {
  item: ContentItem;
  /** Notes on the recording by the person who downloads the file. */
  marginNotes: readonly Pick<Note, 'seconds' | 'text'>[];
}

export interface FileContext {
  /** Origin of the library's address. */
  origin: string;
  library: string;
  accessed: Date;
}

function addressOf({ item, start, documentId }: FiledEntry, origin: string): string {
  const page = `${origin}${itemPath(item.type, item.slug)}`;
  if (documentId !== null) return `${page}${withDocument('', { documentId, pageNumber: 1 })}`;
  return start === null ? page : momentAddress(page, start);
}

/** The name of the document for a document entry, else that of the item. */
const nameOf = ({ documentId, item }: FiledEntry): string =>
  item.documents.find(({ id }) => id === documentId)?.name || item.name;

/** A document is cited under its own name, and is no recording: nobody directed it. */
function workOf(entry: FiledEntry, { origin, library, accessed }: FileContext): CitedWork {
  const notes = [...(entry.note ? [entry.note] : []), ...entry.marginNotes.map(noteLine)];
  const citing = { library, accessed, notes, url: addressOf(entry, origin), moment: entry.start };
  const work = { ...citedItem(entry.item, citing), name: nameOf(entry) };
  return entry.documentId === null ? work : { ...work, recording: null };
}

const HEAD = ['Place', 'Title', 'Kind', 'From', 'To', 'Question', 'Note', 'My notes', 'Address'];
const clock = (seconds: number | null) => (seconds === null ? '' : clockText(seconds));

export const listFiles = {
  csv: {
    type: 'text/csv; charset=utf-8',
    make: (entries: readonly FiledEntry[], { origin }: FileContext) =>
      csvFile([
        HEAD,
        ...entries.map((entry, index) => [
          String(index + 1),
          entry.title || nameOf(entry),
          kindName(entry.item),
          clock(entry.start),
          clock(entry.end),
          entry.question,
          entry.note,
          entry.marginNotes.map(noteLine).join('\n'),
          addressOf(entry, origin),
        ]),
      ]),
  },
  ris: {
    type: 'application/x-research-info-systems; charset=utf-8',
    make: (entries: readonly FiledEntry[], context: FileContext) =>
      risFile(entries.map((entry) => workOf(entry, context))),
  },
  bib: {
    type: 'application/x-bibtex; charset=utf-8',
    make: (entries: readonly FiledEntry[], context: FileContext) =>
      bibtexFile(entries.map((entry) => workOf(entry, context))),
  },
} as const;
export type ListFileKind = keyof typeof listFiles;
export const isListFileKind = (text: string): text is ListFileKind => Object.hasOwn(listFiles, text);
