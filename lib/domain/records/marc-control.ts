/** Control fields 001 to 008, in which each character position is a code (MARC 21 Bibliographic). Pure. */
import { countryCode, languageCode, UNKNOWN_LANGUAGE } from './codes';
import { type MarcContext, type MarcField, recordId, transactionDate } from './marc-record';
import type { Work } from './work';

/** 006, 18 characters: form of item online (06), type of file (09). */
const MATERIAL = {
  video: 'm     o  c        ',
  audio: 'm     o  h        ',
  document: 'm     o  d        ',
} as const;

/** 007 for the recording and for the electronic resource, of which 03 is colour and 05 sound: a document is silent. */
const PHYSICAL = {
  video: ['vz czazuu', 'cr cna---|||||'],
  audio: ['sr nsnnnnnnned', 'cr nna---|||||'],
  document: ['cr |n ---|||||'],
} as const;

const LONGEST_MINUTES = 999;

/** 008/18–20 for video: minutes; `000` if more than 999, `---` if unknown. */
function runningTime(minutes: number | null): string {
  if (minutes === null) return '---';
  return minutes > LONGEST_MINUTES ? '000' : String(Math.max(1, minutes)).padStart(3, '0');
}

/** Target audience, 008/22. */
function audience({ levels }: Work): string {
  if (levels.length === 0) return 'g';
  return levels.every(({ isPrimary }) => isPrimary) ? 'b' : 'd';
}

/** 008/18–34, 17 characters. */
function ofKind(work: Work): string {
  const reader = audience(work);
  if (work.kind === 'video') return `${runningTime(work.minutes)} ${reader}      o   vl`;
  if (work.kind === 'audio') return `nnn ${reader}o      d    `;
  return `    ${reader}o     000 0 `;
}

function fixedData(work: Work): string {
  const year = /^\d{4}/.exec(work.date ?? '')?.[0];
  const language = work.spoken[0] === undefined ? UNKNOWN_LANGUAGE : languageCode(work.spoken[0]);
  const entered = work.entered.slice(2, 10).replaceAll('-', '');
  const dates = year === undefined ? 'nuuuuuuuu' : `s${year}    `;
  return `${entered}${dates}${countryCode(work.country)}${ofKind(work)}${language} d`;
}

export function controlFields(work: Work, { orgCode, changed }: MarcContext): MarcField[] {
  return [
    ['001', recordId(work.id)],
    ['003', orgCode],
    ['005', transactionDate(changed)],
    ['006', MATERIAL[work.kind]],
    ...PHYSICAL[work.kind].map((value): MarcField => ['007', value]),
    ['008', fixedData(work)],
  ];
}
