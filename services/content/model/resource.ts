/** Published resources as the service holds them: all locales, links not resolved. */
export type ResourceKind = 'Entry' | 'Asset';

/** `fields[name][locale]`. */
export type FieldValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface TagLink {
  sys: { type: 'Link'; linkType: 'Tag'; id: string };
}
export interface Metadata {
  tags: readonly TagLink[];
  concepts?: readonly unknown[];
}

export interface Resource {
  kind: ResourceKind;
  id: string;
  /** Null for assets. */
  contentType: string | null;
  revision: number;
  publishedVersion: number | null;
  createdAt: string;
  updatedAt: string;
  /** Sequence number of the publication that made this state. */
  sequence: number;
  metadata: Metadata;
  fields: FieldValues;
}

export interface Deletion {
  kind: ResourceKind;
  id: string;
  revision: number;
  deletedAt: string;
  sequence: number;
}

export interface Locale {
  id: string;
  code: string;
  name: string;
  default: boolean;
  fallbackCode: string | null;
  version: number;
}
