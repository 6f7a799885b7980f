/** `skip` and `limit` (delivery contract §5). */
import { integerParameter, type Parameters } from './parameters';

export interface Page {
  skip: number;
  limit: number;
}

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;
const MAX_SKIP = 999_999_999;

export function parsePage(parameters: Parameters): Page {
  return {
    skip: integerParameter(parameters, 'skip', { fallback: 0, max: MAX_SKIP }),
    limit: integerParameter(parameters, 'limit', { fallback: DEFAULT_LIMIT, max: MAX_LIMIT }),
  };
}
