/** The faults for which the publication of a stored entry would be refused now. */
import type { Kysely } from 'kysely';
import type { Place } from '../../store/place';
import type { Tables } from '../../store/tables';
import type { Fault } from './faults';
import { asSource, type StoredResource } from '../stored-resource';
import type { Structure } from '../files/structure';
import { validateBundle } from './validate';

/** Empty: it may be published. */
export async function publicationFaults(
  db: Kysely<Tables>,
  place: Place,
  row: StoredResource,
  structure: Structure,
): Promise<Fault[]> {
  return validateBundle(db, place, { entries: [asSource(row)], assets: [], structure, prune: false });
}
