import { atomFeed, openSearch } from '@/lib/domain/records/atom';
import { marcRecord } from '@/lib/domain/records/marc';
import { marcXml, MARCXML_NAMESPACE } from '@/lib/domain/records/marc-file';
import { headerXml, metadataXml, oaiAnswer, oaiErrorXml } from '@/lib/domain/records/oai-xml';
import { OaiError } from '@/lib/domain/records/oai-request';
import type { Work } from '@/lib/domain/records/work';
import { hamlet, marcOfTests } from '../../../../support/content/works';

describe('an answer of OAI-PMH', () => {
  const base = 'https://library.example/oai?a=1&b=2';
  const now = new Date('2026-11-01T10:00:00.999Z');
  const answer = (request: string, body: string) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
    'xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd">' +
    `<responseDate>2026-11-01T10:00:00Z</responseDate><request${request}>https://library.example/oai?a=1&amp;b=2</request>${body}</OAI-PMH>\n`;
  const request = { verb: 'GetRecord', arguments: { identifier: 'a"b', metadataPrefix: 'oai_dc' } } as const;
  const said = ' verb="GetRecord" identifier="a&quot;b" metadataPrefix="oai_dc"';

  it('repeats what was asked, and stands in the element of the verb', () => {
    expect(oaiAnswer(base, now, request, '<record/>')).toBe(answer(said, '<GetRecord><record/></GetRecord>'));
  });

  it('that is an error stands in no verb, and repeats nothing of a request that makes no sense', () => {
    const error = oaiErrorXml(new OaiError('badArgument', 'a < b'));
    expect(error).toBe('<error code="badArgument">a &lt; b</error>');
    expect(oaiAnswer(base, now, request, error)).toBe(answer(said, error));
    expect(oaiAnswer(base, now, null, error)).toBe(answer('', error));
  });

  it('stays XML, whatever argument it says it does not take', () =>
    expect(oaiErrorXml(new OaiError('badArgument', 'Identify takes no \b\uFFFE'))).toBe(
      '<error code="badArgument">Identify takes no</error>',
    ));

  it('has headers with their sets; one that is gone says so', () => {
    const header = {
      identifier: 'oai:x:1',
      datestamp: now,
      sets: ['type:guide', 'medium:video'],
      deleted: false,
    };
    expect(headerXml(header)).toBe(
      '<header><identifier>oai:x:1</identifier><datestamp>2026-11-01T10:00:00Z</datestamp><setSpec>type:guide</setSpec><setSpec>medium:video</setSpec></header>',
    );
    expect(headerXml({ ...header, sets: [], deleted: true })).toBe(
      '<header status="deleted"><identifier>oai:x:1</identifier><datestamp>2026-11-01T10:00:00Z</datestamp></header>',
    );
  });
});

describe('metadata', () => {
  const library = 'Open Theatre Library';
  const MARC = ` xmlns="${MARCXML_NAMESPACE}"`;
  const metadata = (work: Partial<Work>, format: 'oai_dc' | 'marc21' = 'oai_dc') =>
    metadataXml(
      format,
      { ...hamlet, ...work },
      () => marcXml(marcRecord(hamlet, marcOfTests), MARC),
      library,
    );
  /** Name and text of each element of Dublin Core. */
  const core = (work: Partial<Work>) =>
    [...metadata(work).matchAll(/<dc:(\w+)>([^<]*)<\/dc:\1>/g)].map(([, name, text]) => `${name}: ${text}`);
  const rest = (kind: string, format: string) => [
    ...['date: 2023-05-01', `type: ${kind}`, `format: ${format}`],
    'identifier: https://library.example/productions/hamlet-lantern-yard',
    ...['language: en', 'relation: Hamlet at close range'],
    'rights: Access restricted to subscribing institutions.',
  ];
  const cast = ['Caspian Thorley-Rao', 'Sunniva Thackwray', 'Inès Quarrington'].map(
    (name) => `contributor: ${name}`,
  );

  it('Dublin Core says what a work is, in order', () => {
    expect(core({ genres: ['Tragedy'] })).toEqual([
      'title: Hamlet',
      'creator: William Shakespeare',
      'creator: Cosmo Adeyinka-Lisle',
      'subject: Revenge',
      'subject: Tragedy',
      `description: ${hamlet.summary}`,
      'publisher: The Lantern Yard Company',
      ...cast,
      ...rest('MovingImage', 'video/mp4'),
    ]);
    expect(metadata({})).toMatch(
      /^<metadata><oai_dc:dc xmlns:oai_dc="http:\/\/www\.openarchives\.org\/OAI\/2\.0\/oai_dc\/" xmlns:dc="http:\/\/purl\.org\/dc\/elements\/1\.1\/" .*<\/oai_dc:dc><\/metadata>$/,
    );
  });

  it('and leaves out what nobody knows', () => {
    const unknown = {
      writers: [],
      directors: [],
      themes: [],
      summary: '',
      company: null,
      cast: [],
      date: null,
      spoken: [],
      series: [],
    };
    expect(core({ ...unknown, name: 'A & B', kind: 'document' })).toEqual([
      'title: A &amp; B',
      'publisher: Open Theatre Library',
      'type: Text',
      'identifier: https://library.example/productions/hamlet-lantern-yard',
      'rights: Access restricted to subscribing institutions.',
    ]);
    expect(core({ kind: 'audio' }).slice(-7)).toEqual(rest('Sound', 'audio/mp4'));
  });

  it('MARC is the record in its namespace', () => {
    const record = marcXml(marcRecord(hamlet, marcOfTests), ' xmlns="http://www.loc.gov/MARC21/slim"');
    expect(metadata({}, 'marc21')).toBe(`<metadata>${record}</metadata>`);
    expect(record).toMatch(/^<record xmlns="http:\/\/www\.loc\.gov\/MARC21\/slim"><leader>/);
  });
});

describe('what is new, as Atom', () => {
  const self = 'https://library.example/feed?a&b';
  const entry = {
    name: 'A & B',
    summary: 'Short',
    address: 'https://library.example/x?y&z',
    entered: '2026-02-03',
  };
  const head = (updated: string) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>New</title><id>https://library.example/feed?a&amp;b</id>' +
    `<link rel="self" href="https://library.example/feed?a&amp;b"/><updated>${updated}T00:00:00Z</updated><author><name>New</name></author>\n`;
  const one = (day: string) =>
    '<entry><title>A &amp; B</title><id>https://library.example/x?y&amp;z</id><link href="https://library.example/x?y&amp;z"/>' +
    `<updated>${day}T00:00:00Z</updated><summary>Short</summary></entry>\n`;

  it('is as new as its first entry', () => {
    expect(atomFeed('New', self, [entry, { ...entry, entered: '2026-01-01' }])).toBe(
      `${head('2026-02-03')}${one('2026-02-03')}${one('2026-01-01')}</feed>\n`,
    );
  });

  it('is a feed with nothing in it too', () => {
    expect(atomFeed('New', self, [])).toBe(`${head('1970-01-01')}</feed>\n`);
  });
});

it('the search is described with names no longer than OpenSearch takes', () => {
  const description = openSearch(
    'The Open Theatre & Opera Library of Lower Harbourside',
    'https://library.example',
  );
  expect(description).toContain('<ShortName>The Open Theatre</ShortName>');
  expect(description).toContain('<LongName>The Open Theatre &amp; Opera Library of Lower Harbou</LongName>');
  expect(description).toContain('template="https://library.example/search?q={searchTerms}"');
});
