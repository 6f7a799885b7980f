/** Kysely's PostgreSQL dialect, except for how the migrator lists tables. */
import { type Kysely, PostgresDialect, PostgresIntrospector, sql, type TableMetadata } from 'kysely';

/** Lists table names only: for those PostgreSQL resolves nothing else of a table. */
class TableNames extends PostgresIntrospector {
  constructor(private readonly db: Kysely<never>) {
    super(db);
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables`.execute(this.db);
    return rows.map((row) => ({ ...row, isView: false, columns: [] }));
  }
}

/**
 * The migrator lists tables to find its own. Kysely's query also looks up the columns of every schema with their
 * sequences, which fails (42703, 42P01) when another service that starts at the same moment drops one meanwhile, as the
 * job queue does in its own migrations.
 */
export class ServiceDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<never>): PostgresIntrospector {
    return new TableNames(db);
  }
}
