/** What an entry links to, by name, published or not. */
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { LinkedThing } from '@/lib/contracts/administration/drafts';
import type { LinkReference } from '../model/links';
import type { Place } from '../store/place';
import type { Tables } from '../store/tables';
import { named } from './entries';

interface Row {
  id: string;
  name: string | null;
  published: boolean;
  /** The file of an asset; null for an entry. */
  file: unknown;
}

const pictureSchema = z.object({ contentType: z.string().startsWith('image/'), url: z.string() });
const STORED_HERE = /^\/(?!\/)/;

/** Address of a picture. Null for a draft, whose file is not served, and for a file that is not a picture. */
function pictureOf({ published, file }: Row, assetHost: string): string | null {
  const picture = pictureSchema.safeParse(file);
  if (!published || !picture.success) return null;
  const { url } = picture.data;
  return STORED_HERE.test(url) ? `//${assetHost}${url}` : url.replace(/^https?:/, '');
}

/** The resources of one kind that exist, of those with these ids. */
async function rowsOf(
  db: Kysely<Tables>,
  place: Place,
  kind: LinkReference['kind'],
  ids: readonly string[],
): Promise<Row[]> {
  const query =
    kind === 'Entry'
      ? sql<Row>`select id, name, published, null as file from (${named(place)}) entry where id = any(${ids}::text[])`
      : sql<Row>`
          select r.id, r.published, r.fields -> 'title' ->> l.code as name, r.fields -> 'file' -> l.code as file
          from content.resource r
          left join content.locale l on l.space_id = r.space_id and l.environment_id = r.environment_id and l.is_default
          where r.space_id = ${place.space} and r.environment_id = ${place.environment} and r.kind = 'Asset'
            and r.id = any(${ids}::text[])`;
  return (await query.execute(db)).rows;
}

/** What a link leads to. */
export type FindLinked = (link: LinkReference) => LinkedThing;

/** @param assetHost host and port that files are fetched from */
export async function linkedThings(
  db: Kysely<Tables>,
  place: Place,
  links: readonly LinkReference[],
  assetHost: string,
): Promise<FindLinked> {
  const found = { Entry: new Map<string, LinkedThing>(), Asset: new Map<string, LinkedThing>() };
  for (const kind of ['Entry', 'Asset'] as const) {
    const ids = links.filter((link) => link.kind === kind).map(({ id }) => id);
    for (const row of await rowsOf(db, place, kind, ids)) {
      const { id, name, published } = row;
      const state = published ? 'published' : 'draft';
      found[kind].set(id, { id, name, state, picture: pictureOf(row, assetHost) });
    }
  }
  return ({ kind, id }) => found[kind].get(id) ?? { id, name: null, state: 'missing', picture: null };
}
