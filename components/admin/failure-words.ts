const asSentence = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** The message shown for a failed call: the service's own, as a sentence, if it gave one. */
export const failureWords = (error: unknown, otherwise = 'That did not work. Please try again.'): string =>
  error instanceof Error ? asSentence(error.message) : otherwise;
