/** Entries by id, slug and name, to find the one that a cell names. */
import { type Kysely, sql } from 'kysely';
import { inThisPlace, type Place } from '../store/place';
import type { Tables } from '../store/tables';

export interface Known {
  id: string;
  type: string;
  slug: string | null;
  name: string | null;
}

const key = (type: string, text: string) => `${type}\n${text.trim().toLocaleLowerCase('en')}`;

/** Looks up by type, so that a play and a person with the same name are not confused. */
export class References {
  readonly #byId = new Map<string, Known>();
  readonly #byWord = new Map<string, Set<string>>();
  readonly #slugs = new Map<string, string>();

  add(entry: Known): void {
    this.#byId.set(entry.id, entry);
    if (entry.slug !== null) this.#slugs.set(key(entry.type, entry.slug), entry.id);
    for (const word of [entry.id, entry.slug, entry.name]) {
      if (word === null) continue;
      const at = key(entry.type, word);
      const ids = this.#byWord.get(at) ?? new Set();
      this.#byWord.set(at, ids.add(entry.id));
    }
  }

  get(id: string): Known | undefined {
    return this.#byId.get(id);
  }

  /** The entry of a type that has the slug. */
  holderOf(type: string, slug: string): string | undefined {
    return this.#slugs.get(key(type, slug));
  }

  /** Ids of the entries of these types that a cell may mean. */
  find(types: readonly string[], text: string): string[] {
    const found = types.flatMap((type) => [...(this.#byWord.get(key(type, text)) ?? [])]);
    return [...new Set(found)];
  }
}

/** All entries that are stored there now, drafts included. */
export async function storedReferences(
  db: Kysely<Tables>,
  place: Place,
  locale: string,
): Promise<References> {
  const rows = await db
    .selectFrom('resource')
    .select([
      'id',
      'content_type as type',
      sql<string | null>`fields -> 'slug' ->> ${locale}`.as('slug'),
      sql<string | null>`fields -> 'name' ->> ${locale}`.as('name'),
    ])
    .where(inThisPlace(place))
    .where('kind', '=', 'Entry')
    .execute();
  const references = new References();
  for (const { type, ...row } of rows) if (type !== null) references.add({ ...row, type });
  return references;
}
