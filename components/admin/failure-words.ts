/** What a call that failed says to whoever made it: the service's own sentence, where it gave one. */
export const failureWords = (error: unknown): string =>
  error instanceof Error ? error.message : 'That did not work. Please try again.';
