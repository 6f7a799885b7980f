/** Access points and links: people, company, subjects, series, addresses. Pure. */
import { invertedName, splitName } from '../text/person-name';
import type { MarcContext, MarcField } from './marc-record';
import { withFullStop } from '../text/full-stop';
import { withoutArticle } from './names';
import type { Work, WorkPerson } from './work';

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

function peopleFields({ kind, writers, directors, cast, performanceOf, name }: Work): MarcField[] {
  const main = kind === 'video' ? [] : writers.slice(0, 1);
  const title = performanceOf ?? name;
  return [
    ...main.map((writer) => personField('100', writer, 'author', 'aut')),
    ...(kind === 'document'
      ? writers.slice(1).map((writer) => personField('700', writer, 'author', 'aut'))
      : writers.map((writer) => workField(writer, title))),
    ...directors.map((director) => personField('700', director, 'director', 'drt')),
    ...cast.filter(({ known }) => known).map((actor) => personField('700', actor, 'actor', 'act')),
  ];
}

function subjectFields({ kind, themes, genres, form }: Work): MarcField[] {
  const theme = (name: string): MarcField =>
    kind === 'document'
      ? ['650', ' 7', 'a', withFullStop(name), '2', 'local']
      : ['650', ' 7', 'a', name, 'v', 'Drama.', '2', 'local'];
  return [
    ...themes.map(theme),
    ...genres.map((name): MarcField => ['650', ' 7', 'a', withFullStop(name), '2', 'local']),
    ...(form === null ? [] : [['655', ' 7', 'a', form, '2', 'lcgft'] as const]),
  ];
}

const MATERIAL = { video: 'Streaming video', audio: 'Streaming audio', document: 'Online document' } as const;

export function entryFields(work: Work, { link }: MarcContext): MarcField[] {
  const { company, series, picture, kind, address } = work;
  return [
    ...subjectFields(work),
    ...peopleFields(work),
    ...(company === null
      ? []
      : [['710', '2 ', 'a', `${withoutArticle(company)},`, 'e', 'production company.', '4', 'prn'] as const]),
    ...series.map((name): MarcField => ['830', ' 0', 'a', withFullStop(withoutArticle(name))]),
    ['856', '40', '3', MATERIAL[kind], 'u', link(address), 'z', 'Subscribing institutions only.'],
    ...(picture === null ? [] : [['856', '42', '3', 'Image', 'u', picture] as const]),
  ];
}
