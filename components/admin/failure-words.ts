import { failedWords } from '@/lib/browser/failed-words';

/** A sentence of what a service said, whose messages have no full stop. */
export const asSentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

/**
 * The message shown for a failed call: the service's own, as a sentence, if it gave one. An error of the library's API has a code
 * and a status (`ProductApiError`); the message of any other, such as of a file that a release took away, is not for people.
 */
export const failureWords = (error: unknown, otherwise = 'That did not work. Please try again.'): string =>
  failedWords(
    error,
    error instanceof Error && 'code' in error && 'status' in error ? asSentence(error.message) : otherwise,
  );
