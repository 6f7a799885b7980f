/** Customers GraphQL v2, kept for systems that still speak it. Nothing here calls it (R-CUS-7). */

export interface CustomersV2Endpoint {
  url: string;
  headers: Record<string, string>;
}

/** Address and headers of the v2 endpoint; `system` names the caller, `api` the API that it calls (D60). */
export function createCustomersV2Endpoint(options: {
  baseUrl: string;
  system: string;
  api: string;
}): CustomersV2Endpoint {
  return {
    url: `${options.baseUrl}/v2/graphql`,
    headers: { 'x-system': options.system, 'x-api': options.api },
  };
}
