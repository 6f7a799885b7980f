import type { LibraryIdentity } from '@/services/product/records/library';

/** The library that reports and records of tests speak of. */
export const TEST_LIBRARY: LibraryIdentity = {
  name: 'Open Theatre Library',
  site: 'https://library.example',
  platformId: 'otl',
  registryRecord: '',
  marcOrgCode: 'UkXxOTL',
  coverageDepth: 'fulltext',
  email: 'records@library.example',
};
