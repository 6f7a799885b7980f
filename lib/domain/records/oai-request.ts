/** Requests of OAI-PMH 2.0 (§3.6, §4): the arguments of each verb, and validation. Pure. */

export const OAI_FORMATS = {
  oai_dc: { schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd', namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/' },
  marc21: { schema: 'http://www.loc.gov/standards/marcxml/schema/MARC21slim.xsd', namespace: 'http://www.loc.gov/MARC21/slim' },
} as const; // prettier-ignore
export type OaiFormat = keyof typeof OAI_FORMATS;

export type OaiErrorCode =
  | 'badVerb'
  | 'badArgument'
  | 'badResumptionToken'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch';

export class OaiError extends Error {
  override name = 'OaiError';
  constructor(
    readonly code: OaiErrorCode,
    message: string,
  ) {
    super(message);
  }
}

const VERBS = {
  Identify: { required: [], optional: [] },
  ListMetadataFormats: { required: [], optional: ['identifier'] },
  ListSets: { required: [], optional: ['resumptionToken'] },
  GetRecord: { required: ['identifier', 'metadataPrefix'], optional: [] },
  ListIdentifiers: { required: ['metadataPrefix'], optional: ['from', 'until', 'set', 'resumptionToken'] },
  ListRecords: { required: ['metadataPrefix'], optional: ['from', 'until', 'set', 'resumptionToken'] },
} as const satisfies Record<string, { required: readonly string[]; optional: readonly string[] }>;
export type OaiVerb = keyof typeof VERBS;

export interface OaiRequest {
  verb: OaiVerb;
  arguments: Readonly<Record<string, string>>;
}

const isVerb = (text: string | undefined): text is OaiVerb =>
  text !== undefined && Object.hasOwn(VERBS, text);

/** Checks that arguments are known, not repeated and complete. Throws OaiError. @param pairs as received, with repetitions */
export function oaiRequest(pairs: readonly (readonly [string, string])[]): OaiRequest {
  const verbs = pairs.filter(([name]) => name === 'verb').map(([, value]) => value);
  const [verb] = verbs;
  if (verbs.length !== 1 || !isVerb(verb))
    throw new OaiError('badVerb', 'The verb is missing, repeated or unknown');
  const given = pairs.filter(([name]) => name !== 'verb');
  const names = given.map(([name]) => name);
  const { required, optional }: { required: readonly string[]; optional: readonly string[] } = VERBS[verb];
  const wrong = names.find((name) => !required.includes(name) && !optional.includes(name));
  if (wrong !== undefined) throw new OaiError('badArgument', `${verb} takes no ${wrong}`);
  if (new Set(names).size < names.length) throw new OaiError('badArgument', 'An argument is repeated');
  if (names.includes('resumptionToken')) {
    if (names.length > 1) throw new OaiError('badArgument', 'resumptionToken is exclusive');
  } else {
    const missing = required.find((name) => !names.includes(name));
    if (missing !== undefined) throw new OaiError('badArgument', `${verb} needs ${missing}`);
  }
  return { verb, arguments: Object.fromEntries(given) };
}

export function oaiFormat(prefix: string): OaiFormat {
  if (prefix === 'oai_dc' || prefix === 'marc21') return prefix;
  throw new OaiError('cannotDisseminateFormat', 'Formats are oai_dc and marc21');
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SECOND = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const LAST_SECOND_MS = 86_399_000;

function instant(text: string, isEnd: boolean): Date {
  const isDay = DAY.test(text);
  const ms = isDay || SECOND.test(text) ? Date.parse(text) : NaN;
  const day = Number.isNaN(ms) ? null : new Date(ms).toISOString().slice(0, 10);
  if (day !== text.slice(0, 10)) throw new OaiError('badArgument', `${text} is no date of this repository`);
  return new Date(ms + (isDay && isEnd ? LAST_SECOND_MS : 0));
}

/** The date range, both ends included; they must have the same granularity. Throws OaiError. */
export function oaiRange({ from, until }: Readonly<Record<string, string>>): {
  from: Date | null;
  until: Date | null;
} {
  if (from !== undefined && until !== undefined && from.length !== until.length)
    throw new OaiError('badArgument', 'from and until have different granularities');
  const range = {
    from: from === undefined ? null : instant(from, false),
    until: until === undefined ? null : instant(until, true),
  };
  if (range.from && range.until && range.from > range.until)
    throw new OaiError('badArgument', 'from is after until');
  return range;
}

const SET_SPEC = /^[A-Za-z0-9\-_.!~*'()]+(?::[A-Za-z0-9\-_.!~*'()]+)*$/;

export function oaiSet(set: string | undefined): string | null {
  if (set === undefined) return null;
  if (!SET_SPEC.test(set)) throw new OaiError('badArgument', 'set is no setSpec');
  return set;
}

/** UTC to the second: the granularity of the repository. */
export const oaiDate = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
