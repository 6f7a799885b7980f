/** Tables of use, as Kysely sees them. Days are ISO dates as text; months are the date of their first day. */
import type { ColumnType, Generated } from 'kysely';

/** PostgreSQL's date: the driver would give a Date, which the queries here read as text. */
type Day = ColumnType<Date, string, string>;

/** Counts of one item for one organisation in a day or a month; searches have the item ''. */
interface Counts {
  organisation_id: string;
  item_id: string;
  data_type: string;
  access_type: string;
  yop: string;
  tii: number;
  uii: number;
  tir: number;
  uir: number;
  no_license: number;
  searches: number;
}

export interface UsageTables {
  usage_event: {
    at: ColumnType<Date, Date, Date>;
    organisation_id: string;
    item_id: string;
    action: string;
    link: string;
    method: string;
    access_type: string;
    person: string;
    person_before: string | null;
    term: string | null;
    /** Null of events written before there were ids. */
    id: string | null;
  };
  usage_item: {
    item_id: string;
    type: string;
    slug: string;
    name: string;
    publisher: string;
    data_type: string;
    yop: string;
    authors: string[];
    published: string | null;
  };
  usage_day: Counts & { day: Day };
  usage_month: Counts & { month: Day };
  usage_visit: { day: Day; organisation_id: string; method: string; sessions: number };
  usage_term: { day: Day; organisation_id: string; term: string; searches: number };
  usage_rolled: { day: Day; rolled_at: Generated<Date> };
  usage_closed: { month: Day; closed_at: Generated<Date>; partial: Generated<boolean> };
  usage_gap: { day: Day; lost: number };
}
