/**
 * What one kind of viewer sees, worked out once for each version of the catalogue and shared by everyone
 * with the same rights. The decision itself is `visibleIds` in lib/domain/visibility.
 */
import { LRUCache } from 'lru-cache';
import { type Narrowing, viewersOf, visibilityKey, visibleIds } from '@/lib/domain/visibility/library';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';
import type { SearchAudience } from '../search/types';
import type { Catalogue } from './catalogue';
import { slugKey } from './stored-item';

export interface AudienceViewer {
  viewer: VisibilityViewer;
  narrow?: Narrowing;
  /** The query has named a country or profiles. */
  isNamed?: boolean;
}

type TrimmedItems = Pick<Map<string, Buffer>, 'get'> & { set: (id: string, json: Buffer) => void };

export interface Audience extends SearchAudience {
  /** Differs whenever what may be seen differs; equal for viewers with equal rules. */
  key: string;
  /** Of an item's id; false for what the library of that version did not hold. */
  sees: (id: string) => boolean;
  /** `type/slug` of hidden items. */
  hiddenKeys: ReadonlySet<string>;
  /** JSON of items without their hidden relations, by id; filled on demand, and made again where it had no room. */
  trimmed: TrimmedItems;
  /** Visible titles of each theme and genre, by slug (R-ENT-34, R-ENT-35). */
  titles: () => { theme: ReadonlyMap<string, number>; genre: ReadonlyMap<string, number> };
}

/** Kinds of viewer cached at once; those that a query names apart, because anybody may name as many as they like. */
const REMEMBERED = 56;
const REMEMBERED_NAMED = 8;
/** Room for trimmed items of all of them together: anybody may name a country and profiles, and so make another audience. */
const MOST_TRIMMED_BYTES = 32 * 1024 * 1024;
/** What an entry takes besides its JSON and its key. */
const ENTRY_BYTES = 200;

type Library = Pick<Catalogue, 'version' | 'all'>;

function countTitles(
  catalogue: Library,
  seen: ReadonlySet<string>,
  of: 'themes' | 'genres',
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of catalogue.all()) {
    if (!seen.has(item.id)) continue;
    for (const slug of item[of]) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}

function hiddenKeys(catalogue: Library, seen: ReadonlySet<string>): Set<string> {
  const keys = new Set<string>();
  for (const { id, type, slug } of catalogue.all()) if (!seen.has(id)) keys.add(slugKey(type, slug));
  return keys;
}

/** Audiences of one catalogue; forgets them all when it changes. */
export class Audiences {
  private version = -1;
  private readonly known = this.room(REMEMBERED);
  private readonly named = this.room(REMEMBERED_NAMED);
  private readonly trimmed: LRUCache<string, Buffer>;
  private built = 0;

  constructor(
    private readonly catalogue: Library,
    mostTrimmedBytes = MOST_TRIMMED_BYTES,
  ) {
    this.trimmed = new LRUCache({
      maxSize: mostTrimmedBytes,
      sizeCalculation: (json, key) => json.length + key.length + ENTRY_BYTES,
    });
  }

  of({ viewer, narrow, isNamed = false }: AudienceViewer): Audience {
    if (this.version !== this.catalogue.version) {
      this.known.clear();
      this.named.clear();
      this.trimmed.clear();
      this.version = this.catalogue.version;
    }
    const viewers = viewersOf(viewer, narrow);
    const key = visibilityKey(viewers);
    const room = isNamed && !this.known.has(key) ? this.named : this.known;
    return room.memo(key, { context: viewers });
  }

  private room(max: number) {
    return new LRUCache<string, Audience, readonly VisibilityViewer[]>({
      max,
      memoMethod: (key, _old, { context: viewers }) => this.build(key, viewers),
    });
  }

  /** By a number of its own: an audience of the version before, still held by a request, must not fill the place of this one. */
  private trimmedOf(): TrimmedItems {
    const number = (this.built += 1);
    const keyOf = (id: string) => `${number} ${id}`;
    return {
      get: (id) => this.trimmed.get(keyOf(id)),
      set: (id, json) => void this.trimmed.set(keyOf(id), json),
    };
  }

  private build(key: string, viewers: readonly VisibilityViewer[]): Audience {
    const { catalogue } = this;
    const seen = visibleIds(catalogue.all(), viewers);
    let titles: ReturnType<Audience['titles']> | undefined;
    return {
      key,
      sees: (id) => seen.has(id),
      hiddenKeys: hiddenKeys(catalogue, seen),
      trimmed: this.trimmedOf(),
      titles: () =>
        (titles ??= {
          theme: countTitles(catalogue, seen, 'themes'),
          genre: countTitles(catalogue, seen, 'genres'),
        }),
    };
  }
}
