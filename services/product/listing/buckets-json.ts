/** Writes facet counts. All but the count of a bucket is the same from answer to answer, and is written once. */
import type { Bucket } from '@/lib/contracts/listing';
import type { SearchResult } from '../search/types';

export class BucketsJson {
  private version = -1;
  private readonly starts = new Map<string, string>();

  /** JSON of the aggregations; `version` is the catalogue's, because names change with content. */
  write(version: number, aggregations: SearchResult['aggregations']): string {
    if (version !== this.version) {
      this.version = version;
      this.starts.clear();
    }
    const parts = Object.entries(aggregations).map(
      ([name, buckets]) => `${JSON.stringify(name)}:[${buckets.map((bucket) => this.bucket(bucket)).join()}]`,
    );
    return `{${parts.join()}}`;
  }

  private bucket({ count, ...rest }: Bucket): string {
    const id = `${rest.group ?? ''}\n${rest.key}\n${rest.name}\n${rest.parent ?? ''}`;
    let start = this.starts.get(id);
    if (start === undefined) this.starts.set(id, (start = `${JSON.stringify(rest).slice(0, -1)},"count":`));
    return `${start}${count}}`;
  }
}
