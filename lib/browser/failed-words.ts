/** What is said where something could not be saved. */
import { codeOf } from './error-code';

/**
 * Where the session has ended, how to save all the same: a page with unsaved words stays, so that they still can be.
 * @param otherwise of any other failure
 */
export const failedWords = (error: unknown, otherwise: string): string =>
  codeOf(error) === 'UNAUTHENTICATED'
    ? 'Your session has ended. Sign in again in another tab, then try again here.'
    : otherwise;
