/** Descriptive fields: title, carrier, notes. Fields without content are left out. Pure. */
import { languageName } from '../text/language-name';
import { languageCode, UNKNOWN_LANGUAGE } from './codes';
import type { MarcContext, MarcField } from './marc-record';
import { withFullStop } from '../text/full-stop';
import { nonFiling } from './names';
import type { Work } from './work';

/** Names of languages in English, the language of cataloguing; without regions, as the codes of field 041. */
const list = (tags: readonly string[]) =>
  tags.map((tag) => languageName(tag.split('-')[0] ?? tag, 'en')).join(' and ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** Without the capitals of a heading: `Set Designer`, but not those of `BSL`. */
const plainWords = (text: string) =>
  text.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

const HOUR = 3_600;
const MINUTE = 60;
const split = (seconds: number) =>
  [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE] as const;

/** Under an hour to the second, where seconds are known (decision 0090). Null: unknown, or under one minute of those. */
function duration({ seconds, minutes }: Work): string | null {
  const [hours, rest, last] = split(seconds ?? (minutes ?? 0) * MINUTE);
  const parts = [
    ...(hours > 0 ? [`${hours} hr.`] : []),
    ...(rest > 0 ? [`${rest} min.`] : []),
    ...(last > 0 && hours === 0 ? [`${last} sec.`] : []),
  ];
  return parts.join(', ') || null;
}

/** Field 306 has two digits of hours, and no way to say "about": only what was measured goes into it. */
const LONGEST_SECONDS = 99 * HOUR + 59 * MINUTE + 59;

function playingTime({ kind, seconds }: Work): MarcField[] {
  if (kind === 'document' || seconds === null || seconds > LONGEST_SECONDS) return [];
  const time = split(seconds).map((value) => String(value).padStart(2, '0'));
  return [['306', '  ', 'a', time.join('')]];
}

function responsibility({ company, directors, writers }: Work): string[] {
  const by = (verb: string, people: readonly { name: string }[]) =>
    people.length === 0 ? [] : [`${verb} by ${people.map(({ name }) => name).join(', ')}`];
  return [...(company === null ? [] : [company]), ...by('directed', directors), ...by('written', writers)];
}

function titleField(work: Work): MarcField {
  const said = responsibility(work).join(' ; ');
  const main = work.kind === 'video' || work.writers.length === 0 ? '0' : '1';
  const indicators = `${main}${nonFiling(work.name)}`;
  return said === ''
    ? ['245', indicators, 'a', withFullStop(work.name)]
    : ['245', indicators, 'a', `${work.name} /`, 'c', withFullStop(said)];
}

const CARRIER = { video: '1 video file', audio: '1 audio file', document: '1 text file' } as const;
const CONTENT: Readonly<Record<Work['kind'], readonly string[]>> = {
  video: ['two-dimensional moving image', 'tdi'],
  audio: ['spoken word', 'spw'],
  document: ['text', 'txt'],
};

function extentField(work: Work): MarcField {
  const { kind, pages } = work;
  if (kind === 'document')
    return ['300', '  ', 'a', pages === null ? '1 online resource' : `1 online resource (${pages} pages)`];
  const time = duration(work);
  const extent = `1 online resource (${CARRIER[kind]}${time === null ? '' : ` (${time})`}) :`;
  return ['300', '  ', 'a', extent, 'b', kind === 'video' ? 'sound, colour' : 'digital'];
}

function carrierFields(work: Work): MarcField[] {
  const [term = '', code = ''] = CONTENT[work.kind];
  return [
    extentField(work),
    ...playingTime(work),
    ['336', '  ', 'a', term, 'b', code, '2', 'rdacontent'],
    ['337', '  ', 'a', 'computer', 'b', 'c', '2', 'rdamedia'],
    ['338', '  ', 'a', 'online resource', 'b', 'cr', '2', 'rdacarrier'],
    ...(work.kind === 'document' ? [] : [['344', '  ', 'a', 'digital', '2', 'rdatr'] as const]),
    work.kind === 'document'
      ? ['347', '  ', 'a', 'text file', ...(work.isPdf ? ['b', 'PDF'] : []), '2', 'rdaft']
      : ['347', '  ', 'a', `${work.kind} file`, '2', 'rdaft'],
  ];
}

/** Codes of the languages that a performance was translated from; empty where it was not, or where that is not known. */
function translatedFrom({ spoken, original }: Work): string[] {
  const codes = original.map(languageCode).filter((code) => code !== UNKNOWN_LANGUAGE);
  const untold = [UNKNOWN_LANGUAGE, ...codes];
  return spoken.some((tag) => untold.includes(languageCode(tag))) ? [] : codes;
}

function languageFields(work: Work): MarcField[] {
  const { kind, spoken, captions } = work;
  if (spoken.length === 0) return [];
  const from = translatedFrom(work).flatMap((code) => ['h', code]);
  const spokenCode = kind === 'audio' ? 'd' : 'a';
  const said = spoken.flatMap((tag) => [spokenCode, languageCode(tag)]);
  const read = captions.flatMap((tag) => ['p', languageCode(tag)]);
  const note =
    captions.length === 0 ? `In ${list(spoken)}.` : `In ${list(spoken)}, with ${list(captions)} captions.`;
  return [
    ['041', from.length > 0 ? '1 ' : '0 ', ...said, ...from, ...read],
    ['546', '  ', 'a', note],
  ];
}

function peopleNotes({ creative, cast }: Work): MarcField[] {
  const made = creative
    .map(({ name, role }) => (role === null ? name : `${plainWords(role)}, ${name}`))
    .join(' ; ');
  const played = cast.map(({ name, role }) => (role === null ? name : `${name} (${role})`)).join(' ; ');
  return [
    ...(made === '' ? [] : [['508', '  ', 'a', withFullStop(capital(made))] as const]),
    ...(played === '' ? [] : [['511', '1 ', 'a', withFullStop(played)] as const]),
  ];
}

function notes(work: Work): MarcField[] {
  const { chapters, summary, guidance, levels, captions, access } = work;
  return [
    ...(chapters.length === 0 ? [] : [['505', '0 ', 'a', withFullStop(chapters.join(' -- '))] as const]),
    [
      '506',
      '1 ',
      'a',
      'Access restricted to subscribing institutions.',
      'f',
      'Online access with authorization',
      '2',
      'star',
    ],
    ...peopleNotes(work),
    ...(summary === '' ? [] : [['520', '  ', 'a', withFullStop(summary)] as const]),
    ...(guidance.length === 0
      ? []
      : [['520', '4 ', 'a', withFullStop(capital(guidance.map(small).join('; ')))] as const]),
    ...levels.map(({ name, isGrade }) => ['521', isGrade ? '2 ' : '8 ', 'a', withFullStop(name)] as const),
    ...(captions.length === 0 ? [] : [['532', '1 ', 'a', `Closed captions in ${list(captions)}.`] as const]),
    ...access.map((name) => ['532', '1 ', 'a', withFullStop(name)] as const),
    ['538', '  ', 'a', 'Mode of access: World Wide Web.'],
  ];
}

export function descriptionFields(work: Work, { orgCode, libraryName, changed }: MarcContext): MarcField[] {
  const place = work.country === null ? '[Place of publication not identified] :' : `[${work.country}] :`;
  const year = /^\d{4}/.exec(work.date ?? '')?.[0];
  return [
    ['028', '52', 'a', work.id, 'b', libraryName],
    ['035', '  ', 'a', `(${orgCode})${work.id}`],
    ['040', '  ', 'a', orgCode, 'b', 'eng', 'e', 'rda', 'c', orgCode],
    ...languageFields(work),
    titleField(work),
    [
      '264',
      ' 1',
      'a',
      place,
      'b',
      `${libraryName},`,
      'c',
      year === undefined ? '[date of publication not identified]' : `${year}.`,
    ],
    ...carrierFields(work),
    ...work.series.map((name): MarcField => ['490', '1 ', 'a', name]),
    ...notes(work),
    ['588', '  ', 'a', `Description based on provider metadata, ${changed.toISOString().slice(0, 10)}.`],
  ];
}
