/** Display names of the values of the second list of filters. */
import type { FilterName } from '@/lib/contracts/listing/names';
import { languageName } from '../text/language-name';
import { ageSpans, durationSpans } from './spans';

/** Names of languages are in the language of the interface: English, unless a build replaces it (decision 0015). */
const NAMES_IN = 'en';

export const watchNames = { watch: 'Watch now', listen: 'Listen now', record: 'No recording' } as const;

const isWatch = (value: string): value is keyof typeof watchNames => Object.hasOwn(watchNames, value);

/** Name of a BCP 47 primary language; null for any other value, which an address may contain. */
export const nameOfLanguage = (key: string): string | null =>
  /^[a-z]{2,3}$/.test(key) ? languageName(key, NAMES_IN) : null;

/** Null for the filters of R-CON-13, whose values are named by content, for `access`, whose values are names, and for invalid values. */
export function secondName(param: FilterName, value: string): string | null {
  switch (param) {
    case 'watch':
      return isWatch(value) ? watchNames[value] : null;
    case 'duration':
      return durationSpans.find(({ key }) => key === value)?.name ?? null;
    case 'age':
      return ageSpans.find(({ key }) => key === value)?.name ?? null;
    case 'language':
    case 'captions':
      return nameOfLanguage(value);
    default:
      return null;
  }
}
