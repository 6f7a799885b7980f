/** The query string of a request, parsed as the delivery contract says (§1 rule 5). */
import { invalidQuery } from '../api/failure';

/** Parameters in the order in which they were sent; of a repeated key the last one wins. */
export type Parameters = ReadonlyMap<string, string>;

/** `+` stands for a space, as web forms write it; a plus sign itself is sent as %2B. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw invalidQuery({
      name: 'malformed',
      value: text,
      details: 'The query string is not percent-encoded UTF-8',
    });
  }
}

/** `access_token` is no filter and is left out. Throws InvalidQuery for malformed percent-encoding. */
export function parseParameters(queryString: string): Parameters {
  const parameters = new Map<string, string>();
  for (const pair of queryString.split('&')) {
    if (pair === '') continue;
    const split = pair.indexOf('=');
    const key = decode(split < 0 ? pair : pair.slice(0, split));
    if (key === 'access_token') continue;
    parameters.delete(key);
    parameters.set(key, split < 0 ? '' : decode(pair.slice(split + 1)));
  }
  return parameters;
}

/** Non-negative whole number of a reserved parameter. */
export function integerParameter(
  parameters: Parameters,
  name: string,
  { fallback, min = 0, max }: { fallback: number; min?: number; max: number },
): number {
  const text = parameters.get(name);
  if (text === undefined) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw invalidQuery({
    name: 'invalid',
    path: [name],
    value: text,
    details: `${name} must be a whole number from ${min} to ${max}`,
  });
}
