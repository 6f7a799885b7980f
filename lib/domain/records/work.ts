/** What a record for library catalogues is made from: the facts of one item, without addresses that play. */

export interface WorkPerson {
  name: string;
  /** Filed form where it is known. */
  sortName?: string;
  /** Years of life as catalogues write them. */
  dates?: string;
}

export interface WorkRole {
  name: string;
  /** Character, or what somebody did. */
  role: string | null;
  /** Has a page here, and so an entry of their own. */
  known: boolean;
}

export interface Work {
  id: string;
  type: string;
  name: string;
  kind: 'video' | 'audio' | 'document';
  /** Public address, without proxy and session. */
  address: string;
  /** ISO date on which it came into the library. */
  entered: string;
  /** ISO date or year of the work; null unknown. */
  date: string | null;
  company: string | null;
  country: string | null;
  /** Title of the play of which this is a performance. */
  performanceOf: string | null;
  /** BCP 47. Empty: not known, and nothing is assumed. */
  spoken: readonly string[];
  captions: readonly string[];
  /** Length in seconds; null unknown. */
  seconds: number | null;
  pages: number | null;
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
  genres: readonly string[];
  /** Genre or form, with a full stop. */
  form: string | null;
  picture: string | null;
}
