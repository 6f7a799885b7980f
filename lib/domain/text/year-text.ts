/** Years of works and periods, as readers write them. Pure. */

/** A year below this one is marked as CE, so that it is not taken for an age or a count. */
const FIRST_UNMARKED_YEAR = 1000;

/** `1601`, `970 CE`, `429 BCE`; negative years are BCE. */
export function yearText(year: number): string {
  if (year < 0) return `${-year} BCE`;
  return year < FIRST_UNMARKED_YEAR ? `${year} CE` : `${year}`;
}
