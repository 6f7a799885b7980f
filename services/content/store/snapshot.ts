/** The published set of one environment at one sequence number, held in memory; PostgreSQL is the source of truth. */
import type { EnvironmentFrame } from '../model/environment';
import { PublishedResource } from '../model/published';
import type { Deletion, Resource, ResourceKind } from '../model/resource';
import { LinkGraph } from './link-graph';
import { ResourceSet } from './resource-set';

export interface Snapshot {
  /** Of this snapshot alone in this process; after a recovery of the database two may have one sequence number. */
  serial: number;
  frame: EnvironmentFrame;
  sequence: number;
  structureSequence: number;
  entries: ResourceSet;
  assets: ResourceSet;
  deletions: readonly Deletion[];
  links: LinkGraph;
  /** Caches sorted resources of this snapshot by name; the oldest list is dropped above MAX_ARRANGEMENTS. */
  arranged: (name: string, arrange: () => readonly PublishedResource[]) => readonly PublishedResource[];
}

const MAX_ARRANGEMENTS = 100;

let made = 0;

function arrangements(): Snapshot['arranged'] {
  const known = new Map<string, readonly PublishedResource[]>();
  return (name, arrange) => {
    const found = known.get(name);
    if (found) return found;
    const made = arrange();
    known.set(name, made);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_ARRANGEMENTS) break;
      known.delete(oldest);
    }
    return made;
  };
}

/** What happened since a snapshot: resources as they are now, and those that are no longer published. */
export interface Delta {
  published: readonly Resource[];
  withdrawn: readonly { kind: ResourceKind; id: string }[];
  /** All deletions on record, the whole list. */
  deletions: readonly Deletion[];
}

/** A new snapshot; resources that did not change are shared with the old one, including their cached values. */
export function advance(
  base: Omit<Snapshot, 'serial' | 'deletions' | 'arranged' | 'links'>,
  sequence: number,
  delta: Delta,
): Snapshot {
  const changed = (kind: ResourceKind, before: ResourceSet): ResourceSet => {
    const published = delta.published.filter((resource) => resource.kind === kind);
    const withdrawn = delta.withdrawn.filter((resource) => resource.kind === kind);
    if (published.length + withdrawn.length === 0) return before;
    const byId = new Map(before.byId);
    for (const { id } of withdrawn) byId.delete(id);
    for (const resource of published) byId.set(resource.id, new PublishedResource(resource, base.frame));
    return new ResourceSet(byId);
  };
  const entries = changed('Entry', base.entries);
  const assets = changed('Asset', base.assets);
  return {
    serial: (made += 1),
    frame: base.frame,
    structureSequence: base.structureSequence,
    sequence,
    entries,
    assets,
    deletions: delta.deletions,
    links: new LinkGraph(entries, assets),
    arranged: arrangements(),
  };
}
