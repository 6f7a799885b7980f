/** Kysely's PostgreSQL, but for how its migrator looks for tables. */
import { type Kysely, PostgresDialect, PostgresIntrospector, sql, type TableMetadata } from 'kysely';

/** Names alone: PostgreSQL resolves nothing of a table for them. */
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
 * The migrator asks which tables there are, to find its own. Kysely's answer looks up the columns of every schema with
 * their sequences, which fails (42703, 42P01) where another service that starts at the same moment drops one meanwhile:
 * the queue of jobs does, in its own migrations.
 */
export class ServiceDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<never>): PostgresIntrospector {
    return new TableNames(db);
  }
}
