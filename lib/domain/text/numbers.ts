/**
 * A whole number as it is written in the languages of this library: 1,204. Written here because the browser loads its
 * tables of all languages for the first `Intl.NumberFormat`, a tenth of what a page costs on a school's telephone.
 */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
