/** Access points and links: people, company, subjects, series, addresses. Pure. */
import { invertedName, splitName } from '../text/person-name';
import type { MarcContext, MarcField } from './marc-record';
import { withFullStop } from '../text/full-stop';
import { withoutArticle } from './names';
import { isPerformance, type Work, type WorkPerson } from './work';

interface Filed {
  indicator: string;
  /** Subfields: the name, what belongs to it (`Jr.`), dates. */
  parts: readonly (readonly [code: string, text: string])[];
}

function filed({ name, sortName, dates = '' }: WorkPerson): Filed {
  const { family, given, suffix } = splitName(name);
  const text = sortName ?? invertedName({ family, given, suffix: '' });
  const belonging = sortName === undefined ? suffix : '';
  const parts = [
    ['a', text],
    ['c', belonging],
    ['d', dates],
  ] as const;
  return {
    indicator: (sortName === undefined ? given !== '' : sortName.includes(',')) ? '1' : '0',
    parts: parts.filter(([code, part]) => code === 'a' || part !== ''),
  };
}

/** A name ends with a comma if something follows it. */
function personField(tag: string, person: WorkPerson, relation: string, code: string): MarcField {
  const { indicator, parts } = filed(person);
  const said = parts.flatMap(([part, text]) => [part, `${text},`]);
  return [tag, `${indicator} `, ...said, 'e', `${relation}.`, '4', code];
}

/** A name ends with a full stop if a title follows it. */
function workField(person: WorkPerson, title: string): MarcField {
  const { indicator, parts } = filed(person);
  const said = parts.flatMap(([part, text], index) => [
    part,
    index < parts.length - 1 ? `${text},` : text.replace(/\.?$/, '.'),
  ]);
  return ['700', `${indicator} `, 'i', 'Performance of (work):', ...said, 't', withFullStop(title)];
}

/** What is performed, or who wrote what is no performance. */
function writtenBy(work: Work, main: readonly WorkPerson[]): MarcField[] {
  const { writers, performanceOf, name } = work;
  if (!isPerformance(work))
    return writers.slice(main.length).map((writer) => personField('700', writer, 'author', 'aut'));
  if (writers.length > 0) return writers.map((writer) => workField(writer, performanceOf ?? name));
  if (performanceOf === null) return [];
  return [['730', '0 ', 'i', 'Performance of (work):', 'a', withFullStop(withoutArticle(performanceOf))]];
}

function peopleFields(work: Work): MarcField[] {
  const { kind, writers, directors, cast } = work;
  const main = kind === 'video' ? [] : writers.slice(0, 1);
  return [
    ...main.map((writer) => personField('100', writer, 'author', 'aut')),
    ...writtenBy(work, main),
    ...directors.map((director) => personField('700', director, 'director', 'drt')),
    ...cast.filter(({ known }) => known).map((actor) => personField('700', actor, 'actor', 'act')),
  ];
}

/** A play about love is `Love -- Drama`; courses are no subjects, but what a curriculum index is made of. */
function subjectFields(work: Work): MarcField[] {
  const { themes, genres, courses, form } = work;
  const theme = (name: string): MarcField =>
    isPerformance(work)
      ? ['650', ' 7', 'a', name, 'v', 'Drama.', '2', 'local']
      : ['650', ' 7', 'a', withFullStop(name), '2', 'local'];
  return [
    ...themes.map(theme),
    ...genres.map((name): MarcField => ['650', ' 7', 'a', withFullStop(name), '2', 'local']),
    ...(form === null ? [] : [['655', ' 7', 'a', form, '2', 'lcgft'] as const]),
    ...courses.map((name): MarcField => ['658', '  ', 'a', withFullStop(name), '2', 'local']),
  ];
}

/** Whoever makes a recording produces it; a text is issued. */
const COMPANY = {
  video: ['production company.', 'prn'],
  audio: ['production company.', 'prn'],
  document: ['issuing body.', 'isb'],
} as const;

const MATERIAL = { video: 'Streaming video', audio: 'Streaming audio', document: 'Online document' } as const;

export function entryFields(work: Work, { link }: MarcContext): MarcField[] {
  const { company, series, picture, kind, address } = work;
  const [relation, code] = COMPANY[kind];
  return [
    ...subjectFields(work),
    ...peopleFields(work),
    ...(company === null
      ? []
      : [['710', '2 ', 'a', `${withoutArticle(company)},`, 'e', relation, '4', code] as const]),
    ...series.map((name): MarcField => ['830', ' 0', 'a', withFullStop(withoutArticle(name))]),
    ['856', '40', '3', MATERIAL[kind], 'u', link(address), 'z', 'Subscribing institutions only.'],
    ...(picture === null ? [] : [['856', '42', '3', 'Image', 'u', picture] as const]),
  ];
}
