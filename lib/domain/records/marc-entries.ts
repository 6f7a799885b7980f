/** Access points and links: people, company, subjects, series, addresses. Pure. */
import type { MarcContext, MarcField } from './marc-record';
import { filedName, withoutArticle } from './names';
import type { Work, WorkPerson } from './work';

interface Filed {
  indicator: string;
  text: string;
}

function filed({ name, sortName }: Pick<WorkPerson, 'name' | 'sortName'>): Filed {
  if (sortName !== undefined) return { indicator: sortName.includes(',') ? '1' : '0', text: sortName };
  const { text, inverted } = filedName(name);
  return { indicator: inverted ? '1' : '0', text };
}

/** A name ends with a comma if something follows it. */
function personField(tag: string, person: WorkPerson, relation: string, code: string): MarcField {
  const { indicator, text } = filed(person);
  const dates = person.dates === undefined ? [] : ['d', `${person.dates},`];
  return [tag, `${indicator} `, 'a', `${text},`, ...dates, 'e', `${relation}.`, '4', code];
}

function workField(person: WorkPerson, title: string): MarcField {
  const { indicator, text } = filed(person);
  const dates = person.dates === undefined ? [] : ['d', `${person.dates}.`];
  const name = person.dates === undefined ? `${text}.` : `${text},`;
  return ['700', `${indicator} `, 'i', 'Performance of (work):', 'a', name, ...dates, 't', `${title}.`];
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
      ? ['650', ' 7', 'a', `${name}.`, '2', 'local']
      : ['650', ' 7', 'a', name, 'v', 'Drama.', '2', 'local'];
  return [
    ...themes.map(theme),
    ...genres.map((name): MarcField => ['650', ' 7', 'a', `${name}.`, '2', 'local']),
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
    ...series.map((name): MarcField => ['830', ' 0', 'a', `${name}.`]),
    ['856', '40', '3', MATERIAL[kind], 'u', link(address), 'z', 'Subscribing institutions only.'],
    ...(picture === null ? [] : [['856', '42', '3', 'Image', 'u', picture] as const]),
  ];
}
