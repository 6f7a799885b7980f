/** The message shown for a failed call: the service's own, if it gave one. */
export const failureWords = (error: unknown): string =>
  error instanceof Error ? error.message : 'That did not work. Please try again.';
