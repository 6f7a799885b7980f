/** A migration that runs statements, in order. Once released it stays as it is: what follows is another migration. */
import type { Kysely, Migration, RawBuilder } from 'kysely';

export function migration(statements: readonly RawBuilder<unknown>[]): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await statement.execute(db);
    },
  };
}
