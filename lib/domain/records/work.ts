/** Input of records for library catalogues: the facts of one item, without addresses of recordings. */

export interface WorkPerson {
  name: string;
  /** Form used for sorting, if known. */
  sortName?: string;
  /** Years of birth and death in the format of catalogues. */
  dates?: string;
}

export interface WorkRole {
  name: string;
  /** Character, or function in the production. */
  role: string | null;
  /** Has a page in this library, and so gets an access point in the record. */
  known: boolean;
}

export const WORK_KINDS = ['video', 'audio', 'document'] as const;

export interface Work {
  id: string;
  type: string;
  name: string;
  kind: (typeof WORK_KINDS)[number];
  /** Public address, without proxy prefix or session. */
  address: string;
  /** ISO date on which it was added to the library. */
  entered: string;
  /** ISO date or year of the work; null if unknown. */
  date: string | null;
  company: string | null;
  country: string | null;
  /** Title of the play that is performed. */
  performanceOf: string | null;
  /** Languages of that play, as BCP 47 tags. Empty: unknown. */
  original: readonly string[];
  /** BCP 47 tags. Empty: unknown, and nothing is assumed. */
  spoken: readonly string[];
  captions: readonly string[];
  /** Duration in whole minutes, as editors and ingest enter it; null if unknown. */
  minutes: number | null;
  /** Duration in whole seconds, as measured; null where only minutes are known (decision 0090). */
  seconds: number | null;
  pages: number | null;
  /** Whether a document can be read as PDF; a text on the item's page is none. */
  isPdf: boolean;
  writers: readonly WorkPerson[];
  directors: readonly WorkPerson[];
  cast: readonly WorkRole[];
  creative: readonly WorkRole[];
  series: readonly string[];
  chapters: readonly string[];
  summary: string;
  guidance: readonly string[];
  levels: readonly { name: string; isGrade: boolean; isPrimary: boolean }[];
  /** Sign languages and audio description, by name. */
  access: readonly string[];
  themes: readonly string[];
  /** Kinds of play, as genres or as forms of the theatre. */
  genres: readonly string[];
  /** School courses for which it is suitable, such as `GCSE Drama (AQA)`. */
  courses: readonly string[];
  /** Genre or form, with a full stop. */
  form: string | null;
  picture: string | null;
}

/** Whether a play is seen or heard: what is about plays, such as an interview, is no performance of its author's work. */
export const isPerformance = ({ type, kind }: Pick<Work, 'type' | 'kind'>): boolean =>
  type === 'production' && kind !== 'document';
