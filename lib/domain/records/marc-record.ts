/** Types shared by all parts of a MARC 21 record, and its control number and date. Pure. */

/** Tag and value; or tag, the two indicators as one string, then alternating subfield codes and values. */
export type MarcField = readonly [tag: string, ...values: string[]];

export interface MarcRecord {
  /** 24 characters; the writer fills in the lengths. */
  leader: string;
  fields: readonly MarcField[];
}

/** New, changed, deleted (LDR/05). */
export type MarcStatus = 'n' | 'c' | 'd';

export interface MarcContext {
  /** MARC organisation code of the library that creates the record. */
  orgCode: string;
  libraryName: string;
  /** When the provider metadata changed that the description is based on (005, 588). */
  changed: Date;
  status: MarcStatus;
  /** Converts an address for the organisation's proxy. */
  link: (address: string) => string;
}

/** Control number, 001. */
export const recordId = (id: string): string => `otl-${id}`;

/** Date and time of latest transaction, 005: yyyymmddhhmmss.0 */
export const transactionDate = (date: Date): string =>
  `${date.toISOString().slice(0, 19).replace(/[-T:]/g, '')}.0`;
