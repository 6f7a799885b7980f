/** The live content of a node: follower, replica and catalogue together. */
import type { MappingOptions } from '@/lib/domain/catalogue/content-item/catalogue-record';
import type { Database } from '@/services/common/database/database';
import type { Logger } from '@/services/common/log';
import { Catalogue } from './catalogue/catalogue';
import type { Synonyms } from './search/types';
import { IndexFile } from './catalogue/index-file';
import { createCatchUp, type CatchUp } from './follow/catch-up';
import { Follower } from './follow/follower';
import { coalesced } from './follow/coalesced';
import { createReading, type Reading } from './follow/reading';
import { ContentReplica } from './follow/replica';
import type { ContentSource } from './follow/source';
import type { ProductTables } from './tables';

export interface ContentOptions {
  database: Database<ProductTables>;
  databaseUrl: string;
  source: ContentSource;
  mapping: MappingOptions;
  intervalMs: number;
  /** Where the search index is cached between starts, and what identifies this build. */
  indexFile: { path: string; build: string; synonyms: Synonyms };
  log: Logger;
  /** Is called whenever the first reading has got further, now and then with words for people. */
  tellProgress?: (said?: string) => void;
}

export interface LiveContent {
  catalogue: Catalogue;
  /** True once this node holds the library; until then it is not ready. */
  isLoaded: () => boolean;
  /** How far the library has been read, in words; null where nothing has come yet. */
  readSoFar: () => string | null;
  catchUp: CatchUp['now'];
  stop: () => Promise<void>;
}

/** Indexes the stored content: from the saved index and the changes since, or from scratch. */
async function openCatalogue(
  replica: ContentReplica,
  file: IndexFile,
  { mapping, log, reading }: Pick<ContentOptions, 'mapping' | 'log'> & { reading: Reading },
) {
  const ids = await replica.refresh((read) => reading.tell('read', read, null));
  replica.applied(); // a start that fails after this ends the process
  const { engine, indexedTo } = await file.open(replica.position);
  const catalogue = new Catalogue(engine, mapping, log);
  const notIndexed = indexedTo === null ? ids : await replica.changedAfter(indexedTo);
  const told = { toIndex: notIndexed, tell: reading.take };
  await catalogue.applyFirst(new Set([...ids, ...notIndexed]), replica.graph, told);
  catalogue.seq = replica.position?.seq ?? 0;
  log.info(
    { items: catalogue.size, indexed: notIndexed.size, fromFile: indexedTo !== null },
    'catalogue read',
  );
  if (notIndexed.size > 0) file.saveSoon(engine, () => replica.position, notIndexed.size);
  return catalogue;
}

/** Reads the stored content, then follows changes; resolves once it has been read, even if there is none yet. */
export async function startContent(options: ContentOptions): Promise<LiveContent> {
  const { database, log, tellProgress = () => undefined } = options;
  const replica = new ContentReplica(database.db);
  const file = new IndexFile({ ...options.indexFile, log });
  const reading = createReading(log, tellProgress);
  const catalogue = await openCatalogue(replica, file, { ...options, reading });
  /** True once the catalogue holds what the replica has read; a library without entries counts as loaded too. */
  let isLoaded = replica.loaded;
  const stored = coalesced(async () => {
    const ids = await replica.refresh();
    if (ids.size > 0) {
      // Nobody is answered from a catalogue that was never whole.
      if (isLoaded) await catalogue.applyInTurns(ids, replica.graph);
      else await catalogue.applyFirst(ids, replica.graph, { tell: reading.take });
      log.info({ changed: ids.size, items: catalogue.size }, 'catalogue brought up to date');
      file.saveSoon(catalogue.engine, () => replica.position, ids.size);
    }
    replica.applied();
    catalogue.seq = replica.position?.seq ?? 0;
    isLoaded = replica.loaded;
  });

  const follower = new Follower({ ...options, tell: reading.tell, onChange: stored.run });
  const catchUp = createCatchUp({ ...options, pool: database.pool, applyStored: stored.run });
  return {
    catalogue,
    isLoaded: () => isLoaded,
    readSoFar: reading.latest,
    catchUp: catchUp.now,
    stop: async () => {
      await follower.stop();
      await catchUp.idle();
      await stored.idle();
      if (file.cancel()) await file.save(catalogue.engine, replica.position);
    },
  };
}
