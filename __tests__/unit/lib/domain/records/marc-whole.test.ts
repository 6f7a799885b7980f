import { entryFields } from '@/lib/domain/records/marc-entries';
import { descriptionFields } from '@/lib/domain/records/marc-description';
import { controlFields } from '@/lib/domain/records/marc-control';
import { nonFiling, recordText, withoutArticle } from '@/lib/domain/records/names';
import { proxied, proxyPrefix } from '@/lib/domain/records/proxy';
import type { MarcContext } from '@/lib/domain/records/marc-record';
import type { Work } from '@/lib/domain/records/work';

const context: MarcContext = {
  orgCode: 'OTL',
  libraryName: 'The Library',
  changed: new Date('2026-02-03T04:05:06Z'),
  status: 'n',
  link: (address) => `proxy:${address}`,
};
/** Of which nothing is known but what it is. */
const bare: Work = {
  id: 'w1', type: 'production', name: 'Hamlet', kind: 'video', address: 'https://l.test/w1', entered: '2025-09-01', date: null,
  company: null, country: null, performanceOf: null, original: [], spoken: [], captions: [], minutes: null, seconds: null, pages: null, isPdf: false, writers: [], directors: [],
  cast: [], creative: [], series: [], chapters: [], summary: '', guidance: [], levels: [], access: [], themes: [], genres: [], courses: [], form: null,
  picture: null,
}; // prettier-ignore
const line = ([tag, ...values]: readonly [string, ...string[]]) => [tag, ...values].join('|');
const described = (given: Partial<Work>) => descriptionFields({ ...bare, ...given }, context).map(line);
const entered = (given: Partial<Work>) => entryFields({ ...bare, ...given }, context).map(line);
const fixed = (given: Partial<Work>) => controlFields({ ...bare, ...given }, context).at(-1)?.[1];
const of = (lines: readonly string[], tag: string) => lines.filter((one) => one.startsWith(`${tag}|`));
const person = (name: string) => ({ name });

const HEAD = ['028|52|a|w1|b|The Library', '035|  |a|(OTL)w1', '040|  |a|OTL|b|eng|e|rda|c|OTL'];
const PLACE =
  '264| 1|a|[Place of publication not identified] :|b|The Library,|c|[date of publication not identified]';
const TAIL = [
  '506|1 |a|Access restricted to subscribing institutions.|f|Online access with authorization|2|star',
  '538|  |a|Mode of access: World Wide Web.',
  '588|  |a|Description based on provider metadata, 2026-02-03.',
];
const ONLINE = ['337|  |a|computer|b|c|2|rdamedia', '338|  |a|online resource|b|cr|2|rdacarrier'];

describe('a work of which little is known', () => {
  it('says nothing else of a film', () => {
    expect(described({})).toEqual([
      ...HEAD, '245|00|a|Hamlet.', PLACE, '300|  |a|1 online resource (1 video file) :|b|sound, colour',
      '336|  |a|two-dimensional moving image|b|tdi|2|rdacontent', ...ONLINE, '344|  |a|digital|2|rdatr', '347|  |a|video file|2|rdaft', ...TAIL,
    ]); // prettier-ignore
    expect(entered({})).toEqual([
      '856|40|3|Streaming video|u|proxy:https://l.test/w1|z|Subscribing institutions only.',
    ]);
  });

  it('says nothing else of a sound and of a document', () => {
    expect(described({ kind: 'audio' }).slice(5, -3)).toEqual([
      '300|  |a|1 online resource (1 audio file) :|b|digital',
      '336|  |a|spoken word|b|spw|2|rdacontent',
      ...ONLINE,
      '344|  |a|digital|2|rdatr',
      '347|  |a|audio file|2|rdaft',
    ]);
    expect(described({ kind: 'document', minutes: 60, seconds: 3_600 }).slice(5, -3)).toEqual([
      '300|  |a|1 online resource',
      '336|  |a|text|b|txt|2|rdacontent',
      ...ONLINE,
      '347|  |a|text file|2|rdaft',
    ]);
    expect(of(described({ kind: 'document', pages: 4 }), '300')).toEqual([
      '300|  |a|1 online resource (4 pages)',
    ]);
  });

  it('has its places filled in 008', () => {
    expect(fixed({})).toBe('250901nuuuuuuuuxx --- g      o   vlund d');
    expect(fixed({ kind: 'audio', spoken: ['cy'], date: '1606-12' })).toBe(
      '250901s1606    xx nnn go      d    wel d',
    );
    expect(fixed({ kind: 'document', country: 'United Kingdom', date: 'c. 1606' })).toBe(
      '250901nuuuuuuuuxxk    go     000 0 und d',
    );
  });

  it.each([
    [0, '001'],
    [1, '001'],
    [2, '002'],
    [999, '999'],
    [1_000, '000'],
  ])('%s minutes are %s', (minutes, said) => expect(fixed({ minutes })?.slice(18, 21)).toBe(said));

  it('is for whom its levels are', () => {
    const level = (isPrimary: boolean) => ({ name: 'x', isGrade: false, isPrimary });
    expect(fixed({ levels: [level(true), level(true)] })?.charAt(22)).toBe('b');
    expect(fixed({ levels: [level(true), level(false)] })?.charAt(22)).toBe('d');
  });
});

