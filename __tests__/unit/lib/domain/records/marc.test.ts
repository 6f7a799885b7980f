import { goneRecord, marcRecord } from '@/lib/domain/records/marc';
import { fitting, marcXml, MARCXML_FILE, recordLength } from '@/lib/domain/records/marc-file';
import type { MarcRecord } from '@/lib/domain/records/marc-record';
import { proxied, proxyPrefix } from '@/lib/domain/records/proxy';
import { iso2709 } from '@/services/product/records/files';
import { hamlet, marcOfTests } from '../../../../support/content/works';

/** As catalogues write a record down: `#` for a blank. */
const lines = ({ fields }: MarcRecord) =>
  fields.map(([tag, ...values]) => {
    if (tag < '010') return `${tag}    ${values[0]?.replaceAll(' ', '#')}`;
    const [indicators = '', ...parts] = values;
    const said = parts.flatMap((part, index) => (index % 2 === 0 ? [`$${part} ${parts[index + 1]}`] : []));
    return `${tag} ${indicators.replaceAll(' ', '#')} ${said.join(' ')}`;
  });

const EXAMPLE = `001    otl-production-hamlet-lantern-yard
003    UkXxOTL
005    20260901090000.0
006    m#####o##c########
007    vz#czazuu
007    cr#cna---|||||
008    240721s2023####xxk001#d######o###vleng#d
028 52 $a production-hamlet-lantern-yard $b Open Theatre Library
035 ## $a (UkXxOTL)production-hamlet-lantern-yard
040 ## $a UkXxOTL $b eng $e rda $c UkXxOTL
041 0# $a eng $p eng
245 00 $a Hamlet / $c The Lantern Yard Company ; directed by Cosmo Adeyinka-Lisle ; written by William Shakespeare.
264 #1 $a [United Kingdom] : $b Open Theatre Library, $c 2023.
300 ## $a 1 online resource (1 video file (1 min., 3 sec.)) : $b sound, colour
306 ## $a 000103
336 ## $a two-dimensional moving image $b tdi $2 rdacontent
337 ## $a computer $b c $2 rdamedia
338 ## $a online resource $b cr $2 rdacarrier
344 ## $a digital $2 rdatr
347 ## $a video file $2 rdaft
490 1# $a Hamlet at close range
505 0# $a The battlements, before dawn -- The question -- To die, to sleep -- There’s the rub.
506 1# $a Access restricted to subscribing institutions. $f Online access with authorization $2 star
508 ## $a Set designer, Wilhelmina Stroud-Okeke ; costume designer, Amaranta Holloway-Díaz ; screen director, Linus Corvane.
511 1# $a Caspian Thorley-Rao (Hamlet) ; Sunniva Thackwray (Claudius) ; Inès Quarrington (Gertrude).
520 ## $a A two-hour Hamlet on the battlements, with nine actors and a red curtain that everyone has a reason to stand behind.
520 4# $a Haze and smoke; flashing lights; violence; suicide.
521 8# $a Key Stage 3 (Years 7-9).
532 1# $a Closed captions in English.
538 ## $a Mode of access: World Wide Web.
546 ## $a In English, with English captions.
588 ## $a Description based on provider metadata, 2026-09-01.
650 #7 $a Revenge $v Drama. $2 local
655 #7 $a Filmed performances. $2 lcgft
700 1# $i Performance of (work): $a Shakespeare, William, $d 1564-1616. $t Hamlet.
700 1# $a Adeyinka-Lisle, Cosmo, $e director. $4 drt
700 1# $a Thorley-Rao, Caspian, $e actor. $4 act
710 2# $a Lantern Yard Company, $e production company. $4 prn
830 #0 $a Hamlet at close range.
856 40 $3 Streaming video $u https://library.example/productions/hamlet-lantern-yard $z Subscribing institutions only.`;

it('case 30: Hamlet is the example', () => {
  const record = marcRecord(hamlet, marcOfTests);
  expect(lines(record)).toEqual(EXAMPLE.split('\n'));
  expect(iso2709([record]).slice(0, 24)).toMatch(/^\d{5}ngm a22005053i 4500$/);
});

it('case 29: leader, 006 and 008 have their lengths, whatever it is', () => {
  for (const kind of ['video', 'audio', 'document'] as const)
    for (const changes of [
      {},
      { date: null, country: null, spoken: [], minutes: null, seconds: null, levels: [] },
      { minutes: 1_500, seconds: 90_000, country: 'Narnia' },
    ]) {
      const { leader, fields } = marcRecord({ ...hamlet, ...changes, kind }, marcOfTests);
      const of = (tag: string) => fields.find(([one]) => one === tag)?.[1]?.length;
      expect([kind, leader.length, of('006'), of('008')]).toEqual([kind, 24, 18, 40]);
    }
});

