/** What a database holds of a space already, for a start that fills what is missing. */
import { sql, type Kysely } from 'kysely';
import { digestOfToken } from '../model/token';
import type { Place } from '../store/place';
import type { Tables } from '../store/tables';

export interface Held {
  /** Whether the environment has content types. */
  model: boolean;
  /** Whether the token is known, even one that has ended: whoever ended it meant to. */
  token: boolean;
}

/** Reads alone, also a database in which content has never been. */
export async function readHeld(db: Kysely<Tables>, place: Place, token: string): Promise<Held> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('content.token') is not null as is_there`.execute(db);
  if (!rows[0]?.is_there) return { model: false, token: false };
  const types = db
    .selectFrom('content_type')
    .select('id')
    .where('space_id', '=', place.space)
    .where('environment_id', '=', place.environment);
  const tokens = db
    .selectFrom('token')
    .select('digest')
    .where('space_id', '=', place.space)
    .where('digest', '=', digestOfToken(token));
  return {
    model: (await types.limit(1).executeTakeFirst()) !== undefined,
    token: (await tokens.executeTakeFirst()) !== undefined,
  };
}
