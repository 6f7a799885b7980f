/** Records of what is no performance: texts, interviews, workshops; and of plays whose author nobody knows. */
import { marcRecord } from '@/lib/domain/records/marc';
import { metadataXml } from '@/lib/domain/records/oai-xml';
import type { Work } from '@/lib/domain/records/work';
import { hamlet, marcOfTests } from '@/__tests__/support/content/works';

const fields = (given: Partial<Work>, tag: string) =>
  marcRecord({ ...hamlet, ...given }, marcOfTests)
    .fields.filter(([one]) => one === tag)
    .map(([, ...values]) => values.join('|'));

const writers = [{ name: 'Ann Lee', dates: '1950-' }, { name: 'Bea' }];
const about = { writers, directors: [], cast: [], themes: ['Love'] };
const [ann, bea] = ['1 |a|Lee, Ann,|d|1950-,|e|author.|4|aut', '0 |a|Bea,|e|author.|4|aut'];

it.each([
  ['filmed', { type: 'interview', kind: 'video' }, [], [ann, bea]],
  ['heard', { type: 'workshop', kind: 'audio' }, [ann], [bea]],
  ['read', { type: 'guide', kind: 'document' }, [ann], [bea]],
  ['the text of a production', { type: 'production', kind: 'document' }, [ann], [bea]],
] as const)('what is %s has authors, and is no drama about its themes', (_what, kind, main, added) => {
  const given = { ...about, ...kind };
  expect(fields(given, '100')).toEqual(main);
  expect(fields(given, '700')).toEqual(added);
  expect(fields(given, '650')).toEqual([' 7|a|Love.|2|local']);
});

it('a text is issued, and a recording produced', () => {
  const company = ({ kind }: Pick<Work, 'kind'>) => fields({ kind }, '710');
  expect(company({ kind: 'document' })).toEqual(['2 |a|Lantern Yard Company,|e|issuing body.|4|isb']);
  expect(company({ kind: 'audio' })).toEqual(['2 |a|Lantern Yard Company,|e|production company.|4|prn']);
});

it('a play without a known author is found by its title', () => {
  const play = { writers: [], performanceOf: 'The Second Shepherds’ Play' };
  expect(fields(play, '730')).toEqual(['0 |i|Performance of (work):|a|Second Shepherds’ Play.']);
  expect(fields({ ...play, type: 'interview' }, '730')).toEqual([]);
  expect(fields({ writers: [], performanceOf: null }, '730')).toEqual([]);
});

it('courses are no subjects: they are of the index of curricula', () => {
  const courses = ['GCSE Drama (AQA)'];
  expect(fields({ courses }, '658')).toEqual(['  |a|GCSE Drama (AQA).|2|local']);
  expect(fields({ courses }, '650')).toEqual(fields({}, '650'));
});

it('a document is silent, and a sound has no colour', () => {
  const electronic = (kind: Work['kind']) => fields({ kind }, '007').at(-1);
  expect(electronic('video')).toBe('cr cna---|||||');
  expect(electronic('audio')).toBe('cr nna---|||||');
  expect(electronic('document')).toBe('cr |n ---|||||');
});

it('Dublin Core calls PDF only what is one', () => {
  const core = (given: Partial<Work>) =>
    /<dc:format>(.*?)</.exec(metadataXml('oai_dc', { ...hamlet, ...given }, () => '', 'Library'))?.[1];
  expect(core({ kind: 'document', isPdf: true })).toBe('application/pdf');
  expect(core({ kind: 'document', isPdf: false })).toBeUndefined();
  expect(core({ kind: 'audio' })).toBe('audio/mp4');
});
