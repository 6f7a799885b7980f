/**
 * The content in memory: entries and assets in one locale, with links known in both directions. Sync never expands links, so this
 * graph resolves them, and tells which entries must be mapped again when a target changes.
 */
import {
  type DeliveryAsset,
  type DeliveryEntry,
  inLocale,
  type Lookup,
} from '@/lib/domain/catalogue/content-item/entry';

/** An item reads its targets' targets (agreement → country, document → file), never further. */
const DEPENDENCY_DEPTH = 2;

type LinkKind = 'Entry' | 'Asset';
const keyOf = (kind: LinkKind, id: string) => `${kind}:${id}`;

function collectLinks(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { sys } = value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } };
  if (sys?.type === 'Link' && typeof sys.id === 'string') {
    if (sys.linkType === 'Entry' || sys.linkType === 'Asset') found.add(keyOf(sys.linkType, sys.id));
    return;
  }
  for (const inner of Object.values(value)) collectLinks(inner, found);
}

export class ContentGraph implements Lookup {
  private readonly entries = new Map<string, DeliveryEntry>();
  private readonly assets = new Map<string, DeliveryAsset>();
  /** Link key → ids of the entries that hold the link, whether or not its target exists. */
  private readonly referrers = new Map<string, Set<string>>();
  private readonly links = new Map<string, ReadonlySet<string>>();

  constructor(private locales: readonly string[]) {}

  readonly entry = (id: string): DeliveryEntry | undefined => this.entries.get(id);
  readonly asset = (id: string): DeliveryAsset | undefined => this.assets.get(id);

  useLocales(locales: readonly string[]): void {
    this.locales = locales;
  }

  entryIds(): IterableIterator<string> {
    return this.entries.keys();
  }

  clear(): void {
    for (const held of [this.entries, this.assets, this.referrers, this.links]) held.clear();
  }

  putEntry(raw: DeliveryEntry): void {
    const entry = inLocale(raw, this.locales);
    this.forgetLinks(raw.sys.id);
    this.entries.set(raw.sys.id, entry);
    const targets = new Set<string>();
    collectLinks(entry.fields, targets);
    this.links.set(raw.sys.id, targets);
    for (const target of targets) {
      const holders = this.referrers.get(target);
      if (holders) holders.add(raw.sys.id);
      else this.referrers.set(target, new Set([raw.sys.id]));
    }
  }

  putAsset(raw: DeliveryAsset): void {
    this.assets.set(raw.sys.id, inLocale(raw, this.locales));
  }

  removeEntry(id: string): void {
    this.forgetLinks(id);
    this.entries.delete(id);
  }

  removeAsset(id: string): void {
    this.assets.delete(id);
  }

  /** Ids of entries whose mapping may differ now that these resources changed, the entries themselves included. */
  affectedBy(changed: Iterable<{ kind: LinkKind; id: string }>): Set<string> {
    const affected = new Set<string>();
    let frontier = new Set<string>();
    for (const { kind, id } of changed) {
      if (kind === 'Entry') affected.add(id);
      frontier.add(keyOf(kind, id));
    }
    for (let depth = 0; depth < DEPENDENCY_DEPTH; depth += 1) {
      const holders = new Set([...frontier].flatMap((key) => [...(this.referrers.get(key) ?? [])]));
      for (const id of holders) affected.add(id);
      frontier = new Set([...holders].map((id) => keyOf('Entry', id)));
    }
    return affected;
  }

  private forgetLinks(id: string): void {
    for (const target of this.links.get(id) ?? []) {
      const holders = this.referrers.get(target);
      holders?.delete(id);
      if (holders?.size === 0) this.referrers.delete(target);
    }
    this.links.delete(id);
  }
}
