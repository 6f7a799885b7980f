/** Tables of records and keys, as Kysely sees them. */
import type { Generated } from 'kysely';

export interface RecordTables {
  library_key: {
    id: Generated<string>;
    kind: 'counter' | 'feed';
    organisation_id: string | null;
    company_id: string | null;
    requestor_id: string | null;
    note: Generated<string>;
    hash: Buffer;
    created_at: Generated<Date>;
    revoked_at: Date | null;
  };
  library_setting: { organisation_id: string; proxy_prefix: string | null; updated_at: Generated<Date> };
  record: {
    feed: string;
    item_id: string;
    datestamp: Date;
    deleted: boolean;
    hash: string;
    type: string;
    slug: string;
    name: string;
    sets: string[];
    first_at: Date;
    superseded_at: Date | null;
    left_sets: string[] | null;
  };
  record_feed: {
    feed: string;
    digest: string;
    checked_at: Date;
    seq: Generated<number>;
    format: Generated<number>;
  };
}
