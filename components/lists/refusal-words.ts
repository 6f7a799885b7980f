import { codeOf } from '@/lib/browser/error-code';
import { failedWords } from '@/lib/browser/failed-words';
import { MOST_ENTRIES, MOST_LISTS } from '@/lib/contracts/personal/list-limits';

export const LIST_DELETED = 'This list was deleted in another tab or on another device.';

/** Where trying again would not help. */
const isConflict = (error: unknown) => codeOf(error) === 'CONFLICT';

/** Why nothing was added to a list; `otherwise`: what is said of any other failure. */
export function addingRefused(error: unknown, otherwise: string): string {
  if (isConflict(error)) return `This list is full: it has ${MOST_ENTRIES} entries. Choose another one.`;
  return codeOf(error) === 'NOT_FOUND'
    ? 'That could not be added. The list was deleted elsewhere, or this is no longer in the library.'
    : failedWords(error, otherwise);
}

/** Why a list was not copied. Of a colleague's nobody is told which it was. */
export const copyingRefused = (error: unknown, isMine: boolean): string => {
  if (codeOf(error) === 'NOT_FOUND')
    return isMine ? LIST_DELETED : 'This list was deleted, or is not shared with you any more.';
  return makingRefused(error, 'That did not work. Please try again.');
};

/** Why no list was made; `otherwise`: what is said of any other failure. */
export const makingRefused = (error: unknown, otherwise: string): string =>
  isConflict(error)
    ? `You have ${MOST_LISTS} lists already. Delete one to make another.`
    : failedWords(error, otherwise);
