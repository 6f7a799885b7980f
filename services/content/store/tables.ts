/** Tables of the `content` schema. Dates are kept as the text that was published, because the API repeats them exactly. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { FieldValues, Metadata, ResourceKind } from '../model/resource';

export const SCHEMA = 'content';

interface InEnvironment {
  space_id: string;
  environment_id: string;
}

export interface Tables {
  /** One row. `sequence` grows by one with every change anywhere; its row lock puts publications in order. */
  clock: { id: number; sequence: number };
  /** Keys shared by all processes. */
  secret: { name: string; value: string };
  space: { id: string; name: string };
  /** `sequence`: last change in it; `structure_sequence`: last change of content types, locales or tags. */
  environment: {
    space_id: string;
    id: string;
    sequence: number;
    structure_sequence: number;
    /** The `sequence` that an import of the sample library left; null where it was never imported. */
    sample_sequence: ColumnType<number | null, number | null | undefined, number | null>;
  };
  locale: InEnvironment & {
    code: string;
    id: string;
    name: string;
    is_default: boolean;
    fallback_code: string | null;
    version: number;
    position: number;
  };
  content_type: InEnvironment & { id: string; position: number; body: JSONColumnType<object> };
  tag: InEnvironment & { id: string; body: JSONColumnType<object> };
  resource: InEnvironment & {
    kind: ResourceKind;
    id: string;
    content_type: string | null;
    published: boolean;
    revision: number;
    published_version: number | null;
    created_at: string;
    updated_at: string;
    sequence: number;
    /** Digest of the content as imported; an import skips what has an equal one. */
    digest: string;
    metadata: JSONColumnType<Metadata>;
    fields: JSONColumnType<FieldValues>;
  };
  deletion: InEnvironment & {
    kind: ResourceKind;
    id: string;
    revision: number;
    deleted_at: string;
    sequence: number;
  };
  /** Plans to publish or unpublish an entry at a given time, at most one for each entry. */
  planned_change: InEnvironment & {
    kind: Generated<'Entry'>;
    entry_id: string;
    /** True: the entry is to be published; false: unpublished. */
    published: boolean;
    due_at: Date;
    /** Why it was refused when it was due; null: it is still to be done. */
    failure: string | null;
    /** User id of the operator. */
    asked_by: string;
    request_id: string;
    /** New for every plan, even for the same entry. */
    number: Generated<number>;
  };
  /** Stored files that no asset names, by name, and since when (files/unused-files.ts). */
  unused_file: { name: string; bytes: number; since: Generated<Date> };
  /** Delivery tokens by digest; the token itself is never stored. Null environments: all; null limit: the default. */
  token: {
    digest: string;
    space_id: string;
    name: string;
    environments: JSONColumnType<string[] | null, string | null, string | null>;
    rate_limit: number | null;
    /** Null: valid until it is removed. */
    ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
