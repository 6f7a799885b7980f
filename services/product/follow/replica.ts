/**
 * This node's copy of the content: reads what PostgreSQL holds, then only what is newer, and says which entries must be mapped
 * again. `seq` is assigned inside a round's transaction and rounds are serialised (`followOnce`), so no number below the greatest
 * one seen can appear later. After a recovery of the database that lost changes it can, and everything is read anew.
 */
import type { Kysely } from 'kysely';
import type { Position } from '../catalogue/index-file';
import type { ProductTables } from '../tables';
import { ContentGraph } from './graph';
import { entrySchema, resourceSchema } from './resource';

/** Rows read at once; bounds memory while a large library loads. */
const PAGE = 2_000;

interface Row {
  kind: 'Entry' | 'Asset';
  id: string;
  body: unknown;
  seq: number;
  deleted: boolean;
}

export class ContentReplica {
  readonly graph = new ContentGraph([]);
  private lastSeq = 0;
  private lineage = '';
  private locales = '';
  private hasRead = false;
  /** Read, and not yet said to be applied: kept when a later page or the applying fails, as nothing reads them again. */
  private unapplied: { kind: 'Entry' | 'Asset'; id: string }[] = [];
  /** The locales changed, and not every entry has been applied since. */
  private allChanged = false;

  constructor(private readonly db: Kysely<ProductTables>) {}

  /** False until the first sync has been stored and read, even of a library that has no entry yet. */
  get loaded(): boolean {
    return this.hasRead;
  }

  /** Null before the first resource has been stored, and while changes were read that are not applied. */
  get position(): Position | null {
    const isApplied = this.unapplied.length === 0 && !this.allChanged;
    return this.lastSeq > 0 && isApplied ? { lineage: this.lineage, seq: this.lastSeq } : null;
  }

  /** Ids of entries whose mapping may differ from what it was when `seq` was the last change. */
  async changedAfter(seq: number): Promise<Set<string>> {
    const rows = await this.db
      .selectFrom('content_resource')
      .select(['kind', 'id'])
      .where('seq', '>', seq)
      .where('seq', '<=', this.lastSeq)
      .execute();
    return this.graph.affectedBy(rows);
  }

  /**
   * Reads what is new. Returns the ids of entries whose mapping may differ since the last call of `applied`; empty when nothing
   * changed.
   * @param tell is called after each page, with how many were read
   */
  async refresh(tell?: (read: number) => void): Promise<Set<string>> {
    if (!(await this.readState())) return new Set();
    for (let read = 0; ;) {
      const rows = await this.page();
      for (const row of rows) {
        this.unapplied.push({ kind: row.kind, id: row.id });
        this.apply(row);
      }
      tell?.((read += rows.length));
      if (rows.length < PAGE) break;
    }
    this.hasRead = true;
    const affected = this.graph.affectedBy(this.unapplied);
    return this.allChanged ? new Set([...affected, ...this.graph.entryIds()]) : affected;
  }

  /** Whoever keeps what was read has taken up all that the last refresh returned. */
  applied(): void {
    this.unapplied = [];
    this.allChanged = false;
  }

  /** False before the first sync. Other locales than those in use, or a restored database: everything is read anew. */
  private async readState(): Promise<boolean> {
    const state = await this.db
      .selectFrom('content_state')
      .select(['locales', 'lineage'])
      .select((build) =>
        build
          .selectFrom('content_resource')
          .select(({ fn }) => fn.max('seq').as('newest'))
          .as('newest'),
      )
      .where('id', '=', 1)
      .executeTakeFirst();
    if (!state) return false;
    const isOther = this.lineage !== '' && this.lineage !== state.lineage;
    if (isOther || (state.newest ?? 0) < this.lastSeq) this.forget();
    this.lineage = state.lineage;
    const joined = state.locales.join();
    if (joined === this.locales) return true;
    this.locales = joined;
    this.lastSeq = 0;
    this.allChanged = true;
    this.graph.useLocales(state.locales);
    return true;
  }

  /** What is held is not what the database holds now, whatever the numbers say: entries of which nothing is left are reported too. */
  private forget(): void {
    for (const id of this.graph.entryIds()) this.unapplied.push({ kind: 'Entry', id });
    this.graph.clear();
    this.lastSeq = 0;
    this.allChanged = true;
  }

  private page(): Promise<Row[]> {
    return this.db
      .selectFrom('content_resource')
      .select(['kind', 'id', 'body', 'seq', 'deleted'])
      .where('seq', '>', this.lastSeq)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
  }

  private apply({ kind, id, body, seq, deleted }: Row): void {
    this.lastSeq = seq;
    if (kind === 'Entry') {
      if (deleted) this.graph.removeEntry(id);
      else this.graph.putEntry(entrySchema.parse(body));
    } else if (deleted) this.graph.removeAsset(id);
    else this.graph.putAsset(resourceSchema.parse(body));
  }
}
