/** Sets of items: series are watched in order, collections are browsed. Items are named `type/slug`. */
export interface SeriesText {
  slug: string;
  name: string;
  short: string;
  long?: string;
  items: readonly string[];
}

export interface CollectionText {
  slug: string;
  name: string;
  short: string;
  items: readonly string[];
}
