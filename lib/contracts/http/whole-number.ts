/** Whole numbers in the query of a request, as digits alone: `Number` would read `0x10` as 16 and a blank as 0. */
import { z } from 'zod';

interface Bounds {
  min?: number;
  max?: number;
}

/** Digits as their number, a blank as nothing; anything else stays and is refused. */
function numberIn(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return undefined;
  return /^\d+$/.test(given) ? Number(given) : given;
}

function within(name: string, { min = 0, max = Number.MAX_SAFE_INTEGER }: Bounds) {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const message = `${name} must be a whole number ${range}`;
  return z.number(message).int(message).min(min).max(max);
}

/** The parameter `name`; undefined when it is absent or blank. */
export const wholeNumber = (name: string, bounds: Bounds) =>
  z.preprocess(numberIn, within(name, bounds).optional()).optional();

/** The parameter `name`; `otherwise` when it is absent or blank. */
export const wholeNumberOr = (otherwise: number, name: string, bounds: Bounds) =>
  z.preprocess(numberIn, within(name, bounds).default(otherwise)).default(otherwise);

/** The query of a list of administration: words to find, and how many of what they find come before the page. */
export const pageQuery = (most: number) => ({
  q: z.string().max(200).default(''),
  offset: wholeNumberOr(0, 'offset', { max: most }),
});
