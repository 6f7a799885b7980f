/**
 * Which of some records a viewer sees, by the one rule of lib/domain/visibility: fetches what the verdict hangs on (the
 * members of containers, the parents of parts) and nothing more. Server only.
 */
import { contentTypes, rowOfType, type ContentType } from '@/lib/contracts/content-types';
import type { Member } from '@/lib/contracts/content-parts';
import type { CatalogueRecord } from '@/lib/domain/catalogue/content-item/catalogue-record';
import { bareItem, visibleIds, type LibraryItem } from '@/lib/domain/visibility/library';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';
import type { ItemSource } from './source';

type GateSource = Pick<ItemSource, 'findAll' | 'findLinking'>;

const libraryItem = ({ item, visibility, members }: CatalogueRecord): LibraryItem => ({
  type: item.type,
  visibility,
  members: members.map(({ id }) => id),
});

/** Members whose verdict needs more than their id. */
const mustBeRead = ({ type }: Member): boolean => {
  const row = rowOfType(type);
  return row?.guarded === true || row?.container === true;
};

class Surroundings {
  readonly library = new Map<string, LibraryItem>();

  constructor(private readonly source: GateSource) {}

  /** Adds records and whatever below them decides whether they are seen. */
  async addDown(records: readonly CatalogueRecord[]): Promise<void> {
    const fresh = records.filter(({ item }) => !this.library.has(item.id));
    for (const record of fresh) this.library.set(record.item.id, libraryItem(record));
    const containers = fresh.filter(({ item }) => rowOfType(item.type)?.container);
    const members = containers.flatMap((record) => record.members).filter(({ id }) => !this.library.has(id));
    for (const { type, id } of members.filter((member) => !mustBeRead(member)))
      this.library.set(id, bareItem(type, id));
    const wanted = members.filter(mustBeRead);
    const found = contentTypes.map((type) => this.read(type, wanted));
    const read = (await Promise.all(found)).flat();
    if (read.length > 0) await this.addDown(read);
  }

  private async read(type: ContentType, members: readonly Member[]): Promise<CatalogueRecord[]> {
    const slugs = new Set(members.filter((member) => member.type === type).map(({ slug }) => slug));
    return slugs.size === 0 ? [] : this.source.findAll(type, [...slugs]);
  }

  /** Adds the parents of those parts whose parent is not here, and theirs. */
  async addUp(parts: readonly LibraryItem[]): Promise<void> {
    const parents = (await Promise.all(parts.map((part) => this.parentsOf(part)))).flat();
    const fresh = parents.filter(({ item }) => !this.library.has(item.id)).map(libraryItem);
    for (const parent of fresh) this.library.set(parent.visibility.id, parent);
    if (fresh.length > 0) await this.addUp(fresh);
  }

  private async parentsOf({ type, visibility: { id } }: LibraryItem): Promise<CatalogueRecord[]> {
    const parent = contentTypes.find((other) => other === rowOfType(type)?.partOf);
    const holds = (item: LibraryItem) => item.type === parent && item.members.includes(id);
    if (parent === undefined || [...this.library.values()].some(holds)) return [];
    return (await this.source.findLinking(parent, id)).filter((record) => holds(libraryItem(record)));
  }
}

/** The records that the viewer sees. Rejects as the source does. */
export async function seenRecords(
  source: GateSource,
  viewer: VisibilityViewer,
  records: readonly CatalogueRecord[],
): Promise<CatalogueRecord[]> {
  const around = new Surroundings(source);
  await around.addDown(records);
  await around.addUp([...around.library.values()]);
  const seen = visibleIds(around.library.values(), [viewer]);
  return records.filter(({ item }) => seen.has(item.id));
}
