/** Search engines over made-up documents, for tests and benchmarks. */
import type { TimedLine } from '@/lib/domain/playback/timed-text';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { viewersOf, visibleIds, type LibraryItem, type Narrowing } from '@/lib/domain/visibility/library';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';
import { createSearchEngine } from '@/services/product/search/engine/engine';
import type {
  EngineOptions,
  SearchAudience,
  SearchDocument,
  SearchEngine,
} from '@/services/product/search/types';

/** A document with the captions of its recording. */
export interface SpokenDocument extends SearchDocument {
  speech?: readonly TimedLine[];
}

/** A document with what decides who sees it. */
export type LibraryDocument = SpokenDocument & LibraryItem;

export const everybody: SearchAudience = { sees: () => true };

/** All who see what a viewer sees of a library. */
export function audienceOf(
  library: Iterable<LibraryItem>,
  viewer: VisibilityViewer,
  narrow?: Narrowing,
): SearchAudience {
  const seen = visibleIds(library, viewersOf(viewer, narrow));
  return { sees: (id) => seen.has(id) };
}

/** Adds documents and what their recordings say. */
export function tell(engine: SearchEngine, documents: readonly SpokenDocument[]): void {
  engine.upsert(documents);
  for (const { id, speech } of documents) if (speech) engine.speak(id, speech);
}

/** An engine over these documents, built at once as at a first start. */
export function engineOf(documents: readonly SpokenDocument[], options?: EngineOptions): SearchEngine {
  const engine = createSearchEngine(options);
  tell(engine, documents);
  return engine;
}

/** Merges the changes into the base, as happens whenever the index is saved. */
export async function fold(engine: SearchEngine): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fold-'));
  await engine.saveSnapshot(path.join(folder, 'index'));
  await rm(folder, { recursive: true });
}
