/**
 * The rows of the access matrix. `expected` holds one outcome a caller, in the order of `callerNames`:
 * nobody, forged, expiredToken, otherAudience, unsigned, unknownPerson, network | trial, lapsed, otherOrganisation,
 * restricted, full, administrator, superuser.
 */
export interface Row {
  name: string;
  /** The page's file, or the call as the OpenAPI document names it. */
  call: string;
  path: string;
  /** Where it does not follow from whether there is a body. */
  method?: string;
  body?: object;
  expected: string;
}

export const everyone = (status: number) => Array.from({ length: 14 }, () => status).join(' ');

export const call = (
  method: string,
  template: string,
  path: string,
  expected: string,
  body?: object,
): Row => ({
  name: `${method} ${path}${body ? ` ${JSON.stringify(body)}` : ''}`,
  call: `${method} ${template}`,
  path,
  ...(body ? { body } : {}),
  expected,
});
