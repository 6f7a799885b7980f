/**
 * What is hidden from one kind of viewer, worked out once for each version of the catalogue and shared by everyone
 * with the same rights. The decision itself is `visibleIds` in lib/domain/visibility.
 */
import { LRUCache } from 'lru-cache';
import { type Narrowing, viewersOf, visibilityKey, visibleIds } from '@/lib/domain/visibility/library';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';
import type { Catalogue } from './catalogue';
import { slugKey, type StoredItem } from './stored-item';

export interface AudienceViewer {
  viewer: VisibilityViewer;
  narrow?: Narrowing;
}

type TrimmedItems = Pick<Map<string, Buffer>, 'get'> & { set: (id: string, json: Buffer) => void };

export interface Audience {
  /** Differs whenever what may be seen differs; equal for viewers with equal rules. */
  key: string;
  hides: (item: Pick<StoredItem, 'id'>) => boolean;
  /** `type/slug` of hidden items. */
  hiddenKeys: ReadonlySet<string>;
  /** JSON of items without their hidden relations, by id; filled on demand, and made again where it had no room. */
  trimmed: TrimmedItems;
  /** Visible titles of each theme and genre, by slug (R-ENT-34, R-ENT-35). */
  titles: () => { theme: ReadonlyMap<string, number>; genre: ReadonlyMap<string, number> };
}

/** Kinds of viewer cached at once. */
const REMEMBERED = 64;
/** Room for trimmed items of all of them together: anybody may name a country and profiles, and so make another audience. */
const MOST_TRIMMED_BYTES = 32 * 1024 * 1024;
/** What an entry takes besides its JSON and its key. */
const ENTRY_BYTES = 200;

type Library = Pick<Catalogue, 'version' | 'all' | 'item'>;

function hiddenItems(catalogue: Library, { viewer, narrow }: AudienceViewer): Set<string> {
  const seen = visibleIds(catalogue.all(), viewersOf(viewer, narrow));
  return new Set([...catalogue.all()].flatMap(({ id }) => (seen.has(id) ? [] : [id])));
}

function countTitles(
  catalogue: Library,
  hidden: ReadonlySet<string>,
  of: 'themes' | 'genres',
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of catalogue.all()) {
    if (hidden.has(item.id)) continue;
    for (const slug of item[of]) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}

function keysOf(catalogue: Library, hidden: ReadonlySet<string>): Set<string> {
  const keys = new Set<string>();
  for (const id of hidden) {
    const item = catalogue.item(id);
    if (item) keys.add(slugKey(item.type, item.slug));
  }
  return keys;
}

/** Audiences of one catalogue; forgets them all when it changes. */
export class Audiences {
  private version = -1;
  private readonly known = new LRUCache<string, Audience>({ max: REMEMBERED });
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

  of(viewer: AudienceViewer): Audience {
    if (this.version !== this.catalogue.version) {
      this.known.clear();
      this.trimmed.clear();
      this.version = this.catalogue.version;
    }
    const key = visibilityKey(viewersOf(viewer.viewer, viewer.narrow));
    const audience = this.known.get(key) ?? this.build(key, viewer);
    this.known.set(key, audience);
    return audience;
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

  private build(key: string, viewer: AudienceViewer): Audience {
    const { catalogue } = this;
    const hidden = hiddenItems(catalogue, viewer);
    let titles: ReturnType<Audience['titles']> | undefined;
    return {
      key,
      hides: (item) => hidden.has(item.id),
      hiddenKeys: keysOf(catalogue, hidden),
      trimmed: this.trimmedOf(),
      titles: () =>
        (titles ??= {
          theme: countTitles(catalogue, hidden, 'themes'),
          genre: countTitles(catalogue, hidden, 'genres'),
        }),
    };
  }
}
