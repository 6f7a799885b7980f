/**
 * The search engine's interface: what goes in (documents, facet names), what is requested (for one audience) and what comes out.
 * docs/search.md defines the meaning of every answer; callers use the engine only through these types.
 */
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { Bucket } from '@/lib/contracts/listing/listing';
import type { FilterName } from '@/lib/contracts/listing/names';
import type { SortOrder } from '@/lib/contracts/listing/query-names';
import type { FacetName, FacetValue } from '@/lib/domain/catalogue/content-item/facets';
import type { TimedLine } from '@/lib/domain/playback/timed-text';

/** Weight classes of searchable text, heaviest first (docs/search.md "Scoring"). */
export const textClasses = [
  'name', 'alternativeNames', 'people', 'characters', 'labels', 'subType',
  'shortIntroduction', 'longIntroduction', 'body',
] as const; // prettier-ignore
export type TextClass = (typeof textClasses)[number];

/** A place in a recording where the words of a search are said. */
export interface Moment {
  /** Number of the caption, from 0. */
  cue: number;
  /** Seconds. */
  start: number;
  end: number;
}

/**
 * One content item as the index sees it. `name` is text of class `name` by itself; every other class is a list of
 * separate values (one person, one genre name, one paragraph): a phrase never spans two values.
 */
export interface SearchDocument {
  id: string;
  type: ContentType;
  slug: string;
  name: string;
  /** people = authors, people and producers; labels = names of genres, themes, forms, courses, skills, levels, periods. */
  text: Partial<Record<Exclude<TextClass, 'name'>, readonly string[]>>;
  /**
   * Keys by filter family. A theme entry's slug goes under `theme`, `form` or `course` by its themeType, a skill's under
   * `englishSkill` or `theatreSkill`; `productionYear` holds the four-digit year; `type` is filled in by the engine. Trees are up
   * to the caller: include the keys of ancestors where choosing a parent should match.
   */
  facets: Partial<Record<Exclude<FilterName, 'type'>, readonly string[]>>;
  /** Sort key of age, greater is newer, e.g. days since 1970 or a signed yyyymmdd; null sorts last both ways. */
  ageSort: number | null;
}

/** Who sees what, whatever the version of the library; says of each id what is so when it is asked. */
export interface AudienceRule {
  sees: (id: string) => boolean;
  /** Ids hidden because of other documents. What it says of any other depends on that document, which is put anew when it changes. */
  hidden: () => ReadonlySet<string>;
}

/**
 * For whom is searched: everybody who sees the same of one version of the library. Answers are cached by the object, so it must go
 * on saying the same of each id until the index changes.
 */
export interface SearchAudience {
  sees: (id: string) => boolean;
  /** One object for all versions: what is cached for it is brought up to date by what has changed, instead of being made anew. */
  rule?: AudienceRule;
}

export interface SearchRequest {
  /** Types searched: one for a listing, the nine labelled ones for /search. Empty finds nothing. */
  types: readonly ContentType[];
  /** Search text as typed; blank is absent. Longer than `MAX_QUERY_LENGTH` is cut. */
  text?: string;
  /** Values OR within a filter, filters AND. An empty list is no filter. */
  filters?: Partial<Record<FilterName, readonly string[]>>;
  /** `rel-desc` without text behaves as `name-asc` (D32). */
  sort: SortOrder;
  skip: number;
  limit: number;
  aggregations?: readonly FacetName[];
  audience: SearchAudience;
}

export interface SearchHit {
  id: string;
  /** Integer; 0 without text. */
  score: number;
  /** Where the words are said, at most three; absent when they are not. */
  moments?: readonly Moment[];
}

/** A word of the query in a document: what matched it there, and what that is worth (docs/search.md §3). */
export interface ExplainedToken {
  token: string;
  role: 'demanded' | 'kind' | 'light';
  idf: number;
  /** Null: the document does not hold it. */
  through: { words: string; quality: number; impact: number } | null;
  points: number;
}

/**
 * Why a hit is ranked where it is. `together`: words next to each other, whole names, spoken words. The score of a hit that lacks
 * a word is cut to its share of all the words' weight; the points of its tokens are not.
 */
export interface Explanation {
  score: number;
  hasAllWords: boolean;
  tokens: readonly ExplainedToken[];
  together: number;
}

