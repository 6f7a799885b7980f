/** MARC codes of languages and countries; anything not in the tables gets the code for unknown. */
import { marcLanguage } from './marc-languages';

/** Undetermined. */
export const UNKNOWN_LANGUAGE = 'und';

/** @param tag BCP 47 */
export const languageCode = (tag: string): string => {
  const primary = tag.split('-')[0]?.toLowerCase() ?? '';
  return marcLanguage(primary) ?? UNKNOWN_LANGUAGE;
};

const COUNTRIES: Readonly<Record<string, string>> = {
  'United Kingdom': 'xxk',
  'United States': 'xxu',
  'United States of America': 'xxu',
  Ireland: 'ie ',
  Canada: 'xxc',
  Australia: 'at ',
  'New Zealand': 'nz ',
  France: 'fr ',
  Germany: 'gw ',
  Spain: 'sp ',
  Italy: 'it ',
  Netherlands: 'ne ',
  Poland: 'pl ',
  India: 'ii ',
  'South Africa': 'sa ',
  Japan: 'ja ',
  Norway: 'no ',
  Sweden: 'sw ',
  Denmark: 'dk ',
  Russia: 'ru ',
  Brazil: 'bl ',
  Mexico: 'mx ',
};

/** Three characters, as field 008 requires. */
export const countryCode = (name: string | null): string =>
  (name === null ? undefined : COUNTRIES[name]) ?? 'xx ';
