/** The code of an error of the library's API (`ProductApiError`), told by its shape: the class would load its client early. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