describe('what is said where it is known', () => {
  it.each([
    [{ company: 'The Company' }, 'The Company.'],
    [{ directors: [person('Ann'), person('Bea')] }, 'directed by Ann, Bea.'],
    [
      { company: 'Co', directors: [person('Ann')], writers: [person('Cy')] },
      'Co ; directed by Ann ; written by Cy.',
    ],
  ])('responsibility %#', (given, said) =>
    expect(of(described(given), '245')).toEqual([`245|00|a|Hamlet /|c|${said}`]),
  );

  it('the title skips its article and ends once; its main entry is the writer where nothing is filmed', () => {
    expect(of(described({ name: 'The Storm' }), '245')).toEqual(['245|04|a|The Storm.']);
    expect(of(described({ name: 'Who?' }), '245')).toEqual(['245|00|a|Who?']);
    const written = { writers: [person('Cy')] };
    expect(of(described({ ...written, kind: 'audio' }), '245')).toEqual([
      '245|10|a|Hamlet /|c|written by Cy.',
    ]);
    expect(of(described({ kind: 'audio' }), '245')).toEqual(['245|00|a|Hamlet.']);
  });

  it.each([
    [0, '1 video file'],
    [1, '1 video file (1 min.)'],
    [60, '1 video file (1 hr.)'],
    [61, '1 video file (1 hr., 1 min.)'],
  ])('%s minutes, of which no seconds are claimed', (minutes, said) => {
    const lines = described({ minutes });
    expect(of(lines, '300')).toEqual([`300|  |a|1 online resource (${said}) :|b|sound, colour`]);
    expect(of(lines, '306')).toEqual([]);
  });

  it.each([
    [1, '1 sec.', ['000001']],
    [60, '1 min.', ['000100']],
    [61, '1 min., 1 sec.', ['000101']],
    [3_599, '59 min., 59 sec.', ['005959']],
    [3_600, '1 hr.', ['010000']],
    [3_661, '1 hr., 1 min.', ['010101']],
    [359_999, '99 hr., 59 min.', ['995959']],
    [360_000, '100 hr.', []],
  ])('%s seconds, under an hour to the second', (seconds, said, times) => {
    const lines = described({ minutes: 1, seconds });
    expect(of(lines, '300')).toEqual([
      `300|  |a|1 online resource (1 video file (${said})) :|b|sound, colour`,
    ]);
    expect(of(lines, '306')).toEqual(times.map((time) => `306|  |a|${time}`));
    expect(of(described({ kind: 'audio', minutes: 1, seconds }), '306')).toHaveLength(times.length);
  });

  it('languages', () => {
    const spoken = described({ spoken: ['cy', 'en-GB'], captions: ['en', 'xx'] });
    expect(of(spoken, '041')).toEqual(['041|0 |a|wel|a|eng|p|eng|p|und']);
    expect(of(spoken, '546')).toEqual(['546|  |a|In Welsh and English, with English and Xx captions.']);
    expect(of(spoken, '532')).toEqual(['532|1 |a|Closed captions in English and Xx.']);
    expect(of(described({ kind: 'audio', spoken: ['fr'] }), '041')).toEqual(['041|0 |d|fre']);
    expect(of(described({ spoken: ['fr'] }), '546')).toEqual(['546|  |a|In French.']);
    const ukrainian = described({ spoken: ['en'], captions: ['uk', 'zh-Hant'] });
    expect(of(ukrainian, '546')).toEqual(['546|  |a|In English, with Ukrainian and Chinese captions.']);
  });

  it('notes', () => {
    const role = (name: string, what: string | null) => ({ name, role: what, known: false });
    const lines = described({
      chapters: ['One', 'Two'], summary: 'A prince asks!', guidance: ['Blood', 'Loud noises'], access: ['Audio description'],
      levels: [{ name: 'Year 7', isGrade: true, isPrimary: false }, { name: 'Stage.', isGrade: false, isPrimary: false }],
      creative: [role('Di', 'Sound'), role('Ed', null), role('Flo', 'Set and BSL Designer')], cast: [role('Ann', 'Lear'), role('Bo', null)], series: ['Plays'], date: '2024-05',
      country: 'Ireland',
    }); // prettier-ignore
    const notes = ['490', '505', '508', '511', '520', '521', '532', '264'].flatMap((tag) => of(lines, tag));
    expect(notes).toEqual([
      '490|1 |a|Plays', '505|0 |a|One -- Two.', '508|  |a|Sound, Di ; Ed ; set and BSL designer, Flo.', '511|1 |a|Ann (Lear) ; Bo.', '520|  |a|A prince asks!',
      '520|4 |a|Blood; loud noises.', '521|2 |a|Year 7.', '521|8 |a|Stage.', '532|1 |a|Audio description.',
      '264| 1|a|[Ireland] :|b|The Library,|c|2024.',
    ]); // prettier-ignore
  });
});

