/** Facet keys as small numbers, across all families, with the names they are shown by. */
import { allFilterNames, type FilterName } from '@/lib/contracts/listing/names';
import type { FacetValue } from '@/lib/domain/catalogue/content-item/facets';
import { collate } from '../query/order';

const familyIndex = new Map<FilterName, number>(allFilterNames.map((name, index) => [name, index]));
export const indexOfFamily = (family: FilterName): number => familyIndex.get(family) ?? 0;

/** Ids in an order, and the place of each id in it. */
export interface ShownOrder {
  sequence: Uint32Array;
  rank: Uint32Array;
}

export interface FacetRecord extends FacetValue {
  /** Position in `allFilterNames`. */
  family: number;
}

export class FacetDictionary {
  private readonly records: FacetRecord[] = [];
  private readonly ids: Map<string, number>[] = allFilterNames.map(() => new Map());
  private shown: ShownOrder | null = null;
  private families = new Uint8Array(0);

  get size(): number {
    return this.records.length;
  }

  /** Id of a key, which is added if it is new. */
  add(family: number, key: string): number {
    const found = this.ids[family]?.get(key);
    if (found !== undefined) return found;
    const id = this.records.length;
    this.records.push({ family, key, name: key });
    this.ids[family]?.set(key, id);
    this.shown = null;
    return id;
  }

  find(family: number, key: string): number | undefined {
    return this.ids[family]?.get(key);
  }

  /** Family of each id. */
  familyOf(): Uint8Array {
    if (this.families.length !== this.records.length)
      this.families = Uint8Array.from(this.records, ({ family }) => family);
    return this.families;
  }

  record(id: number): FacetRecord | undefined {
    return this.records[id];
  }

  /** Sets the shown names; a key named before and absent from `values` is shown by the key itself again. */
  describe(family: number, values: readonly FacetValue[]): void {
    for (const record of this.records)
      if (record.family === family)
        this.records[this.add(family, record.key)] = { family, key: record.key, name: record.key };
    for (const value of values) this.records[this.add(family, value.key)] = { ...value, family };
    this.shown = null;
  }

  /** Ids in the order of shown names, then keys. */
  shownOrder(): ShownOrder {
    if (this.shown) return this.shown;
    const sequence = Uint32Array.from(this.records, (_, id) => id);
    const name = (id: number) => this.records[id]?.name ?? '';
    const key = (id: number) => this.records[id]?.key ?? '';
    sequence.sort((one, other) => collate(name(one), name(other)) || (key(one) < key(other) ? -1 : 1));
    const rank = new Uint32Array(sequence.length);
    sequence.forEach((id, place) => (rank[id] = place));
    return (this.shown = { sequence, rank });
  }

  /** For the snapshot: records in id order. */
  all(): readonly FacetRecord[] {
    return this.records;
  }

  static from(records: readonly FacetRecord[]): FacetDictionary {
    const dictionary = new FacetDictionary();
    for (const record of records) {
      dictionary.ids[record.family]?.set(record.key, dictionary.records.length);
      dictionary.records.push(record);
    }
    return dictionary;
  }
}
