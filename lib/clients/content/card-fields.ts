/**
 * Fields that a card, its visibility and its credits are made of, by content type; what a type holds decides whether it
 * is seen, and comes from the registry. Related items are asked for with these alone: whole entries with everything linked to them weigh megabytes a page. Selecting a field that a type
 * does not have is an error of the delivery API, so each type has its own list (content model §7).
 */
import { rowOfType } from '@/lib/contracts/content-types';

const named = ['name', 'slug', 'image', 'imageAltText', 'shortIntroduction'] as const;
const guarded = ['contentGuidance', 'rightsAgreement', 'contentProfiles'] as const;
const base = [...named, ...guarded];
const taught = [...base, 'educationLevels'];

const fieldsOfType: Readonly<Record<string, readonly string[]>> = {
  title: [...taught, 'date', 'firstPerformed', 'authors'],
  production: [
    ...taught,
    'subType',
    'date',
    'media',
    'directors',
    'writers',
    'castMembers',
    'creativeMembers',
  ],
  interview: [...taught, 'subType', 'date', 'media'],
  workshop: [...taught, 'subType', 'date', 'media'],
  guide: [...taught, 'subType', 'date', 'media'],
  lessonPlan: [...taught, 'subType', 'date'],
  person: [...base, 'roles'],
  series: [...taught, 'date'],
  collection: [...taught],
  studyUnit: [...taught],
  trainingCourse: [...base],
};

/** `select` for cards of a type; undefined for a type that has no list, which is then read whole. */
export function cardSelect(type: string): string | undefined {
  const fields = fieldsOfType[type];
  const holds = rowOfType(type)?.holds;
  const all = [...(fields ?? []), ...(holds ? [holds] : [])];
  return fields && ['sys', ...all.map((field) => `fields.${field}`)].join(',');
}
