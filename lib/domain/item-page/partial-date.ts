/** Formats dates with the precision they have (ISO 8601-2, EDTF level 0): a year stays a year. Pure. */
import { yearText } from '../text/year-text';

const FORM = /^(-?\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Astronomical year numbering: 0 is 1 BCE (ISO 8601). */
const yearOf = (year: number): string => yearText(year > 0 ? year : year - 1);

/** `11 May 1987`, `May 1987`, `1987` or `442 BCE`, depending on precision; other text is unchanged. */
export function partialDate(text: string): string {
  const [, year, month, day] = FORM.exec(text) ?? [];
  if (year === undefined) return text;
  if (month === undefined) return yearOf(Number(year));
  const date = new Date(0);
  date.setUTCFullYear(2000, Number(month) - 1, Number(day ?? 1));
  const monthAndDay = new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    timeZone: 'UTC',
    ...(day === undefined ? {} : { day: 'numeric' as const }),
  });
  return `${monthAndDay.format(date)} ${yearOf(Number(year))}`;
}
