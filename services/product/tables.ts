/** Tables of schema `product`, as Kysely sees them. Columns are snake case, as in the migrations. */
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { EntryKind, ListSharing } from '@/lib/contracts/personal/lists';
import type { CertificateStatus } from '@/lib/contracts/personal/certificates';
import type { RecordTables } from './records/tables';
import type { UsageTables } from './usage/tables';

/** Read as Date, written as Date or ISO text. */
type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json = ColumnType<unknown, string, string>;

export interface ProductTables extends UsageTables, RecordTables {
  content_state: {
    id: 1;
    source: string;
    sync_token: string;
    locales: string[];
    synced_at: Instant;
    lineage: Generated<string>;
  };
  content_resource: {
    kind: 'Entry' | 'Asset';
    id: string;
    body: Json | null;
    seq: Generated<number>;
    deleted: Generated<boolean>;
  };
  bookmark: {
    user_id: string;
    content_id: string;
    related_content_id: string | null;
    added_at: Instant;
    id: Generated<number>;
  };
  user_link: { user_id: string; key: string; visited_at: Instant };
  user_setting: { user_id: string; key: string; value: string };
  user_notification: {
    user_id: string;
    key: string;
    dismissal_counter: number;
    next_display_timestamp: number | null;
  };
  survey_metadata: { user_id: string; next_display_timestamp: number; dismissal_counter: number };
  survey_response: {
    id: Generated<string>;
    user_id: string;
    organisation_id: string | null;
    parent_company_id: string | null;
    organisation_name: string | null;
    parent_company_name: string | null;
    subscription_start: string | null;
    subscription_end: string | null;
    score: number;
    created_at: Instant;
  };
  feedback: {
    id: Generated<string>;
    user_id: string;
    organisation_id: string | null;
    parent_company_id: string | null;
    role: string;
    recommend: string;
    explain: string;
    other: string;
    created_at: Instant;
  };
  training_progress: {
    user_id: string;
    content_id: string;
    started_at: Instant;
    completed_at: NullableInstant;
  };
  certificate: {
    user_id: string;
    content_id: string;
    requested_at: Instant;
    task_id: string;
    status: CertificateStatus;
    storage_key: string | null;
    code: string;
    course_name: string;
    holder_name: string | null;
    /** Alpha-3; null where it is not known. */
    holder_country: string | null;
    show_name: Generated<boolean>;
    issued_at: NullableInstant;
    /** Last step of the job; a stalled job is restarted. */
    touched_at: Instant;
  };
  resume_position: {
    user_id: string;
    content_id: string;
    seconds: number;
    duration_seconds: number;
    updated_at: Instant;
  };
  error_report: {
    id: Generated<number>;
    reported_at: Instant;
    message: string;
    error: string;
    stack: string | null;
    name: string | null;
    type: string;
    log_id: string | null;
    user_id: string | null;
  };
  analytics_event: {
    id: Generated<number>;
    received_at: Instant;
    occurred_at: Instant;
    visitor: string;
    category: string;
    action: string;
    name: string;
    value: number | null;
    page_path: string;
    page_title: string;
    dimensions: Json;
  };
  analytics_salt: { day: string; salt: Buffer };
  list: {
    id: string;
    /** Null once its owner's data was erased; the list then belongs to the organisation. */
    user_id: string | null;
    /** True for a list shared with the organisation whose owner was shut out of it. */
    owner_left: Generated<boolean>;
    organisation_id: string | null;
    name: string;
    note: string;
    sharing: ListSharing;
    created_at: Instant;
    updated_at: Instant;
  };
  list_entry: {
    list_id: string;
    id: string;
    place: number;
    kind: EntryKind;
    content_id: string;
    document_id: string | null;
    start_seconds: number | null;
    end_seconds: number | null;
    title: string;
    question: string;
    note: string;
  };
  class_opening: {
    id: string;
    list_id: string;
    user_id: string;
    organisation_id: string;
    code: string;
    link: string;
    opens_at: Instant;
    closes_at: Instant;
    closed_at: NullableInstant;
    opened: Generated<number>;
    /** Times played by entry. */
    played: Generated<Json>;
  };
  class_tries: { address: string; tries_left: number; given: number; since: Instant };
  note: {
    id: string;
    user_id: string;
    content_id: string;
    seconds: number;
    text: string;
    updated_at: Instant;
  };
  hand_over: {
    /** Known only to the machine. */
    id: string;
    /** Known only to the person. */
    claim: string;
    code: string;
    organisation_id: string;
    organisation_name: string;
    entries: Json;
    places: Json;
    expires_at: Instant;
    user_id: string | null;
    user_organisation_id: string | null;
    person: string | null;
    asked: Generated<boolean>;
    /** List that the person opens on the machine; null: they take what the machine has. */
    opens_id: string | null;
    opens_name: string | null;
    agreed: boolean | null;
    /** The list made in the person's account. */
    list_id: string | null;
  };
  hand_over_tries: { user_id: string; failures: number; since: Instant };
  rate_count: { key: string; window_start: Instant; count: number };
}

export const PRODUCT_SCHEMA = 'product';
export type ProductDb = Kysely<ProductTables>;
