/** What is published, for people: counts by environment and type, who holds tokens (never a token itself), and what is unused. */
import { type Kysely, sql } from 'kysely';
import { unusedFiles } from '../files/unused-files';
import type { Tables } from '../store/tables';

/** Lines of text. */
export async function statusLines(db: Kysely<Tables>): Promise<string[]> {
  const environments = await db
    .selectFrom('environment')
    .selectAll()
    .orderBy('space_id')
    .orderBy('id')
    .execute();
  const counts = await db
    .selectFrom('resource')
    .select([
      'space_id',
      'environment_id',
      'published',
      sql<string>`coalesce(content_type, 'Asset')`.as('type'),
    ])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['space_id', 'environment_id', 'published', 'type'])
    .orderBy('type')
    .execute();
  const tokens = await db
    .selectFrom('token')
    .select(['space_id', 'name', 'environments', 'rate_limit'])
    .execute();
  const { files, bytes } = await unusedFiles(db);
  const library = environments.flatMap(({ space_id, id, sequence }) => {
    const own = counts.filter((row) => row.space_id === space_id && row.environment_id === id);
    return [
      `${space_id}/${id} at change ${sequence}`,
      ...own.map((row) => `  ${row.type}: ${row.count}${row.published ? '' : ' drafts'}`),
      ...tokens
        .filter(
          (token) =>
            token.space_id === space_id && (token.environments === null || token.environments.includes(id)),
        )
        .map(
          (token) =>
            `  token ${token.name}, ${token.rate_limit === 0 ? 'no limit' : `limit ${token.rate_limit ?? 'default'}`}`,
        ),
    ];
  });
  return files === 0
    ? library
    : [...library, `stored files that no asset names, removed after a week: ${files} (${bytes} bytes)`];
}
