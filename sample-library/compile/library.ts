/** All entries of the sample library, from facts and texts. Pure: the same context gives the same entries. */
import { texts } from '@/sample-library/source/texts';
import { auxiliaryEntries } from './auxiliary';
import { companyEntries } from './companies';
import type { Context } from './context';
import { type Conversation, conversationEntry, conversationKin } from './conversations';
import { courseEntries } from './courses';
import { curriculumEntries } from './curricula';
import { composedGuides, composedPlans } from './composed/all';
import { personEntries } from './people';
import { productionEntry, productionKin } from './productions';
import { type Reading, readingEntries, readingKin } from './readings';
import { recordingEntries } from './recordings';
import { relationsAmong } from './relations';
import { pictureOf } from './picture';
import { type Entry, idOf, linkedIds } from './resource';
import { collectionEntry, seriesEntry, seriesKin } from './sets';
import { withEditorialCases } from './cases';
import { standardEntries } from './standards';
import { withoutEmpty } from './empty';
import { studyUnitEntries } from './study-units';
import { titleEntries } from './titles';
import { type TermPicture, vocabularyEntries } from './vocabulary';

export const readings: readonly Reading[] = [
  ...texts.guides.map((text) => ({ kind: 'guide' as const, text })),
  ...composedGuides.map((text) => ({ kind: 'guide' as const, text })),
  ...texts.plans.map((text) => ({ kind: 'lessonPlan' as const, text })),
  ...composedPlans.map((text) => ({ kind: 'lessonPlan' as const, text })),
];

const conversations: readonly Conversation[] = [
  ...texts.interviews.map((text) => ({ kind: 'interview' as const, text })),
  ...texts.workshops.map((text) => ({ kind: 'workshop' as const, text })),
];

export function libraryEntries(context: Context): Entry[] {
  const kin = [
    ...texts.productions.map(productionKin),
    ...conversations.map(conversationKin),
    ...readings.map(readingKin),
  ];
  const relations = relationsAmong([...kin, ...texts.series.map((text) => seriesKin(text, kin))]);
  const mentioned = new Set(texts.guides.flatMap(({ companies = [] }) => companies));
  const items = [
    ...recordingEntries(context.recordings),
    ...personEntries(context, relations),
    ...titleEntries(context, relations),
    ...texts.productions.map((text) => productionEntry(context, relations, text)),
    ...conversations.map((one) => conversationEntry(context, relations, one)),
    ...readings.flatMap((reading) => readingEntries(context, relations, reading)),
    ...texts.series.map((text) => seriesEntry(context, relations, text, kin)),
    ...texts.collections.map((text) => collectionEntry(context, text)),
    ...courseEntries(context),
    ...studyUnitEntries(context, kin),
    ...curriculumEntries(context),
  ];
  const linked = linkedIds(items);
  // A word that nothing carries is shown nowhere and needs no picture.
  const picture: TermPicture = (kind, { slug, name }) =>
    linked.has(idOf(kind, slug)) ? pictureOf(context, { kind, slug, title: name }) : {};
  return withoutEmpty(
    withEditorialCases([
      ...auxiliaryEntries(),
      ...standardEntries(),
      ...vocabularyEntries(picture),
      ...companyEntries(mentioned, picture),
      ...items,
    ]),
  );
}