export interface SearchResult {
  hits: SearchHit[];
  /** Documents matching text, filters and visibility. */
  total: number;
  /**
   * Disjunctive counts: a family's own filter does not change its own counts. By count, then name; `date` newest first.
   * Buckets of 0 are not sent. Empty unless asked.
   */
  aggregations: Partial<Record<FacetName, Bucket[]>>;
  /** Marks the matched words of any text: `<mark>` is its only element, all else is escaped. */
  mark: (text: string) => string;
  /** The query with each misspelt word replaced by what was searched for in its place; null when none was. */
  didYouMean: string | null;
  /** Why a hit is ranked where it is; null without text. */
  explain: (hit: SearchHit) => Explanation | null;
  /** True when a word was found only through a typo's correction. */
  corrected: boolean;
  /** True when no document is about all of the words, and some hits have only some of them. */
  partial: boolean;
}

export interface SuggestRequest {
  text: string;
  types: readonly ContentType[];
  limit: number;
  audience: SearchAudience;
}

/** Grouped by type: suggestions of one type are next to each other, the group of the best one first. */
export interface Suggestion {
  id: string;
  type: ContentType;
  slug: string;
  name: string;
  /** The name as safe markup. */
  highlight: string;
}

export interface SuggestResult {
  suggestions: Suggestion[];
}

/** A value of a filter that a text names, and how many documents have it. */
export interface NamedValue {
  filter: FilterName;
  key: string;
  name: string;
  count: number;
}

export interface SearchEngine {
  /** Number of documents, whoever sees them. */
  readonly size: number;
  search: (request: SearchRequest) => SearchResult;
  suggest: (request: SuggestRequest) => SuggestResult;
  /**
   * Ids of documents that are about the same as one, the best first (docs/search.md §5); none where the audience does not see that one.
   */
  similar: (request: {
    id: string;
    types: readonly ContentType[];
    most: number;
    audience: SearchAudience;
  }) => string[];
  /** Values of filters that the text names, the fullest match first, then the most frequent (docs/search.md §7). */
  namedValues: (request: Omit<SuggestRequest, 'limit'>) => NamedValue[];
  /** Adds documents or replaces those of the same id, of two with one id the later; the next search sees them. */
  upsert: (documents: readonly SearchDocument[]) => void;
  /**
   * The same in steps, up to 128 documents in one. As many as at a first start are built into the base, and found after the last step.
   * A step in which documents were read for a base gives how many by then.
   */
  upsertInSteps: (documents: readonly SearchDocument[]) => Generator<number | void>;
  /** Makes a new base where much has changed, in steps, between which requests are answered and documents are changed. */
  settle: () => Generator<unknown>;
  /** Unknown ids are ignored. */
  remove: (ids: readonly string[]) => void;
  has: (id: string) => boolean;
  /** Replaces the captions of an item's recording, timed from its beginning; an empty list removes them. */
  speak: (id: string, cues: readonly TimedLine[]) => void;
  /** Whether the item has captions. */
  speaks: (id: string) => boolean;
  /** Replaces the shown names of one family's keys; keys without one are shown by themselves. Documents keep their own text. */
  setFacetValues: (family: FilterName, values: readonly FacetValue[]) => void;
  /** Merges the changes into the base, in turns with requests, then writes atomically (a temporary file renamed). `note` is the caller's, e.g. its sync token. */
  saveSnapshot: (path: string, note?: string) => Promise<void>;
}

/** `absent`: no file; `corrupt`: not a snapshot or damaged; `version`: written by another version of the engine. */
export type SnapshotLoad =
  | { ok: true; engine: SearchEngine; note: string }
  | { ok: false; reason: 'absent' | 'corrupt' | 'version'; detail: string };

/** One line of the synonyms file. */
export interface Synonyms {
  /** Every phrase of a group matches every other. */
  groups: readonly (readonly string[])[];
  /** `from` also finds `to`, not the other way round. */
  oneWay: readonly { from: string; to: readonly string[] }[];
}

export interface EngineOptions {
  /** Default: the tables of services/product/search/data. */
  synonyms?: Synonyms;
}

/** Characters of search text that are read. The rest is ignored, not refused, because nobody types that much. */
export const MAX_QUERY_LENGTH = 200;
