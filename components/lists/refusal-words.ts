import { codeOf } from '@/lib/browser/error-code';
import { MOST_ENTRIES, MOST_LISTS } from '@/lib/contracts/personal/list-limits';

/** Where trying again would not help. */
const isConflict = (error: unknown) => codeOf(error) === 'CONFLICT';

/** Other failures; `otherwise`: where trying again is all. A page with unsaved words stays, so that they can still be saved. */
export const failedWords = (error: unknown, otherwise: string): string =>
  codeOf(error) === 'UNAUTHENTICATED'
    ? 'Your session has ended. Sign in again in another tab, then try again here.'
    : otherwise;

/** Why nothing was added to a list; `otherwise`: what is said of any other failure. */
export const addingRefused = (error: unknown, otherwise: string): string =>
  isConflict(error)
    ? `This list is full: it has ${MOST_ENTRIES} entries. Choose another one.`
    : failedWords(error, otherwise);

/** Why no list was made; `otherwise`: what is said of any other failure. */
export const makingRefused = (error: unknown, otherwise: string): string =>
  isConflict(error)
    ? `You have ${MOST_LISTS} lists already. Delete one to make another.`
    : failedWords(error, otherwise);
