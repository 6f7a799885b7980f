/**
 * Decides which of the given records a viewer may see, by the one rule of lib/domain/visibility. Fetches only what the
 * decision depends on: the members of containers and the parents of parts. Server only.
 */
import { contentTypes, rowOfType, type ContentType } from '@/lib/contracts/catalogue/content-types';
import type { Member } from '@/lib/contracts/catalogue/content-parts';
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

/** Whether deciding about a member needs more than its id. */
const mustBeRead = ({ type }: Member): boolean => {
  const row = rowOfType(type);
  return row?.guarded === true || row?.container === true;
};

class Surroundings {
  readonly library = new Map<string, LibraryItem>();

  constructor(private readonly source: GateSource) {}

  /** Adds records and, recursively, the members that decide whether they may be seen. */
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

  /**
   * The ids that may be seen. Before a part counts as hidden, its parents are fetched: the parent known here may be hidden
   * while another is visible. Knowing more of the library never hides what was visible.
   */
  async seenBy(viewer: VisibilityViewer): Promise<ReadonlySet<string>> {
    const asked = new Set<string>();
    for (;;) {
      const seen = visibleIds(this.library.values(), [viewer]);
      const hidden = [...this.library.values()].filter(
        ({ type, visibility: { id } }) => rowOfType(type)?.partOf && !seen.has(id) && !asked.has(id),
      );
      if (hidden.length === 0) return seen;
      for (const { visibility } of hidden) asked.add(visibility.id);
      const parents = (await Promise.all(hidden.map((part) => this.parentsOf(part)))).flat();
      for (const parent of parents)
        if (!this.library.has(parent.item.id)) this.library.set(parent.item.id, libraryItem(parent));
    }
  }

  private async parentsOf({ type, visibility: { id } }: LibraryItem): Promise<CatalogueRecord[]> {
    const parent = contentTypes.find((other) => other === rowOfType(type)?.partOf);
    if (parent === undefined) return [];
    const { records } = await this.source.findLinking(parent, id);
    return records.filter(({ members }) => members.some((member) => member.id === id));
  }
}

/** Those of the records that the viewer may see. Rejects as the source does. */
export async function seenRecords(
  source: GateSource,
  viewer: VisibilityViewer,
  records: readonly CatalogueRecord[],
): Promise<CatalogueRecord[]> {
  const around = new Surroundings(source);
  await around.addDown(records);
  const seen = await around.seenBy(viewer);
  return records.filter(({ item }) => seen.has(item.id));
}
