/** A content service of the test's own: publish, unpublish, lose the token, go down. */
import { entrySchema, type SyncedResource } from '@/services/product/follow/resource';
import { LostTokenError, type ContentChanges, type ContentSource } from '@/services/product/follow/source';
import { LOCALE, sampleLibrary } from './sample';

export class FakeContent implements ContentSource {
  name = 'fake/library/master';
  down = false;
  readonly calls: (string | null)[] = [];
  private sequence = 1;
  private epoch = 0;
  private readonly live = new Map<
    string,
    { kind: 'Entry' | 'Asset'; resource: SyncedResource; at: number }
  >();
  private readonly deleted = new Map<string, { kind: 'Entry' | 'Asset'; at: number }>();

  constructor({ entries, assets } = sampleLibrary()) {
    this.publish(...entries);
    for (const one of assets) this.put('Asset', one);
  }

  publish(...entries: SyncedResource[]): void {
    for (const one of entries) this.put('Entry', one);
  }

  unpublish(...ids: string[]): void {
    for (const id of ids) {
      this.live.delete(id);
      this.deleted.set(id, { kind: 'Entry', at: ++this.sequence });
    }
  }

  /** Every token given so far is refused from now on. */
  loseTokens(): void {
    this.epoch += 1;
  }

  private put(kind: 'Entry' | 'Asset', resource: SyncedResource): void {
    this.deleted.delete(resource.sys.id);
    this.live.set(resource.sys.id, { kind, resource, at: ++this.sequence });
  }

  async changes(token: string | null, tell?: (done: number) => void): Promise<ContentChanges> {
    this.calls.push(token);
    if (this.down) throw new Error('content is down');
    const [epoch, since] = token === null ? [this.epoch, 0] : token.split(':').map(Number);
    if (epoch !== this.epoch) throw new LostTokenError('refused');
    const newer = [...this.live.values()].filter(({ at }) => at > (since ?? 0));
    const gone = (kind: string) =>
      token === null
        ? []
        : [...this.deleted].filter(([, one]) => one.kind === kind && one.at > (since ?? 0)).map(([id]) => id);
    tell?.(newer.length);
    return {
      entries: newer
        .filter(({ kind }) => kind === 'Entry')
        .map(({ resource }) => entrySchema.parse(resource)),
      assets: newer.filter(({ kind }) => kind === 'Asset').map(({ resource }) => resource),
      deletedEntries: gone('Entry'),
      deletedAssets: gone('Asset'),
      nextSyncToken: `${this.epoch}:${this.sequence}`,
    };
  }

  async total(): Promise<number> {
    return this.live.size;
  }

  /** The default locale first. */
  spoken: string[] = [LOCALE];

  async locales(): Promise<string[]> {
    return this.spoken;
  }
}
