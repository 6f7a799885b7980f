/** What every part of a MARC 21 record is made of: its shape, whose it is, its number and its time. Pure. */

/** Tag and value, or tag, two indicators, then subfields as code and value in turn. */
export type MarcField = readonly [tag: string, ...values: string[]];

export interface MarcRecord {
  /** 24 characters; lengths are filled in by whoever writes it. */
  leader: string;
  fields: readonly MarcField[];
}

/** New, changed, gone (LDR/05). */
export type MarcStatus = 'n' | 'c' | 'd';

export interface MarcContext {
  /** Of the library that makes the record. */
  orgCode: string;
  libraryName: string;
  /** Day of the provider metadata that the description rests on (588). */
  described: Date;
  changed: Date;
  status: MarcStatus;
  /** Address as the organisation's proxy wants it. */
  link: (address: string) => string;
}

/** 001. */
export const recordId = (id: string): string => `otl-${id}`;

/** 005: yyyymmddhhmmss.0 */
export const transactionDate = (date: Date): string =>
  `${date.toISOString().slice(0, 19).replace(/[-T:]/g, '')}.0`;