describe('entries', () => {
  const ann = { name: 'Ann Lee', dates: '1950-' };
  const cy = { name: 'Cy', sortName: 'Cy, the Elder' };

  it('of a film are its works, its directors and those of the cast who have a page', () => {
    const cast = [
      { name: 'Bo Ray', role: null, known: true },
      { name: 'No Page', role: null, known: false },
    ];
    expect(
      entered({ writers: [ann, cy], directors: [person('Di')], cast, performanceOf: 'A Play' }).slice(0, -1),
    ).toEqual([
      '700|1 |i|Performance of (work):|a|Lee, Ann,|d|1950-.|t|A Play.',
      '700|1 |i|Performance of (work):|a|Cy, the Elder.|t|A Play.',
      '700|0 |a|Di,|e|director.|4|drt',
      '700|1 |a|Ray, Bo,|e|actor.|4|act',
    ]);
  });

  it.each([
    ['Sophocles', undefined, '0 |a|Sophocles,', '0 |i|Performance of (work):|a|Sophocles.'],
    ['Máire Ní Ghráda', undefined, '1 |a|Ní Ghráda, Máire,', '1 |i|Performance of (work):|a|Ní Ghráda, Máire.'],
    ['Martin Luther King Jr.', undefined, '1 |a|King, Martin Luther,|c|Jr.,', '1 |i|Performance of (work):|a|King, Martin Luther,|c|Jr.'],
    ['Martin Luther King Jr.', '1929-1968', '1 |a|King, Martin Luther,|c|Jr.,|d|1929-1968,', '1 |i|Performance of (work):|a|King, Martin Luther,|c|Jr.,|d|1929-1968.'],
  ])('of %s (%s) file the name by its family', (name, dates, asPerson, asWork) => {
    const writers = [{ name, ...(dates === undefined ? {} : { dates }) }];
    expect(entered({ kind: 'document', writers })[0]).toBe(`100|${asPerson}|e|author.|4|aut`);
    expect(entered({ writers, performanceOf: 'A Play' })[0]).toBe(`700|${asWork}|t|A Play.`);
  }); // prettier-ignore

  it('subjects, company, series and picture', () => {
    const given = {
      themes: ['Love'],
      genres: ['Tragedy'],
      courses: ['GCSE Drama (AQA)'],
      form: 'Filmed plays.',
      company: 'The Company',
      series: ['Plays'],
      picture: 'https://l.test/p',
    };
    expect(entered({ kind: 'audio', ...given })).toEqual([
      '650| 7|a|Love|v|Drama.|2|local',
      '650| 7|a|Tragedy.|2|local',
      '655| 7|a|Filmed plays.|2|lcgft',
      '658|  |a|GCSE Drama (AQA).|2|local',
      '710|2 |a|Company,|e|production company.|4|prn',
      '830| 0|a|Plays.',
      '856|40|3|Streaming audio|u|proxy:https://l.test/w1|z|Subscribing institutions only.',
      '856|42|3|Image|u|https://l.test/p',
    ]);
  });
});

