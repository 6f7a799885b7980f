import {
  OaiError,
  type OaiErrorCode,
  oaiDate,
  oaiFormat,
  oaiRange,
  oaiRequest,
  oaiSet,
} from '@/lib/domain/records/oai-request';

/** The code of the error that is answered, or what there is to answer. */
function told<T>(ask: () => T): T | OaiErrorCode {
  try {
    return ask();
  } catch (error) {
    if (error instanceof OaiError) return error.code;
    throw error;
  }
}
const asked = (query: string) => told(() => oaiRequest([...new URLSearchParams(query)]));

describe('a request', () => {
  it.each<[string, OaiErrorCode]>([
    ['', 'badVerb'],
    ['metadataPrefix=oai_dc', 'badVerb'],
    ['verb=', 'badVerb'],
    ['verb=listrecords&metadataPrefix=oai_dc', 'badVerb'],
    ['verb=constructor', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=Identify&verb=ListSets', 'badVerb'],
    ['verb=Identify&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListSets&set=type:guide', 'badArgument'],
    ['verb=ListMetadataFormats&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListMetadataFormats&identifier=a&identifier=b', 'badArgument'],
    ['verb=GetRecord', 'badArgument'],
    ['verb=GetRecord&identifier=a', 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=GetRecord&identifier=a&metadataPrefix=oai_dc&from=2026-01-01', 'badArgument'],
    ['verb=GetRecord&identifier=a&resumptionToken=t', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListRecords&set=type:guide', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&identifier=a', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListRecords&resumptionToken=t&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListRecords&resumptionToken=t&set=type:guide', 'badArgument'],
    ['verb=ListRecords&resumptionToken=t&resumptionToken=t', 'badArgument'],
    ['verb=ListIdentifiers', 'badArgument'],
  ])('case 35: "%s" is %s', (query, code) => {
    expect(asked(query)).toBe(code);
  });

  it.each<[string, Record<string, string>]>([
    ['verb=Identify', {}],
    ['verb=ListMetadataFormats', {}],
    ['verb=ListMetadataFormats&identifier=a', { identifier: 'a' }],
    ['verb=ListSets', {}],
    ['verb=ListSets&resumptionToken=t', { resumptionToken: 't' }],
    ['identifier=a&verb=GetRecord&metadataPrefix=oai_dc', { identifier: 'a', metadataPrefix: 'oai_dc' }],
    ['verb=ListRecords&metadataPrefix=marc21', { metadataPrefix: 'marc21' }],
    ['verb=ListRecords&resumptionToken=t', { resumptionToken: 't' }],
    ['verb=ListIdentifiers&resumptionToken=t', { resumptionToken: 't' }],
    [
      'verb=ListIdentifiers&metadataPrefix=x&from=1&until=2&set=3',
      { metadataPrefix: 'x', from: '1', until: '2', set: '3' },
    ],
  ])('"%s" is understood', (query, given) => {
    expect(asked(query)).toEqual({ verb: new URLSearchParams(query).get('verb'), arguments: given });
  });

  it('an error says in words what is wrong', () => {
    expect(() =>
      oaiRequest([
        ['verb', 'Identify'],
        ['x', '1'],
      ]),
    ).toThrow('Identify takes no x');
    expect(() => oaiRequest([['verb', 'ListRecords']])).toThrow('ListRecords needs metadataPrefix');
  });
});

it.each([
  ['oai_dc', 'oai_dc'],
  ['marc21', 'marc21'],
  ['marc', 'cannotDisseminateFormat'],
  ['', 'cannotDisseminateFormat'],
])('case 35: the format "%s" is %s', (prefix, format) => {
  expect(told(() => oaiFormat(prefix))).toBe(format);
});

describe('from and until', () => {
  it.each([
    [{}, null, null],
    [{ from: '2026-11-01' }, '2026-11-01T00:00:00Z', null],
    [{ until: '2026-11-01' }, null, '2026-11-01T23:59:59Z'],
    [{ from: '2026-11-01', until: '2026-11-01' }, '2026-11-01T00:00:00Z', '2026-11-01T23:59:59Z'],
    [
      { from: '2026-11-01T10:00:00Z', until: '2026-11-01T10:00:00Z' },
      '2026-11-01T10:00:00Z',
      '2026-11-01T10:00:00Z',
    ],
    [{ until: '2028-02-29' }, null, '2028-02-29T23:59:59Z'],
  ])('%j are the seconds from %s to %s', (given, from, until) => {
    const range = oaiRange(given);
    expect([range.from && oaiDate(range.from), range.until && oaiDate(range.until)]).toEqual([from, until]);
  });

  it.each([
    [{ from: '2026-11-02', until: '2026-11-01' }, 'from is after until'],
    [{ from: '2026-11-01T10:00:01Z', until: '2026-11-01T10:00:00Z' }, 'from is after until'],
    [{ from: '2026-11-01', until: '2026-11-02T00:00:00Z' }, 'from and until have different granularities'],
    [{ from: '2026-02-30' }, '2026-02-30 is no date of this repository'],
    [{ until: '2026-02-29' }, '2026-02-29 is no date of this repository'],
    [{ from: '2026-13-01' }, '2026-13-01 is no date of this repository'],
    [{ from: '2026-11' }, '2026-11 is no date of this repository'],
    [{ from: '2026' }, '2026 is no date of this repository'],
    [{ from: '' }, ' is no date of this repository'],
    [{ from: 'x2026-11-01' }, 'x2026-11-01 is no date of this repository'],
    [{ from: '2026-11-01x' }, '2026-11-01x is no date of this repository'],
    [{ from: '2026-11-01T10:00Z' }, '2026-11-01T10:00Z is no date of this repository'],
    [{ from: '2026-11-01T10:00:00' }, '2026-11-01T10:00:00 is no date of this repository'],
    [{ from: '2026-11-01T10:00:00.0Z' }, '2026-11-01T10:00:00.0Z is no date of this repository'],
    [{ until: '2026-11-01T24:00:00Z' }, '2026-11-01T24:00:00Z is no date of this repository'],
    [{ until: '2026-11-01T25:00:00Z' }, '2026-11-01T25:00:00Z is no date of this repository'],
    [{ until: '2026-11-01T23:59:59Z0' }, '2026-11-01T23:59:59Z0 is no date of this repository'],
    [{ from: '12026-11-01T10:00:00Z' }, '12026-11-01T10:00:00Z is no date of this repository'],
  ])('case 35: %j is badArgument: %s', (given, message) => {
    expect(told(() => oaiRange(given))).toBe('badArgument');
    expect(() => oaiRange(given)).toThrow(message);
  });
});

it.each([
  ['type:guide', 'type:guide'],
  ["series:a-b_c.d!~*'()", "series:a-b_c.d!~*'()"],
  ['a:b:c', 'a:b:c'],
  ['type', 'type'],
  [undefined, null],
  ['', 'badArgument'],
  ['type:', 'badArgument'],
  [':guide', 'badArgument'],
  ['type::guide', 'badArgument'],
  ['type guide', 'badArgument'],
  ['type:guide ', 'badArgument'],
  [' type:guide', 'badArgument'],
  ['type:Ä', 'badArgument'],
])('the set %s is %s', (set, expected) => {
  expect(told(() => oaiSet(set))).toBe(expected);
});

it('a datestamp is to the second, in UTC', () => {
  expect(oaiDate(new Date('2026-11-01T23:59:59.999+01:00'))).toBe('2026-11-01T22:59:59Z');
});
