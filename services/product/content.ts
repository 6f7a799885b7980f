/** The living content of a node: follower, replica and catalogue together. */
import type { MappingOptions } from '@/lib/rules/content-item/catalogue-record';
import type { Database } from '@/services/common/database';
import type { Logger } from '@/services/common/log';
import { Catalogue } from './catalogue/catalogue';
import { startFollower } from './follow/follower';
import { ContentReplica } from './follow/replica';
import type { ContentSource } from './follow/source';
import type { SearchEngine } from './search/types';
import type { ProductTables } from './tables';

export interface ContentOptions {
  database: Database<ProductTables>;
  databaseUrl: string;
  source: ContentSource;
  engine: SearchEngine;
  mapping: MappingOptions;
  intervalMs: number;
  log: Logger;
}

export interface LiveContent {
  catalogue: Catalogue;
  /** True once this node holds the library; until then it is not ready. */
  isLoaded: () => boolean;
  stop: () => Promise<void>;
}

/** Reads what is stored, then follows; resolves when stored content has been read, even if there is none yet. */
export async function startContent(options: ContentOptions): Promise<LiveContent> {
  const { database, log } = options;
  const replica = new ContentReplica(database.db);
  const catalogue = new Catalogue(options.engine, options.mapping, log);
  let running: Promise<void> | null = null;
  let again = false;

  const refresh = async (): Promise<void> => {
    do {
      again = false;
      const ids = await replica.refresh();
      if (ids.size > 0) {
        catalogue.apply(ids, replica.graph);
        log.info({ changed: ids.size, items: catalogue.size }, 'catalogue brought up to date');
      }
    } while (again);
  };
  // Several changes while one is applied need one more look, not one each.
  const onChange = (): Promise<void> => {
    if (running) again = true;
    else running = refresh().finally(() => (running = null));
    return running ?? Promise.resolve();
  };

  await onChange();
  const follower = startFollower({ ...options, onChange });
  return {
    catalogue,
    isLoaded: () => replica.loaded,
    stop: async () => {
      await follower.stop();
      await running?.catch(() => undefined);
    },
  };
}
