/** The published resources of one kind at one sequence number. */
import { compareCodes } from '@/lib/domain/text/collation';
import type { PublishedResource } from '../model/published';

/** Default order of every collection: newest update first, then id (delivery contract §5). */
export const compareByUpdate = (a: PublishedResource, b: PublishedResource): number =>
  compareCodes(b.resource.updatedAt, a.resource.updatedAt) || compareCodes(a.id, b.id);

/** By id, in default order, by content type in default order, and numbered in the order of their ids. */
export class ResourceSet {
  #sorted: readonly PublishedResource[] | undefined;
  #byType: Map<string, PublishedResource[]> | undefined;
  #ranked: readonly PublishedResource[] | undefined;
  #ranks: Map<string, number> | undefined;

  constructor(readonly byId: ReadonlyMap<string, PublishedResource>) {}

  sorted(): readonly PublishedResource[] {
    this.#sorted ??= [...this.byId.values()].sort(compareByUpdate);
    return this.#sorted;
  }

  ofType(contentType: string): readonly PublishedResource[] {
    if (!this.#byType) {
      this.#byType = new Map();
      for (const published of this.sorted()) {
        const type = published.resource.contentType ?? '';
        const list = this.#byType.get(type);
        if (list) list.push(published);
        else this.#byType.set(type, [published]);
      }
    }
    return this.#byType.get(contentType) ?? [];
  }

  /** By id in code unit order; the place in this list is the resource's rank. */
  ranked(): readonly PublishedResource[] {
    this.#ranked ??= [...this.byId.values()].sort((a, b) => compareCodes(a.id, b.id));
    return this.#ranked;
  }

  /** Undefined when there is no such resource. */
  rankOf(id: string): number | undefined {
    this.#ranks ??= new Map(this.ranked().map((published, rank) => [published.id, rank]));
    return this.#ranks.get(id);
  }
}
