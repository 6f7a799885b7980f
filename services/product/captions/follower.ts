/** Passes captions of recordings to the search: read from the media service with this service's own grant, and kept in files. */
import { parseCaptions, type CaptionLine } from '@/lib/domain/playback/captions';
import { transcriptTracks } from '@/lib/domain/playback/tracks';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { inRounds, type Rounds } from '@/services/common/jobs/rounds';
import type { Logger } from '@/services/common/log';
import { playbackGrant, type GrantSettings } from '@/services/common/media/grants';
import type { Catalogue } from '../catalogue/catalogue';
import type { StoredItem } from '../catalogue/stored-item';
import type { CaptionFiles } from './files';
import type { CaptionReader } from './reader';

/** How often new recordings are looked for. */
const ROUND_MS = 60_000;
/** Captions are read again after a day: they may have been corrected. */
const FRESH_MS = DAY_MS;

export interface CaptionFollowerOptions {
  catalogue: Pick<Catalogue, 'all' | 'engine' | 'version'>;
  files: CaptionFiles;
  grants: GrantSettings;
  log: Logger;
  now: () => number;
  read: CaptionReader;
}

/** When a recording was last read, what it was then, and whether it said anything. */
interface Reading {
  media: string;
  at: number;
  speaks: boolean;
}

/** Passes captions to the engine, and takes them back with their recording; those that cannot be read are retried in the next round. */
export class CaptionFollower {
  private readonly readAt = new Map<string, Reading>();
  /** Ids with a file that no recording of the catalogue had at the end of the last round. */
  private orphans: ReadonlySet<string> = new Set();

  constructor(private readonly options: CaptionFollowerOptions) {}

  /** Passes on what is stored, and then looks at every recording again and again. */
  follow(firstAfterMs: number): Rounds {
    const { log } = this.options;
    let restored: Promise<void> | undefined;
    return inRounds(
      async (stopping) => {
        restored ??= this.restore(stopping).catch((error: unknown) =>
          log.warn({ err: error }, 'stored captions could not be passed to the search'),
        );
        await restored;
        await this.round(stopping);
      },
      {
        everyMs: ROUND_MS,
        firstAfterMs,
        failed: (error) => log.warn({ err: error }, 'captions could not be looked through'),
      },
    );
  }

  /**
   * Passes on what was stored before the start: a round asks the media service for every recording, which takes minutes for
   * thousands and fails while that service is down. The first round corrects what has changed since.
   */
  async restore(stopping?: AbortSignal): Promise<void> {
    const { catalogue, files, log } = this.options;
    let restored = 0;
    for (const { id, media } of catalogue.all()) {
      if (stopping?.aborted) return;
      const stored = media && files.read(id);
      if (!stored || stored.assetId !== media.assetId || stored.lines.length === 0) continue;
      catalogue.engine.speak(id, stored.lines);
      restored++;
      // Requests come first: one file takes a millisecond, all of them many seconds.
      await new Promise(setImmediate);
    }
    if (restored === 0) return;
    catalogue.version += 1;
    log.info({ recordings: restored }, 'what recordings said before the start is searched');
  }

  /** Looks at every recording once. */
  async round(stopping?: AbortSignal): Promise<void> {
    const { catalogue, log } = this.options;
    let changed = 0;
    for (const item of [...catalogue.all()]) {
      if (stopping?.aborted) return;
      try {
        if (item.media ? this.isDue(item) && (await this.tell(item)) : this.forget(item.id)) changed++;
      } catch (error) {
        log.debug({ err: error, id: item.id }, 'captions could not be read for the search');
      }
    }
    changed += this.forgetMissing();
    if (changed > 0) {
      // The engine merges by itself once there are many changes (SPEECH_DELTA); `compact` would rebuild its whole index here.
      catalogue.version += 1;
      log.info({ recordings: changed }, 'what recordings say is searched');
    }
  }

  /**
   * Forgets recordings that the catalogue has no more; returns how many the engine still had. A catalogue without items was not
   * read yet (it goes from empty to whole at once): nothing is forgotten then. A file is removed only when its item was missing
   * in two rounds one after the other, as another node with this folder may know of a new item sooner than this one.
   */
  private forgetMissing(): number {
    const { catalogue, files, log } = this.options;
    const all = [...catalogue.all()];
    const recordings = new Set(all.flatMap(({ id, media }) => (media ? [id] : [])));
    const isMissing = (id: string) => all.length > 0 && !recordings.has(id);
    const taken = [...this.readAt.keys()].filter(isMissing).filter((id) => this.silence(id));
    try {
      const orphans = files.ids().filter(isMissing);
      for (const id of orphans) if (this.orphans.has(id)) files.remove(id);
      this.orphans = new Set(orphans);
    } catch (error) {
      log.warn({ err: error }, 'captions of recordings that are gone could not be removed');
    }
    return taken.length;
  }

  /** Also true of a recording that spoke and that the engine has lost with its item, which has come back since. */
  private isDue({ id, media }: StoredItem): boolean {
    const before = this.readAt.get(id);
    if (before?.media !== JSON.stringify(media)) return true;
    if (before.speaks && !this.options.catalogue.engine.speaks(id)) return true;
    return this.options.now() - before.at > FRESH_MS;
  }

  /** True when the engine was given new captions. */
  private async tell(item: StoredItem): Promise<boolean> {
    const { catalogue, files, now } = this.options;
    const assetId = item.media?.assetId ?? '';
    const lines = await this.linesOf(item);
    this.readAt.set(item.id, {
      media: JSON.stringify(item.media),
      at: now(),
      speaks: lines.length > 0,
    });
    const isKnown = JSON.stringify(files.read(item.id)) === JSON.stringify({ assetId, lines });
    if (isKnown && catalogue.engine.speaks(item.id) === lines.length > 0) return false;
    files.write(item.id, { assetId, lines });
    catalogue.engine.speak(item.id, lines);
    return true;
  }

  /** Takes back what a recording said that the item has no longer. True when the engine had it. */
  private forget(id: string): boolean {
    const had = this.silence(id);
    if (had) this.options.files.remove(id);
    return had;
  }

  /** True when the engine had captions of the item. */
  private silence(id: string): boolean {
    const { engine } = this.options.catalogue;
    this.readAt.delete(id);
    if (!engine.speaks(id)) return false;
    engine.speak(id, []);
    return true;
  }

  private async linesOf({ id: contentId, media, hosted, hideOutline }: StoredItem): Promise<CaptionLine[]> {
    if (!media) return [];
    const { grants, now, read } = this.options;
    const grant = playbackGrant(
      grants,
      { contentId, media, hosted, hideOutline, viewerKey: 'search' },
      now(),
    );
    // A line can be found in every language that it has a transcript in.
    const files = await Promise.all(transcriptTracks(grant.captions).map(({ url }) => read(url)));
    return files.flatMap(parseCaptions);
  }
}
