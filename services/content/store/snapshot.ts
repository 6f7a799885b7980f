/** The published set of one environment at one sequence number, held in memory; PostgreSQL is the truth. */
import type { EnvironmentFrame } from '../model/environment';
import { PublishedResource } from '../model/published';
import type { Deletion, Resource, ResourceKind } from '../model/resource';

/** Default order of every collection: newest update first, then id (delivery contract §5). */
export function compareByUpdate(a: PublishedResource, b: PublishedResource): number {
  const [left, right] = [a.resource.updatedAt, b.resource.updatedAt];
  if (left !== right) return left < right ? 1 : -1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The resources of one kind: by id, in default order, and by content type in default order. */
export class ResourceSet {
  #sorted: readonly PublishedResource[] | undefined;
  #byType: Map<string, PublishedResource[]> | undefined;

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
}

export interface Snapshot {
  frame: EnvironmentFrame;
  sequence: number;
  structureSequence: number;
  entries: ResourceSet;
  assets: ResourceSet;
  deletions: readonly Deletion[];
}

/** What happened since a snapshot: resources as they are now, and those that are published no more. */
export interface Delta {
  published: readonly Resource[];
  withdrawn: readonly { kind: ResourceKind; id: string }[];
  /** All deletions on record, the whole list. */
  deletions: readonly Deletion[];
}

/** A new snapshot; resources that did not change are shared with the old one, with what they have computed. */
export function advance(base: Omit<Snapshot, 'deletions'>, sequence: number, delta: Delta): Snapshot {
  const changed = (kind: ResourceKind, before: ResourceSet): ResourceSet => {
    const published = delta.published.filter((resource) => resource.kind === kind);
    const withdrawn = delta.withdrawn.filter((resource) => resource.kind === kind);
    if (published.length + withdrawn.length === 0) return before;
    const byId = new Map(before.byId);
    for (const { id } of withdrawn) byId.delete(id);
    for (const resource of published) byId.set(resource.id, new PublishedResource(resource, base.frame));
    return new ResourceSet(byId);
  };
  return {
    frame: base.frame,
    structureSequence: base.structureSequence,
    sequence,
    entries: changed('Entry', base.entries),
    assets: changed('Asset', base.assets),
    deletions: delta.deletions,
  };
}
