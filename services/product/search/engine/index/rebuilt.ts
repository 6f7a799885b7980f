/**
 * A store made anew of another, in steps: nobody could be answered for the seconds it takes. The other is searched and changed
 * meanwhile; what was changed is carried over at last.
 */
import type { SearchDocument } from '../../types';
import { buildBase } from './base-segment';
import { hasBit } from './bitset';
import { Columns } from './columns';
import { prepare } from './prepare';
import { Store } from './store';

/** Documents copied, and documents read, before requests have their turn: some 10 ms each. */
const COPIED = 2_000;
const READ = 64;
/** Documents carried over, likewise: more than an import puts in one turn. */
const CARRIED = 256;

/** All that is current, and documents that are new, in one base. A step in which some of these were read gives how many by then. */
export function* rebuilt(
  store: Store,
  added: Iterable<SearchDocument> = [],
): Generator<number | void, Store> {
  const changed = store.watch();
  const columns = yield* current(store);
  let read = 0;
  for (const document of added) {
    columns.append(prepare(document, store));
    if ((read += 1) % READ === 0) yield read;
  }
  const base = yield* buildBase(columns, store.dictionary, store.facets.size);
  const next = yield* Store.of(base, store.facets, store.speech);
  while (changed.size > 0) {
    for (const id of [...changed].slice(0, CARRIED)) {
      changed.delete(id);
      next.takeOver(id, store);
    }
    if (changed.size > 0) yield;
  }
  return next;
}

/** What is added meanwhile, which may be another version of a document that was copied, is left to be carried over. */
function* current({ segments }: Store): Generator<void, Columns> {
  const copied = new Columns();
  const held = segments.map((segment) => ({ segment, size: segment.columns.size }));
  for (const { segment, size } of held)
    for (let ordinal = 0; ordinal < size; ordinal++) {
      if (hasBit(segment.live, ordinal)) copied.append(segment.columns.read(ordinal));
      if (ordinal % COPIED === 0) yield;
    }
  return copied;
}
