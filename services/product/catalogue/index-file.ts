/**
 * The search index cached on disk, so that a restart indexes only what changed since. A file is used when the same
 * code made it from the same database; anything else, or damage, and the index is built from the stored content.
 */
import { z } from 'zod';
import type { Logger } from '@/services/common/log';
import { createSearchEngine, loadSnapshot } from '../search/engine/engine';
import type { SearchEngine, Synonyms } from '../search/types';

/** After the last of a run of changes; an editor's day is one file a pause, not one a keystroke. */
const QUIET_MS = 30_000;

/** How far a node's content is read: which database, and up to which change. */
export interface Position {
  lineage: string;
  seq: number;
}

export interface IndexFileOptions {
  path: string;
  /** Tells builds of that code apart: another one may map or index the same content differently. */
  build: string;
  synonyms: Synonyms;
  log: Logger;
}

const noteSchema = z.object({ build: z.string(), lineage: z.string(), seq: z.number() });

export interface OpenedIndex {
  engine: SearchEngine;
  /** Changes after this one are not in the index; null: nothing is. */
  indexedTo: number | null;
}

function noteOf(text: string): z.infer<typeof noteSchema> | null {
  try {
    return noteSchema.parse(JSON.parse(text));
  } catch {
    // A note of another form is that of another build.
    return null;
  }
}

export class IndexFile {
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: IndexFileOptions) {}

  async open(position: Position | null): Promise<OpenedIndex> {
    const { path, build, synonyms, log } = this.options;
    const fresh = { engine: createSearchEngine([], { synonyms }), indexedTo: null };
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

  /** Saves once it has been quiet for a while. */
  saveSoon(engine: SearchEngine, position: () => Position | null): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(engine, position()), QUIET_MS).unref();
  }

  /** A failure costs the next start some time and nothing else. */
  async save(engine: SearchEngine, position: Position | null): Promise<void> {
    const { path, build, log } = this.options;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (!position) return;
    try {
      await engine.saveSnapshot(path, JSON.stringify({ build, ...position }));
    } catch (error) {
      log.warn({ err: error }, 'search index could not be saved');
    }
  }

  /** Ends waiting; answers whether a save was due. */
  cancel(): boolean {
    const due = this.timer !== null;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    return due;
  }
}
