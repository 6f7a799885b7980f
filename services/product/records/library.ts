import { site } from '@/lib/contracts/site';

/** How records and reports describe this library, in one place. */
export interface LibraryIdentity {
  /** That of its brand, as on its pages. */
  name: string;
  /** Origin of the site, without a slash at the end. */
  site: string;
  /** Namespace of COUNTER identifiers. */
  platformId: string;
  registryRecord: string;
  marcOrgCode: string;
  coverageDepth: string;
  email: string;
}

/** From the brand and the environment; call it once the brand is loaded. */
export function libraryIdentity(config: {
  PUBLIC_URL: string;
  COUNTER_PLATFORM_ID: string;
  COUNTER_REGISTRY_RECORD: string;
  MARC_ORG_CODE: string;
  KBART_COVERAGE_DEPTH: string;
  RECORDS_EMAIL: string;
}): LibraryIdentity {
  return {
    name: site().name,
    site: new URL(config.PUBLIC_URL).origin,
    platformId: config.COUNTER_PLATFORM_ID,
    registryRecord: config.COUNTER_REGISTRY_RECORD,
    marcOrgCode: config.MARC_ORG_CODE,
    coverageDepth: config.KBART_COVERAGE_DEPTH,
    email: config.RECORDS_EMAIL,
  };
}
