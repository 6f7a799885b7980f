/** Captions of recordings in files beside the search index, so that a search shows moments and a start has something to search. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { CaptionLine } from '@/lib/domain/playback/captions';

const lineSchema = z.object({
  start: z.number(),
  end: z.number(),
  speaker: z.string().nullable(),
  text: z.string(),
});
const headSchema = z.object({ assetId: z.string() });
interface Cached {
  assetId: string;
  lines: CaptionLine[];
}

const SUFFIX = '.json';

/** The id that a file is named after; null for a file that is none of ours. */
function idOfFile(name: string): string | null {
  if (!name.endsWith(SUFFIX)) return null;
  try {
    return decodeURIComponent(name.slice(0, -SUFFIX.length));
  } catch {
    // No name that was made from an id.
    return null;
  }
}

/** Captions, one file per item: first the recording, then one line per caption, so that a few can be parsed without the rest. */
export class CaptionFiles {
  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** Null when the file is missing or unreadable: the captions are then fetched again. */
  read(id: string): Cached | null {
    try {
      const [head = '', ...rows] = this.rows(id);
      const { assetId } = headSchema.parse(JSON.parse(head));
      return { assetId, lines: rows.map((row) => lineSchema.parse(JSON.parse(row))) };
    } catch {
      return null;
    }
  }

  /** The captions with these numbers. Numbers without a caption are left out; an unreadable file gives none. */
  lines(id: string, numbers: readonly number[]): Map<number, CaptionLine> {
    try {
      const rows = this.rows(id);
      return new Map(
        numbers.flatMap((number) => {
          const row = rows[number + 1];
          return row === undefined ? [] : [[number, lineSchema.parse(JSON.parse(row))] as const];
        }),
      );
    } catch {
      return new Map();
    }
  }

  write(id: string, { assetId, lines }: Cached): void {
    const rows = [{ assetId }, ...lines].map((row) => JSON.stringify(row));
    writeFileSync(this.pathOf(id), rows.join('\n'));
  }

  /** Ids of the items that have a file. Throws when the folder cannot be read. */
  ids(): string[] {
    return readdirSync(this.folder).flatMap((name) => idOfFile(name) ?? []);
  }

  remove(id: string): void {
    rmSync(this.pathOf(id), { force: true });
  }

  private rows(id: string): string[] {
    return readFileSync(this.pathOf(id), 'utf8').split('\n');
  }

  private pathOf(id: string): string {
    return path.join(this.folder, `${encodeURIComponent(id)}${SUFFIX}`);
  }
}
