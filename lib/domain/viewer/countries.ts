/**
 * The bundled ISO 3166-1 list (R-CTY-1..3). Keep out of browser code: the names are large, and a viewer's country is
 * determined on the server.
 */
import countries from 'i18n-iso-countries';
import { compareNames } from '../text/collation';

/** Numeric codes are strings, because of leading zeros. */
export interface Country {
  name: string;
  alpha2: string;
  alpha3: string;
  numeric: string;
}

/** Every country, sorted by name: the 249 of ISO 3166-1, and XK for Kosovo, which the package adds. */
export function countryList(): Country[] {
  const numericOf = new Map(
    Object.entries(countries.getNumericCodes()).map(([code, alpha2]) => [alpha2, code]),
  );
  return Object.entries(countries.getAlpha2Codes())
    .map(([alpha2, alpha3]) => ({
      name: countries.getName(alpha2, 'en') ?? alpha2,
      alpha2,
      alpha3,
      numeric: numericOf.get(alpha2) ?? '',
    }))
    .toSorted((a, b) => compareNames(a.name, b.name));
}

/** Alpha-3 code from an official or common name, or an alpha-2 or alpha-3 code in any case; null if unknown. */
export function alpha3Of(text: string | null | undefined): string | null {
  const name = (text ?? '').trim().replaceAll('’', "'");
  if (name === '') return null;
  const code = name.toUpperCase();
  if (/^[A-Z]{3}$/.test(code) && countries.alpha3ToAlpha2(code) !== undefined) return code;
  if (/^[A-Z]{2}$/.test(code) && countries.alpha2ToAlpha3(code) !== undefined)
    return countries.alpha2ToAlpha3(code) ?? null;
  return countries.getAlpha3Code(name, 'en') ?? countries.getSimpleAlpha3Code(name, 'en') ?? null;
}
