/** `locale` (delivery contract §6 "locale"). */
import { badRequest } from '../api/failure';
import type { EnvironmentFrame } from '../model/environment';
import { ALL_LOCALES } from '../model/published';
import type { Parameters } from './parameters';

/** The requested locale, the default one when none is requested, or `*`. */
export function parseLocale(parameters: Parameters, { defaultLocale, chains }: EnvironmentFrame): string {
  const asked = parameters.get('locale');
  if (asked === undefined) return defaultLocale;
  if (asked !== ALL_LOCALES && !chains.has(asked)) throw badRequest(`Unknown locale: ${asked}`);
  return asked;
}