it.each([
  [{ original: ['nb-NO'], spoken: ['en-GB'] }, '041 1# $a eng $h nob $p eng'],
  [{ original: ['grc', 'fr'], spoken: ['en'] }, '041 1# $a eng $h grc $h fre $p eng'],
  [{ original: ['en-GB'], spoken: ['en'] }, '041 0# $a eng $p eng'],
  [{ original: ['cy', 'en'], spoken: ['en'] }, '041 0# $a eng $p eng'],
  [{ original: ['xx'], spoken: ['en'] }, '041 0# $a eng $p eng'],
  [{ original: ['fr'], spoken: ['xx'] }, '041 0# $a und $p eng'],
])('a translated play is called so where its language is known: %j', (languages, field) => {
  expect(lines(marcRecord({ ...hamlet, ...languages }, marcOfTests))).toContain(field);
});

it('a document is called PDF only where it is one', () => {
  const said = (isPdf: boolean) => lines(marcRecord({ ...hamlet, kind: 'document', isPdf }, marcOfTests));
  expect(said(true)).toContain('347 ## $a text file $b PDF $2 rdaft');
  expect(said(false)).toContain('347 ## $a text file $2 rdaft');
});

it('case 31: of what is gone little is said, and that it is gone', () => {
  const { leader, fields } = goneRecord(hamlet, marcOfTests);
  expect(leader[5]).toBe('d');
  expect(fields.map(([tag]) => tag)).toEqual(['001', '003', '005', '245', '856']);
  const gone = goneRecord({ ...hamlet, kind: 'document', name: 'The Tempest' }, marcOfTests);
  expect(gone.leader.slice(5, 8)).toBe('dam');
  expect(lines(gone)).toContain('245 04 $a The Tempest.');
  expect(lines(goneRecord({ ...hamlet, name: 'Who?' }, marcOfTests))).toContain('245 00 $a Who?');
});

it('case 32: a record that is too long is shortened, not broken', () => {
  const many = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Zoë ${'ü'.repeat(length)} ${index}`,
      role: 'All',
      known: true,
    }));
  for (const work of [
    {
      ...hamlet,
      chapters: Array.from({ length: 400 }, (_, index) => `Chapter “${index}” ${'é'.repeat(30)}`),
    },
    { ...hamlet, cast: many(600, 60) },
    { ...hamlet, summary: '𝒜é'.repeat(5_000) },
    { ...hamlet, cast: many(100, 600), creative: many(100, 500) },
  ]) {
    const record = fitting(marcRecord(work, marcOfTests));
    const bytes = Buffer.from(iso2709([record]));
    expect(bytes.length).toBeLessThanOrEqual(99_999);
    expect(bytes.length).toBe(recordLength(record));
    expect(Number(bytes.subarray(0, 5).toString())).toBe(bytes.length);
    expect(bytes.toString()).not.toContain('\uFFFD');
    expect(record.fields.some(([tag]) => tag === '856')).toBe(true);
  }
});

it('case 33: a title with signs of markup and controls is legal XML', () => {
  const record = marcXml(marcRecord({ ...hamlet, name: 'A & B < C\u0001 "D"' }, marcOfTests));
  const xml = `${MARCXML_FILE.before}${record}${MARCXML_FILE.after}`;
  expect(xml).toContain('<subfield code="a">A &amp; B &lt; C &quot;D&quot; /</subfield>');
  expect(xml).not.toMatch(/[\u0000-\u0008]/);
  expect(xml).toContain('<datafield tag="245" ind1="0" ind2="2">');
});

it('case 34: a proxy prefix is an address of the web, or none', () => {
  for (const wrong of [
    'javascript:alert(1)',
    'data:text/html,x',
    'proxy.example',
    'ftp://a.example/',
    'https://a b/',
    '',
  ])
    expect(proxyPrefix(wrong)).toBeNull();
  const address = 'https://library.example/a?b=c';
  expect(proxied(address, proxyPrefix('https://proxy.example/login?url='))).toBe(
    `https://proxy.example/login?url=${address}`,
  );
  expect(proxied(address, 'https://p.example/login?qurl=')).toBe(
    'https://p.example/login?qurl=https%3A%2F%2Flibrary.example%2Fa%3Fb%3Dc',
  );
});
