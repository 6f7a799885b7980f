/**
 * BCP 47 tag of the language in which a viewer's country (alpha-3, null if unknown) reads the product's sentences and dates. A build in
 * another language replaces both tags.
 */
export function languageOfCountry(country: string | null): 'en-GB' | 'en-US' {
  return country === 'USA' ? 'en-US' : 'en-GB';
}
