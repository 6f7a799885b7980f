/**
 * A whole number with thousands separators: 1,204. Not `Intl.NumberFormat`, because for the first one the browser loads its
 * data of all languages, a tenth of the cost of a page on a school's phone.
 */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
