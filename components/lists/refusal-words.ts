import { codeOf } from '@/lib/browser/error-code';
import { MOST_ENTRIES, MOST_LISTS } from '@/lib/contracts/personal/list-limits';

/** Where trying again would not help. */
const isConflict = (error: unknown) => codeOf(error) === 'CONFLICT';

/** Why nothing was added to a list; `otherwise`: what is said of any other failure. */
export const addingRefused = (error: unknown, otherwise: string): string =>
  isConflict(error) ? `This list is full: it has ${MOST_ENTRIES} entries. Choose another one.` : otherwise;

/** Why no list was made; `otherwise`: what is said of any other failure. */
export const makingRefused = (error: unknown, otherwise: string): string =>
  isConflict(error) ? `You have ${MOST_LISTS} lists already. Delete one to make another.` : otherwise;
