/** Where content belongs: an environment of a space, and how the tables name it. */
import { expressionBuilder } from 'kysely';
import type { Tables } from './tables';

export interface Place {
  space: string;
  environment: string;
}

/** The place as columns of a row that is written. */
export const inPlace = ({ space, environment }: Place) => ({ space_id: space, environment_id: environment });

const columns = expressionBuilder<Tables, 'resource'>();

/**
 * The condition that a row is of this place, for every table whose rows belong to an environment: both columns always, since
 * ids are unique only within one. For queries on one table: the columns are named without it.
 */
export const inThisPlace = (place: Place) => columns.and(inPlace(place));
