/**
 * What is hidden from one kind of viewer, worked out once for each version of the catalogue and shared by everyone
 * with the same rules. The decision itself is `canSee` in lib/rules.
 */
import { putRecent } from '@/lib/platform/cache/recent';
import { canSee, type VisibilityViewer } from '@/lib/domain/visibility/visibility';
import type { Narrowing } from '../search/types';
import type { Catalogue } from './catalogue';
import { slugKey, type StoredItem } from './stored-item';

export interface AudienceViewer {
  viewer: VisibilityViewer;
  narrow?: Narrowing;
}

export interface Audience {
  /** Differs whenever what may be seen differs; equal for viewers with equal rules. */
  key: string;
  hides: (item: StoredItem) => boolean;
  /** `type/slug` of hidden items. */
  hiddenKeys: ReadonlySet<string>;
  /** Texts of items with hidden relations taken out, by id; filled as they are asked for. */
  trimmed: Map<string, Buffer>;
  /** Visible titles of each theme and genre, by slug (R-ENT-34, R-ENT-35). */
  titles: () => { theme: ReadonlyMap<string, number>; genre: ReadonlyMap<string, number> };
}

/** Kinds of viewer remembered at once. */
const REMEMBERED = 64;

/** The viewers that an item must be visible to: the viewer, and the narrowed one (D37: narrow, never widen). */
function witnesses({ viewer, narrow }: AudienceViewer): VisibilityViewer[] {
  const profiles = [...viewer.blockedProfiles, ...(narrow?.blockedProfiles ?? [])];
  const united = { ...viewer, blockedProfiles: profiles };
  return narrow?.country && narrow.country !== viewer.country
    ? [united, { ...united, country: narrow.country }]
    : [united];
}

const sorted = (values: readonly string[]) => [...new Set(values)].sort();

function audienceKey(audience: AudienceViewer): string {
  const { viewer, narrow } = audience;
  return JSON.stringify([
    viewer.country,
    narrow?.country ?? null,
    sorted([...viewer.blockedProfiles, ...(narrow?.blockedProfiles ?? [])]),
    viewer.adultThemesRestricted,
    sorted(viewer.allowedContentIds),
    sorted(viewer.blockedContentIds),
  ]);
}

function hiddenItems(catalogue: Catalogue, audience: AudienceViewer): Set<string> {
  const viewers = witnesses(audience);
  const hidden = new Set<string>();
  const sets: StoredItem[] = [];
  for (const item of catalogue.all()) {
    if (!viewers.every((viewer) => canSee(item.visibility, viewer).allowed)) hidden.add(item.id);
    else if (item.members && item.members.length > 0) sets.push(item);
  }
  // A collection may hold series, so series are settled first.
  for (const type of ['series', 'collection']) {
    for (const item of sets) {
      if (item.type === type && item.members?.every((id) => hidden.has(id) || !catalogue.item(id)))
        hidden.add(item.id);
    }
  }
  return hidden;
}

function countTitles(
  catalogue: Catalogue,
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

function keysOf(catalogue: Catalogue, hidden: ReadonlySet<string>): Set<string> {
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
  private readonly known = new Map<string, Audience>();

  constructor(private readonly catalogue: Catalogue) {}

  of(viewer: AudienceViewer): Audience {
    if (this.version !== this.catalogue.version) {
      this.known.clear();
      this.version = this.catalogue.version;
    }
    const key = audienceKey(viewer);
    const audience = this.known.get(key) ?? this.build(key, viewer);
    putRecent(this.known, key, audience, REMEMBERED);
    return audience;
  }

  private build(key: string, viewer: AudienceViewer): Audience {
    const { catalogue } = this;
    const hidden = hiddenItems(catalogue, viewer);
    let titles: ReturnType<Audience['titles']> | undefined;
    return {
      key,
      hides: (item) => hidden.has(item.id),
      hiddenKeys: keysOf(catalogue, hidden),
      trimmed: new Map(),
      titles: () =>
        (titles ??= {
          theme: countTitles(catalogue, hidden, 'themes'),
          genre: countTitles(catalogue, hidden, 'genres'),
        }),
    };
  }
}
