/** The status of what is loaded for a visitor (specification §4 "Loading status", R-LOD-1). */
export const loadingStatuses = ['UNINITIALISED', 'LOADING', 'LOADED', 'REFRESHING', 'ERROR'] as const;
export type LoadingStatus = (typeof loadingStatuses)[number];
