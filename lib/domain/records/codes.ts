/** MARC codes of languages and countries; anything not in the tables gets the code for unknown. */

/** ISO 639-1 → MARC (ISO 639-2/B). */
const LANGUAGES: Readonly<Record<string, string>> = {
  ar: 'ara',
  bn: 'ben',
  cs: 'cze',
  cy: 'wel',
  da: 'dan',
  de: 'ger',
  el: 'gre',
  en: 'eng',
  es: 'spa',
  fi: 'fin',
  fr: 'fre',
  ga: 'gle',
  gd: 'gla',
  gu: 'guj',
  he: 'heb',
  hi: 'hin',
  hu: 'hun',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  la: 'lat',
  lt: 'lit',
  nl: 'dut',
  no: 'nor',
  pa: 'pan',
  pl: 'pol',
  pt: 'por',
  ro: 'rum',
  ru: 'rus',
  so: 'som',
  sv: 'swe',
  ta: 'tam',
  tr: 'tur',
  uk: 'ukr',
  ur: 'urd',
  zh: 'chi',
};

/** Undetermined. */
export const UNKNOWN_LANGUAGE = 'und';

/** @param tag BCP 47 */
export const languageCode = (tag: string): string => {
  const primary = tag.split('-')[0]?.toLowerCase() ?? '';
  return primary.length === 3 ? primary : (LANGUAGES[primary] ?? UNKNOWN_LANGUAGE);
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
