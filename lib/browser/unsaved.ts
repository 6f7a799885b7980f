/** Forms with unsaved work on this page (`useUnsavedWarning`), known to what would leave it by itself. */
export const unsaved = new Set<symbol>();
