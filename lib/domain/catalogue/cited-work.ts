/** What citations and files for reference managers say of a work: the one way to it from an item. Pure. */
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import type { Brand } from '@/lib/contracts/site';
import { kindName } from '../item-page/kind-names';

export interface CitedWork {
  name: string;
  /** "Production", "Study guide" … */
  kindName: string;
  recording: 'video' | 'audio' | null;
  contributors: readonly { name: string; role: 'author' | 'director' | 'performer' }[];
  producers: readonly string[];
  /** Year of the work, else the year it was published in this library; empty if nothing is known of the work. */
  year: string;
  /** The library's name. */
  library: string;
  url: string;
  /** Its day in UTC is written: on a device, the day of the device (`deviceToday`). */
  accessed: Date;
  /** Position in the recording, seconds; null cites the whole recording. */
  moment: number | null;
  /** Notes of the person who exports the citation. */
  notes?: readonly string[];
}

/** How a work is cited: where it is found and when, and what of it. */
export type Citing = Pick<CitedWork, 'library' | 'url' | 'accessed' | 'moment' | 'notes'>;

/** The library as citations name it. */
export const citedLibrary = ({ name, strapline }: Pick<Brand, 'name' | 'strapline'>): string =>
  `${name}: ${strapline}`;

type Dated = Pick<ContentItem, 'date' | 'firstPublishedAt'>;
type Described = Omit<CitedWork, keyof Citing | 'year'> & Dated;

/** A work that is described already, such as by its page, as it is cited. */
export function citedWork({ date, firstPublishedAt, ...described }: Described, citing: Citing): CitedWork {
  return { ...described, ...citing, year: (date ?? firstPublishedAt).slice(0, 4) };
}

/** An item as it is cited: with its authors and writers, directors and producers. */
export function citedItem(item: ContentItem, citing: Citing): CitedWork {
  const { name, date, firstPublishedAt, media, authors, writers = [], directors = [] } = item;
  const contributors = [
    ...[...authors, ...writers].map((author) => ({ name: author.name, role: 'author' as const })),
    ...directors.map((director) => ({ name: director.name, role: 'director' as const })),
  ];
  const recording = media?.type ?? null;
  const described = { name, date, firstPublishedAt, contributors, producers: item.producerNames, recording };
  return citedWork({ ...described, kindName: kindName(item) }, citing);
}

/** Creators of the work, each once: the directors of a recording, else the authors. Performers are not creators. */
export function creatorsOf(work: CitedWork): { names: string[]; directing: boolean } {
  const of = (role: string) =>
    work.contributors.filter((person) => person.role === role).map(({ name }) => name);
  const directors = work.recording ? of('director') : [];
  const isDirected = directors.length > 0;
  return { names: [...new Set(isDirected ? directors : of('author'))], directing: isDirected };
}