describe('closing punctuation', () => {
  it('is not doubled, and a title that is filed has no article', () => {
    const given = {
      writers: [person('Cy')],
      themes: ['Why me?'],
      genres: ['Farce.'],
      series: ['The Storm!', 'A Play'],
    };
    expect(entered({ ...given, performanceOf: 'What Now?' }).slice(0, -1)).toEqual([
      '650| 7|a|Why me?|v|Drama.|2|local',
      '650| 7|a|Farce.|2|local',
      '700|0 |i|Performance of (work):|a|Cy.|t|What Now?',
      '830| 0|a|Storm!',
      '830| 0|a|Play.',
    ]);
    expect(entered({ ...given, performanceOf: 'The Storm.' })[2]).toBe(
      '700|0 |i|Performance of (work):|a|Cy.|t|The Storm.',
    );
    expect(entered({ kind: 'document', themes: ['Why me?'] })[0]).toBe('650| 7|a|Why me?|2|local');
  });
});

describe('titles as they are filed', () => {
  it.each([
    ['The Storm', 4, 'Storm'],
    ['A Storm', 2, 'Storm'],
    ['An Hour', 3, 'Hour'],
    ['The art of comedy', 4, 'Art of comedy'],
    ['Theatre', 0, 'Theatre'],
    ['The ', 0, 'The '],
    ['Into The Storm', 0, 'Into The Storm'],
  ])('"%s" skips %s', (title, skipped, rest) => {
    expect(nonFiling(title)).toBe(skipped);
    expect(withoutArticle(title)).toBe(rest);
  });

  it('what has no place in a record is not there', () => {
    expect(recordText(' a\u0000\u0007b\n\n c  e\u0301 ')).toBe('a b c \u00e9');
    expect(recordText('trage\uFFFEdies \uFFFF\uD83C\uDFAD \uD83C')).toBe('tragedies \uD83C\uDFAD');
  });
});

describe('the proxy of a library', () => {
  it.each([
    [' https://p.test/login?url= ', 'https://p.test/login?url='],
    ['http://p.test/', 'http://p.test/'],
    ['ftp://p.test/', null],
    ['xhttps://p.test/', null],
    ['https://p.test/a b', null],
    ['p.test', null],
    ['', null],
    [`https://p.test/${'x'.repeat(485)}`, `https://p.test/${'x'.repeat(485)}`],
    [`https://p.test/${'x'.repeat(486)}`, null],
  ])('prefix %#', (text, expected) => expect(proxyPrefix(text)).toBe(expected));

  it.each([
    [null, 'https://l.test/a?b=c'],
    ['https://p.test/login?url=', 'https://p.test/login?url=https://l.test/a?b=c'],
    ['https://p.test/login?qurl=', 'https://p.test/login?qurl=https%3A%2F%2Fl.test%2Fa%3Fb%3Dc'],
    ['https://p.test/login?x=1&QURL=', 'https://p.test/login?x=1&QURL=https%3A%2F%2Fl.test%2Fa%3Fb%3Dc'],
    ['https://p.test/?qurl=/', 'https://p.test/?qurl=/https://l.test/a?b=c'],
    ['https://p.test/xqurl=', 'https://p.test/xqurl=https://l.test/a?b=c'],
  ])('address behind %s', (prefix, expected) =>
    expect(proxied('https://l.test/a?b=c', prefix)).toBe(expected),
  );
});
