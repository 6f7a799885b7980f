/**
 * The search index cached on disk, so that a restart indexes only what changed since. A file is used only if the same build
 * made it from the same database; otherwise, or when it is damaged, the index is rebuilt from the stored content.
 */
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import type { Logger } from '@/services/common/log';
import { createSearchEngine, loadSnapshot } from '../search/engine/engine';
import type { SearchEngine, Synonyms } from '../search/types';

/** Debounce: saves this long after the last change, so that an import writes one file. */
const QUIET_MS = 30_000;
/**
 * So many changes are worth saving, or that share of a large library if it is more. Saving builds the index anew, which takes 2 s of
 * processor time at 50,000 items, after each entry that an editor publishes. 500 are taken up again at a start in a third of a second.
 */
const WORTH_SAVING = { least: 500, share: 0.05 };

/** How far a node has read the content: which database, and up to which change. */
export interface Position {
  lineage: string;
  seq: number;
}

export interface IndexFileOptions {
  path: string;
  /** Identifies the build: another one may map or index the same content differently. */
  build: string;
  synonyms: Synonyms;
  log: Logger;
}

const noteSchema = z.object({ build: z.string(), lineage: z.string(), seq: z.number() });

export interface OpenedIndex {
  engine: SearchEngine;
  /** The last change in the index; null: it is empty. */
  indexedTo: number | null;
}

function noteOf(text: string): z.infer<typeof noteSchema> | null {
  try {
    return noteSchema.parse(JSON.parse(text));
  } catch {
    // A note in another format comes from another build.
    return null;
  }
}

export class IndexFile {
  private timer: NodeJS.Timeout | null = null;
  /** Entries changed since the file was read or written. */
  private unsaved = 0;

  constructor(private readonly options: IndexFileOptions) {}

  async open(position: Position | null): Promise<OpenedIndex> {
    await this.removePartials();
    const { path, build, synonyms, log } = this.options;
    const fresh = { engine: createSearchEngine({ synonyms }), indexedTo: null };
    if (!position) return fresh;
    const loaded = await loadSnapshot(path, { synonyms });
    if (!loaded.ok) {
      if (loaded.reason !== 'absent')
        log.warn({ reason: loaded.reason, detail: loaded.detail }, 'search index rebuilt');
      return fresh;
    }
    const note = noteOf(loaded.note);
    const fits = note?.build === build && note.lineage === position.lineage && note.seq <= position.seq;
    return fits ? { engine: loaded.engine, indexedTo: note.seq } : fresh;
  }

  /** Deletes what a process that was killed while it saved has left beside the index. One process has a cache folder. */
  private async removePartials(): Promise<void> {
    const { path, log } = this.options;
    const names = (await nullIfMissing(readdir(dirname(path)))) ?? [];
    const partials = names.filter(
      (name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.partial'),
    );
    for (const name of partials)
      await rm(join(dirname(path), name), { force: true }).catch((error: unknown) =>
        log.warn({ err: error, name }, 'what is left of an index could not be deleted'),
      );
  }

  /** Saves once there has been no change for a while, if it is worth it. @param changed entries that have changed since the last call */
  saveSoon(engine: SearchEngine, position: () => Position | null, changed: number): void {
    this.unsaved += changed;
    if (this.timer) clearTimeout(this.timer);
    if (this.unsaved < Math.max(WORTH_SAVING.least, engine.size * WORTH_SAVING.share)) return;
    this.timer = setTimeout(() => void this.save(engine, position()), QUIET_MS).unref();
  }

  /** A failed save only makes the next start slower. */
  async save(engine: SearchEngine, position: Position | null): Promise<void> {
    const { path, build, log } = this.options;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (!position) return;
    const saved = this.unsaved;
    try {
      await engine.saveSnapshot(path, JSON.stringify({ build, ...position }));
      this.unsaved -= saved;
    } catch (error) {
      log.warn({ err: error }, 'search index could not be saved');
    }
  }

  /** Cancels the pending save; returns whether there is anything that is not saved. */
  cancel(): boolean {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    return this.unsaved > 0;
  }
}
