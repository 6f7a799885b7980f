/** Writes facet counts as JSON. Everything but a bucket's count is the same in every answer, and is written only once. */
import type { Bucket } from '@/lib/contracts/listing/listing';
import type { SearchResult } from '../search/types';

interface Written {
  bucket: Bucket;
  /** JSON up to the count. */
  start: string;
}

const isSame = (a: Bucket, b: Bucket) => a.name === b.name && a.group === b.group && a.parent === b.parent;

export class BucketsJson {
  private version = -1;
  private readonly written = new Map<string, Map<string, Written>>();

  /** JSON of the aggregations; `version` is the catalogue's, because keys come and go with content. */
  write(version: number, aggregations: SearchResult['aggregations']): string {
    if (version !== this.version) {
      this.version = version;
      this.written.clear();
    }
    const parts = Object.entries(aggregations).map(
      ([name, buckets]) => `${JSON.stringify(name)}:[${this.list(name, buckets)}]`,
    );
    return `{${parts.join()}}`;
  }

  private list(name: string, buckets: readonly Bucket[]): string {
    let known = this.written.get(name);
    if (!known) this.written.set(name, (known = new Map()));
    let list = '';
    for (const bucket of buckets) {
      let before = known.get(bucket.key);
      // Two kinds of theme may share a key, so a bucket that is not identical is written again.
      if (!before || !isSame(before.bucket, bucket)) {
        const { count: _, ...rest } = bucket;
        before = { bucket, start: `${JSON.stringify(rest).slice(0, -1)},"count":` };
        known.set(bucket.key, before);
      }
      list += `${list === '' ? '' : ','}${before.start}${bucket.count}}`;
    }
    return list;
  }
}
